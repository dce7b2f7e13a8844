import { minutesText } from '#features/companies/notice-rules.ts'

/** Whether, how and when this number of candidates is notified of a move; `minutes` is the company's wait, where it is known. */
export function noticeText(candidates: number, minutes: number | undefined): string {
  if (candidates === 0) return 'Nobody is notified: an imported candidate has no account.'
  const how = candidates === 1 ? 'by mail and in their tracker' : 'by mail and in their trackers'
  if (minutes === 0) return `Notified at once, ${how}. This cannot be undone.`
  if (minutes === undefined) return `Notified ${how}, after the wait that the company chose.`
  return `Notified in ${minutesText(minutes)}, ${how}. Until then you can undo it.`
}
