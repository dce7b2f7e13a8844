import { counted } from '#lib/count-word.ts'
/** How long a company may wait before a candidate is notified of a new status, in minutes. */
export const NOTICE_MINUTES = { min: 0, max: 1440 } as const

/** '10 minutes', '1 hour', '1 hour 30 minutes' */
export function minutesText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60]
  const parts = [hours > 0 && counted(hours, 'hour'), rest > 0 && counted(rest, 'minute')]
  return parts.filter(Boolean).join(' ') || '0 minutes'
}
