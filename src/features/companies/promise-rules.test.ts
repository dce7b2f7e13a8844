import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { type Promised, promiseRate, promiseSentence, replyDueAt } from './promise-rules.ts'

const now = new Date('2026-11-22T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
const sent = (days: number, repliedAfter: number | null): Promised => ({
  sentAt: ago(days),
  dueAt: replyDueAt(ago(days), 5),
  repliedAt: repliedAfter === null ? null : new Date(ago(days).getTime() + repliedAfter * DAY_MS),
})
const times = (count: number, one: Promised): Promised[] => Array.from({ length: count }, () => one)

describe('promiseRate', () => {
  it.each([
    ['is null below five applications', times(4, sent(20, 1)), null],
    ['counts five replies in time as 100%', times(5, sent(20, 1)), { percent: 100, of: 5 }],
    ['counts a reply at the last instant', times(5, sent(20, 5)), { percent: 100, of: 5 }],
    ['does not count a late reply', [...times(4, sent(20, 1)), sent(20, 5.01)], { percent: 80, of: 5 }],
    ['does not count a missing reply', [...times(4, sent(20, 1)), sent(20, null)], { percent: 80, of: 5 }],
    [
      'leaves out applications that are not due yet, with or without a reply',
      [...times(5, sent(20, 1)), sent(1, null), sent(1, 0.5)],
      { percent: 100, of: 5 },
    ],
    [
      'leaves out applications that were sent more than 90 days ago',
      [...times(5, sent(20, 1)), ...times(9, sent(91, null))],
      { percent: 100, of: 5 },
    ],
    ['rounds 999 of 1000 down to 99%', [...times(999, sent(20, 1)), sent(20, null)], { percent: 99, of: 1000 }],
  ])('%s', (_what, promised, share) => {
    expect(promiseRate(promised, now)).toEqual(share)
  })

  it('is a whole percent between 0 and 100, of at most the number of sent applications', () => {
    const one = fc.record({ days: fc.integer({ min: 0, max: 120 }), after: fc.option(fc.integer({ min: 0, max: 40 })) })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (all) => {
        const share = promiseRate(
          all.map(({ days, after }) => sent(days, after)),
          now,
        )
        if (!share) return
        expect(Number.isInteger(share.percent) && share.percent >= 0 && share.percent <= 100).toBe(true)
        expect(share.of).toBeLessThanOrEqual(all.length)
      }),
    )
  })

  it('is shown as one sentence', () => {
    expect(promiseSentence({ days: 5, kept: { percent: 92, of: 48 } })).toBe(
      'Replies within 5 days, met for 92% of 48 applications',
    )
    expect(promiseSentence({ days: 1, kept: null })).toBe('Replies within 1 day')
  })
})
