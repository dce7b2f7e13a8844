/** A range of time zones in minutes from UTC: 'UTC-3 to UTC+2' is -180 to 120. */
export type UtcRange = { from: number; to: number }

export const LEAST_OFFSET = -12 * 60
export const MOST_OFFSET = 14 * 60

/** 'UTC', 'UTC-3', 'UTC+5:45' */
export function offsetLabel(minutes: number): string {
  if (minutes === 0) return 'UTC'
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `UTC${minutes < 0 ? '-' : '+'}${hours}${rest ? `:${String(rest).padStart(2, '0')}` : ''}`
}

/** The offsets that some place uses: whole hours, and the quarters and halves of Nepal, India, Newfoundland and others. */
const parts = [-570, -210, 210, 270, 330, 345, 390, 525, 570, 630, 765]
export const offsets: readonly number[] = [
  ...Array.from({ length: 27 }, (_, at) => LEAST_OFFSET + at * 60),
  ...parts,
].sort((a, b) => a - b)

/** The current offset of a time zone in minutes; null for an unknown zone. */
export function offsetOfZone(timeZone: string, now: Date): number | null {
  try {
    const format = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
    const name = format.formatToParts(now).find(({ type }) => type === 'timeZoneName')?.value ?? ''
    const [, sign, hours, minutes] = /^GMT(?:([+-])(\d{2}):(\d{2}))?$/.exec(name) ?? []
    return sign ? (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) : 0
  } catch {
    return null
  }
}

const offset = String.raw`(?:UTC|GMT)? ?([+\-−–±]) ?(\d{1,2})(?::?(00|15|30|45))?`
const between = new RegExp(
  String.raw`(?:UTC|GMT) ?(?:([+\-−–±]) ?(\d{1,2})(?::?(00|15|30|45))?)? ?(?:to|and|bis|und|through|until|à|et|a|y|e|do|till?|tot|en|-|–|—|\/) ?(?:${offset}|(?:UTC|GMT)\b)`,
  'i',
)

/** The range that a text names; null without one. */
export function readUtcRange(text: string): UtcRange | null {
  const found = between.exec(text.replace(/\s+/g, ' '))
  if (!found) return null
  const [, sign, hours, minutes, otherSign, otherHours, otherMinutes] = found
  const [a, b] = [minutesOf(sign, hours, minutes), minutesOf(otherSign, otherHours, otherMinutes)]
  const range = { from: Math.min(a, b), to: Math.max(a, b) }
  return range.from >= LEAST_OFFSET && range.to <= MOST_OFFSET && range.from < range.to ? range : null
}

const minutesOf = (sign = '+', hours = '0', minutes = '0'): number =>
  (sign === '+' || sign === '±' ? 1 : -1) * (Number(hours) * 60 + Number(minutes))
