import { minutesText } from '#features/companies/notice-rules.ts'

/** Whether, how and when this number of candidates is notified of a move; `minutes` is the company's notice delay, if it is known. */
export function noticeText(candidates: number, minutes: number | undefined): string {
  if (candidates === 0) return 'No one is notified because imported candidates have no account.'
  const how = candidates === 1 ? 'by email and in their tracker' : 'by email and in their trackers'
  if (minutes === 0) return `Notified immediately, ${how}. This can't be undone.`
  if (minutes === undefined) return `Notified ${how} after the company's delay.`
  return `Notified in ${minutesText(minutes)}, ${how}. You can undo it until then.`
}
