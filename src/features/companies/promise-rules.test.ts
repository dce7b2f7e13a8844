import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { keptShare, type Promised, promiseSentence, replyDueAt } from './promise-rules.ts'

const now = new Date('2026-11-22T12:00:00Z')
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS)
const sent = (days: number, repliedAfter: number | null): Promised => ({
  sentAt: ago(days),
  dueAt: replyDueAt(ago(days), 5),
  repliedAt: repliedAfter === null ? null : new Date(ago(days).getTime() + repliedAfter * DAY_MS),
})
const times = (count: number, one: Promised): Promised[] => Array.from({ length: count }, () => one)

describe('the share of kept promises', () => {
  it.each([
    ['nothing below five', times(4, sent(20, 1)), null],
    ['all of five', times(5, sent(20, 1)), { percent: 100, of: 5 }],
    ['an answer at the last instant is kept', times(5, sent(20, 5)), { percent: 100, of: 5 }],
    ['a late answer is not', [...times(4, sent(20, 1)), sent(20, 5.01)], { percent: 80, of: 5 }],
    ['no answer is not', [...times(4, sent(20, 1)), sent(20, null)], { percent: 80, of: 5 }],
    [
      'what is not due yet says nothing, answered or not',
      [...times(5, sent(20, 1)), sent(1, null), sent(1, 0.5)],
      { percent: 100, of: 5 },
    ],
    [
      'what was sent before counts no more',
      [...times(5, sent(20, 1)), ...times(9, sent(91, null))],
      { percent: 100, of: 5 },
    ],
    ['one missed of a thousand is not 100 %', [...times(999, sent(20, 1)), sent(20, null)], { percent: 99, of: 1000 }],
  ])('%s', (_what, promised, share) => {
    expect(keptShare(promised, now)).toEqual(share)
  })

  it('is a whole percent between 0 and 100 of no more than were sent', () => {
    const one = fc.record({ days: fc.integer({ min: 0, max: 120 }), after: fc.option(fc.integer({ min: 0, max: 40 })) })
    fc.assert(
      fc.property(fc.array(one, { maxLength: 40 }), (all) => {
        const share = keptShare(
          all.map(({ days, after }) => sent(days, after)),
          now,
        )
        if (!share) return
        expect(Number.isInteger(share.percent) && share.percent >= 0 && share.percent <= 100).toBe(true)
        expect(share.of).toBeLessThanOrEqual(all.length)
      }),
    )
  })

  it('reads as one sentence', () => {
    expect(promiseSentence({ days: 5, kept: { percent: 92, of: 48 } })).toBe(
      'Replies within 5 days, met for 92% of 48 applications',
    )
    expect(promiseSentence({ days: 1, kept: null })).toBe('Replies within 1 day')
  })
})
