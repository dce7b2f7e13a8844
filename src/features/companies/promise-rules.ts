import { DAY_MS } from '#lib/dates.ts'

/** A promise is between one day and thirty; a day is 24 hours from the application on. */
export const REPLY_DAYS = { least: 1, most: 30 } as const
/** The share is that of applications sent within so many days. */
export const MEASURED_DAYS = 90
/** Fewer than this many say nothing. */
export const FEWEST_MEASURED = 5

/** What was promised of one application, and when it was answered: its first status away from submitted, or a first message. */
export type Promised = { sentAt: Date; dueAt: Date; repliedAt: Date | null }
export type Kept = { percent: number; of: number }

/** The instant until which an application sent now is to be answered. */
export const replyDueAt = (sentAt: Date, days: number): Date => new Date(sentAt.getTime() + days * DAY_MS)

/**
 * How often the promise was kept: of the applications of the last 90 days whose time is over, so many were answered in time.
 * What is not due yet says nothing, answered or not; rounded down, so that 100 % is all of them. Null below five. The database
 * counts the same in `readPromise`.
 */
export function keptShare(promised: readonly Promised[], now: Date): Kept | null {
  const from = now.getTime() - MEASURED_DAYS * DAY_MS
  const over = promised.filter(({ sentAt, dueAt }) => sentAt.getTime() >= from && dueAt <= now)
  return shareOf(over.filter(({ dueAt, repliedAt }) => repliedAt !== null && repliedAt <= dueAt).length, over.length)
}

/** So many of so many as a share; null where they are too few. */
export const shareOf = (kept: number, of: number): Kept | null =>
  of < FEWEST_MEASURED ? null : { percent: Math.floor((100 * kept) / of), of }

export const daysLabel = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** 'Replies within 5 days, kept for 92% of 48 applications'; the promise alone where there are too few to measure. */
export function promiseSentence({ days, kept }: { days: number; kept: Kept | null }): string {
  const promise = `Replies within ${daysLabel(days)}`
  return kept ? `${promise}, met for ${kept.percent}% of ${kept.of.toLocaleString('en-US')} applications` : promise
}
