import { DAY_MS } from '#lib/dates.ts'

/** The smallest and the largest promise, in days. A day is 24 hours, counted from when the application was sent. */
export const REPLY_DAYS = { min: 1, max: 30 } as const
/** The share is measured over the applications of this number of days. */
export const MEASURED_DAYS = 90
/** Below this number of applications, no share is shown. */
export const MIN_MEASURED = 5

/** The promise for one application. The reply is the first status change after 'submitted' or the first message. */
export type Promised = { sentAt: Date; dueAt: Date; repliedAt: Date | null }
export type PromiseRate = { percent: number; of: number }

/** The time until which the company promised to reply to an application. */
export const replyDueAt = (sentAt: Date, days: number): Date => new Date(sentAt.getTime() + days * DAY_MS)

/**
 * How often the company met its promise, as a share of the applications of the last 90 days whose reply time has passed. An
 * application that is not due yet does not count, even if it has a reply. The percentage is rounded down, so that 100% means all.
 * Null below five applications. `readPromise` computes the same in SQL.
 */
export function promiseRate(promised: readonly Promised[], now: Date): PromiseRate | null {
  const from = now.getTime() - MEASURED_DAYS * DAY_MS
  const over = promised.filter(({ sentAt, dueAt }) => sentAt.getTime() >= from && dueAt <= now)
  return keptShare(over.filter(({ dueAt, repliedAt }) => repliedAt !== null && repliedAt <= dueAt).length, over.length)
}

/** The share of `kept` in `of`; null if `of` is below `MIN_MEASURED`. */
export const keptShare = (kept: number, of: number): PromiseRate | null =>
  of < MIN_MEASURED ? null : { percent: Math.floor((100 * kept) / of), of }

export const daysLabel = (days: number): string => (days === 1 ? '1 day' : `${days} days`)

/** 'Replies within 5 days, met for 92% of 48 applications'. Without a share, only the promise. */
export function promiseSentence({ days, kept }: { days: number; kept: PromiseRate | null }): string {
  const promise = `Replies within ${daysLabel(days)}`
  return kept ? `${promise}, met for ${kept.percent}% of ${kept.of.toLocaleString('en-US')} applications` : promise
}
