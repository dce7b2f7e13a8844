import { describe, expect, it } from 'vitest'
import { applicationStatuses as stored } from '#db/schema/applications.ts'
import { type TrackedHistory, trackerCounts, trackerTrends } from '#features/job-tracker/trends.ts'
import { applicationStatuses, readStatus, responseRate } from './rules.ts'

it('has six statuses and reads their older names (PLAT-17, PLAT-18)', () => {
  expect(applicationStatuses).toEqual(stored)
  expect(['hired', 'interview_scheduled', 'interviewed', 'rejected', 'lost'].map(readStatus)).toEqual([
    'accepted',
    'interview',
    'interview',
    'rejected',
    null,
  ])
})

describe("the tracker's statistics", () => {
  it('count pending and answered ones, without withdrawn ones (TRACK-02, TRACK-03)', () => {
    const statuses = ['submitted', 'submitted', 'reviewing', 'interview', 'rejected', 'accepted', 'withdrawn'] as const
    expect(trackerCounts(statuses)).toEqual({
      totalApplications: 7,
      pendingReview: 3,
      interviewsScheduled: 1,
      responseRate: 67,
    })
    expect(responseRate([])).toBe(0)
    expect(responseRate(['withdrawn'])).toBe(0)
    expect(responseRate(['submitted', 'submitted', 'accepted'])).toBe(33)
  })

  const now = new Date('2025-10-31T00:00:00Z')
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const sent = (days: number, status: TrackedHistory['status'] = 'submitted', after = days): TrackedHistory => ({
    appliedAt: daysAgo(days),
    status,
    changes: [
      { to: 'submitted', at: daysAgo(days) },
      ...(status === 'submitted' ? [] : [{ to: status, at: daysAgo(after) }]),
    ],
  })

  it('computes the last 30 days from the history at seven points in time', () => {
    const histories = [sent(60), sent(50, 'rejected', 40), sent(40, 'interview', 12), sent(20), sent(3, 'withdrawn', 1)]
    const trends = trackerTrends(histories, now)
    expect(trends.applicationsTrend).toEqual([3, 3, 4, 4, 4, 4, 5])
    expect(trends.responseRateTrend).toEqual([33, 33, 25, 25, 50, 50, 50])
    expect(trends).toMatchObject({ appliedLast30Days: 2, responseRateChange: 17 })
  })

  it('reports no change where too few were sent by then', () => {
    expect(trackerTrends([sent(60), sent(50), sent(2)], now).responseRateChange).toBeNull()
    expect(trackerTrends([], now)).toMatchObject({ appliedLast30Days: 0, responseRateChange: null })
  })

  it('ends with the current status, even where the history is incomplete', () => {
    const moved: TrackedHistory = { appliedAt: daysAgo(40), status: 'accepted', changes: [] }
    expect(trackerTrends([moved], now).responseRateTrend.at(-1)).toBe(100)
  })
})
