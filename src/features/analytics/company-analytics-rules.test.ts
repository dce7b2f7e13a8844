import { describe, expect, it } from 'vitest'
import { DAY_MS } from '#lib/dates.ts'
import { metricsOf, summaryOf } from './company-analytics-labels.ts'
import {
  activeAt,
  activeJobsChange,
  analyticsRanges,
  applicationsChange,
  conversionChange,
  conversionOf,
  daysToHire,
  daysToHireChange,
  periodOf,
  sharesOf,
} from './company-analytics-rules.ts'

const NOW = new Date('2026-11-22T09:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * DAY_MS)
const hire = (appliedDaysAgo: number, acceptedDaysAgo: number) => ({
  appliedAt: daysAgo(appliedDaysAgo),
  acceptedAt: daysAgo(acceptedDaysAgo),
})

describe('periods', () => {
  it('are 7, 30, 90 and 365 days, each compared with the period of equal length before it (CANA-05)', () => {
    const days = analyticsRanges.map((range) => {
      const { before, start, end } = periodOf(range, NOW)
      expect(end).toEqual(NOW)
      return [(end.getTime() - start.getTime()) / DAY_MS, (start.getTime() - before.getTime()) / DAY_MS]
    })
    expect(days).toEqual([
      [7, 7],
      [30, 30],
      [90, 90],
      [365, 365],
    ])
  })

  it.each(analyticsRanges)('divides a %s into intervals without a gap', (range) => {
    const { pieces, pieceMs, start, end } = periodOf(range, NOW)
    expect(Number.isInteger(pieceMs)).toBe(true)
    expect(start.getTime() + pieces * pieceMs).toBe(end.getTime())
  })
})

describe('changes', () => {
  it('gives the change of applications in percent, and none with too few applications (CANA-06)', () => {
    expect(applicationsChange({ now: 202, before: 131 })).toBe(54)
    expect(applicationsChange({ now: 3, before: 6 })).toBe(-50)
    expect(applicationsChange({ now: 9, before: 0 })).toBeNull()
    expect(applicationsChange({ now: 2, before: 1 })).toBeNull()
    expect(applicationsChange({ now: 0, before: 4 })).toBe(-100)
  })

  it('calculates time to hire as the mean from application to acceptance (CANA-08)', () => {
    expect(daysToHire([])).toBeNull()
    expect(daysToHire([hire(20, 5), hire(24, 3)])).toBe(18)
    expect(daysToHireChange([hire(20, 5), hire(24, 3)], [hire(60, 40), hire(61, 39)])).toBe(-3)
    expect(daysToHireChange([hire(20, 5)], [hire(60, 40), hire(61, 39)])).toBeNull()
  })

  it('rounds the share of accepted applications and gives its change in points (CANA-09)', () => {
    expect(conversionOf(0, 0)).toBeNull()
    expect(conversionOf(1, 3)).toBe(33)
    expect(conversionChange({ now: 10, before: 20 }, { now: 2, before: 1 })).toBe(15)
    expect(conversionChange({ now: 10, before: 3 }, { now: 2, before: 1 })).toBeNull()
  })

  it('counts a job as active if it was open and its next status change starts from active (CANA-07)', () => {
    const closed = { status: 'closed', openedAt: daysAgo(50), changes: [{ at: daysAgo(10), from: 'active' }] }
    const paused = {
      status: 'active',
      openedAt: daysAgo(50),
      changes: [
        { at: daysAgo(20), from: 'paused' },
        { at: daysAgo(9), from: 'active' },
        { at: daysAgo(8), from: 'paused' },
      ],
    }
    const young = { status: 'active', openedAt: daysAgo(3), changes: [] }
    const draft = { status: 'draft', openedAt: null, changes: [] }
    const all = [closed, paused, young, draft]
    const counted = [51, 30, 15, 8.5, 5, 0].map((days) => activeAt(all, daysAgo(days)))
    expect(counted).toEqual([0, 1, 2, 0, 1, 2])
    expect(activeJobsChange(all, periodOf('month', NOW))).toBe(1)
    expect(activeJobsChange([young, draft], periodOf('month', NOW))).toBeNull()
  })

  it('gives shares in rounded percent, the largest first, and none without applications (CANA-11)', () => {
    const counts = [
      { source: 'direct', count: 1 },
      { source: 'search', count: 2 },
    ] as const
    expect(sharesOf(counts)).toEqual([
      { source: 'search', count: 2, percentage: 67 },
      { source: 'direct', count: 1, percentage: 33 },
    ])
    expect(sharesOf([{ source: 'direct', count: 0 }])).toEqual([])
  })
})

describe('words', () => {
  const period = periodOf('month', NOW)
  const none = { now: 0, before: 0 }
  const empty = { period, applications: none, tracked: none, accepted: none, jobs: [], hires: { now: [], before: [] } }

  it("shows '—' to a company without data, and none of the old placeholders (CANA-07)", () => {
    const metrics = metricsOf(empty)
    expect(metrics.map(({ title, value, change, trend }) => [title, value, change, trend])).toEqual([
      ['Total Applications', '0', '—', null],
      ['Active Jobs', '0', '—', null],
      ['Time to Hire', '—', '—', null],
      ['Conversion Rate', '—', '—', null],
    ])
    expect(JSON.stringify(metrics)).not.toMatch(/\+2|18 days|-3 days/)
  })

  it('gives each metric a value, change, trend and description (CANA-01)', () => {
    const metrics = metricsOf({
      ...empty,
      applications: { now: 1202, before: 1310 },
      tracked: { now: 1202, before: 1310 },
      accepted: { now: 48, before: 39 },
      jobs: [{ status: 'active', openedAt: daysAgo(40), changes: [] }],
      hires: { now: [hire(20, 5), hire(24, 3)], before: [hire(60, 40), hire(61, 39)] },
    })
    expect(metrics.map(({ icon: _, title: __, ...said }) => said)).toEqual([
      { value: '1,202', change: '−8%', trend: 'down', isBetter: false, description: 'from 1,310' },
      { value: '1', change: 'No change', trend: null, isBetter: false, description: '1 active 30 days ago' },
      { value: '18 days', change: '3 days faster', trend: 'down', isBetter: true, description: 'from 21 days' },
      { value: '4%', change: '+1 point', trend: 'up', isBetter: true, description: 'from 3%' },
    ])
  })

  it('sums up the applications, the job with most of them, and how many wait', () => {
    const quiet = { topJob: null, waiting: 0 }
    expect(summaryOf(none, quiet, 'week')).toBe('No applications in the last 7 days.')
    const busy = { topJob: { title: 'Nurse Educator', applications: 6 }, waiting: 1 }
    expect(summaryOf({ now: 9, before: 0 }, busy, 'month')).toBe(
      '9 applications in the last 30 days. Nurse Educator received 6 of them. One has been waiting more than a week for a first review.',
    )
  })
})
