import { describe, expect, it } from 'vitest'
import type { SalaryStats } from './contract.ts'
import {
  differenceOf,
  formatComparison,
  formatFound,
  insightsOf,
  negotiationTipOf,
  pointsLabel,
  reasonWithheld,
} from './insights.ts'
import { clearedFilter, confidenceOf, searchName } from './rules.ts'

type Known = Pick<SalaryStats, 'benchmark' | 'byExperience' | 'byRemoteType' | 'byIndustry'>
const quartiles = { percentile25: 90_000, percentile75: 118_000 }

function stats(count: number, change: Partial<Known['benchmark']> = {}): Known {
  const half = { ...quartiles, count: Math.ceil(count / 2) }
  return {
    benchmark: { median: 105_000, ...quartiles, count, confidence: confidenceOf(count), interval: null, ...change },
    byExperience: [
      { value: 'mid', median: 90_000, ...half },
      { value: 'senior', median: 117_000, ...half },
    ],
    byRemoteType: [
      { value: 'on-site', median: 100_000, ...half },
      { value: 'remote', median: 106_000, ...half },
    ],
    byIndustry: [
      { value: 'Technology', median: 115_500, ...half },
      { value: 'Retail', median: 90_000, ...half },
    ],
  }
}

const kinds = (known: Known) => insightsOf(known).map(({ kind }) => kind)
const titles = (known: Known) => insightsOf(known).map(({ title }) => title)

describe('insights', () => {
  it('need five data points, ten for the spread and twenty for groups (SAL-17)', () => {
    expect(kinds(stats(4))).toEqual([])
    expect(kinds(stats(5))).toEqual(['baseline'])
    expect(kinds(stats(9))).toEqual(['baseline'])
    expect(kinds(stats(10))).toEqual(['baseline', 'spread'])
    expect(kinds(stats(19))).toEqual(['baseline', 'spread'])
    expect(kinds(stats(20))).toEqual(['baseline', 'spread', 'experience', 'remote', 'industry'])
  })

  it.each([
    [105_000, '40% above the national average'],
    [60_000, '20% below the national average'],
    [75_000, 'At the national average'],
    [75_749, 'At the national average'],
    [75_750, '1% above the national average'],
    [74_251, 'At the national average'],
    [74_250, '1% below the national average'],
  ])('compare a median of %d with the baseline of 75,000 (SAL-17)', (median, title) => {
    expect(titles(stats(5, { median }))).toEqual([title])
    expect(insightsOf(stats(5))[0]?.text).toBe(
      'The median of $105k compares with a national average of $75,000 across all roles.',
    )
  })

  it('contain their figure and the number of data points', () => {
    expect(insightsOf(stats(20)).slice(1)).toEqual([
      {
        kind: 'spread',
        title: 'Half earn between $90k and $118k',
        text: 'The middle 50% spans $28k, which is 27% of the median.',
        count: 20,
      },
      {
        kind: 'experience',
        title: 'Senior pays 30% more',
        text: 'The median rises from $90k at mid level to $117k.',
        count: 20,
      },
      {
        kind: 'remote',
        title: 'Remote pays 6% more',
        text: 'The medians are $106k remote and $100k on-site.',
        count: 20,
      },
      {
        kind: 'industry',
        title: 'Technology pays most',
        text: 'Its median of $116k is 10% higher than the overall median.',
        count: 10,
      },
    ])
  })

  it('ignore withheld groups and a single group', () => {
    const none = stats(20)
    for (const group of [...none.byExperience, ...none.byRemoteType, ...none.byIndustry]) group.median = null
    expect(kinds(none)).toEqual(['baseline', 'spread'])
    expect(
      kinds({ ...stats(20), byIndustry: stats(20).byIndustry.slice(0, 1), byExperience: [], byRemoteType: [] }),
    ).toEqual(['baseline', 'spread'])
  })
})

describe('the negotiation tip', () => {
  const tip = (percentile75: number, count = 20) =>
    negotiationTipOf({ ...stats(count).benchmark, median: 100_000, percentile75 })

  it('exists only if the 75th percentile is above 1.2 times the median (SAL-18)', () => {
    expect(tip(119_999)).toBeNull()
    expect(tip(120_000)).toBeNull()
    expect(tip(120_001)).toContain('20% above the median of $100k')
    expect(tip(200_000, 4)).toBeNull()
    expect(tip(130_000)).toBe(
      'A quarter of 20 data points are at $130k or more, 30% above the median of $100k. There is room to ask for more.',
    )
  })
})

describe('texts and labels', () => {
  it('explain why figures of fewer than five data points are withheld', () => {
    expect(reasonWithheld(0)).toBeNull()
    expect(reasonWithheld(1)).toContain('Only 1 data point matches.')
    expect(reasonWithheld(4)).toContain("Only 4 data points match. We don't show figures based on fewer than 5")
    expect(reasonWithheld(5)).toBeNull()
  })

  it('show high confidence from 50 data points on, and medium from 20 (SAL-15)', () => {
    expect([5, 19, 20, 49, 50].map(confidenceOf)).toEqual(['low', 'low', 'medium', 'medium', 'high'])
  })

  it('contain the number of data points, the title and the location (SAL-24)', () => {
    const search = { jobTitle: 'Data Analyst', location: 'Portland' }
    expect(formatFound(search, 1312)).toBe('Found 1,312 salary data points for Data Analyst in Portland')
    expect(formatFound(search, 1)).toBe('Found 1 salary data point for Data Analyst in Portland')
    expect(pointsLabel(0)).toBe('0 data points')
  })

  it.each([
    [100_000, 100_000, 'Similar'],
    [100_000, 100_999, 'Similar'],
    [100_000, 101_000, '1% higher'],
    [100_000, 99_001, 'Similar'],
    [100_000, 99_000, '1% lower'],
    [105_000, 118_650, '13% higher'],
    [0, 5, 'Similar'],
  ])('label the difference of %d and %d as %s (SAL-32)', (first, second, label) => {
    expect(differenceOf(first, second).label).toBe(label)
  })

  it('compare two searches in a sentence, with the overlap of the middle 50% (SAL-31)', () => {
    const first = { jobTitle: 'Senior Data Analyst', location: 'Portland, OR', ...stats(20) }
    const second = { ...first, jobTitle: 'Analytics Engineer', location: 'Seattle, WA' }
    const raised = stats(20, { median: 119_000, percentile25: 103_000, percentile75: 134_000 })
    expect(formatComparison(first, { ...second, ...raised })).toBe(
      'Analytics Engineer in Seattle, WA earns 13% more than Senior Data Analyst in Portland, OR at the median: $119k compared with $105k. The middle 50% ranges overlap between $103k and $118k.',
    )
    expect(formatComparison(first, second)).toContain('earns about the same as')
    const apart = stats(20, { median: 150_000, percentile25: 130_000, percentile75: 170_000 })
    expect(formatComparison(first, { ...second, ...apart })).toContain('The middle 50% ranges don’t overlap.')
  })

  it('clear a filter for all, all-... and an empty value (SAL-10, SAL-07)', () => {
    for (const value of ['all', 'all-industries', 'all-', '', '  ', null, undefined])
      expect(clearedFilter(value)).toBeUndefined()
    for (const value of ['Technology', 'remote', 0, 50_000]) expect(clearedFilter(value)).toBe(value)
  })

  it('name a saved search after title and location (SAL-27)', () => {
    expect(searchName('Data Analyst', 'Portland')).toBe('Data Analyst - Portland')
  })
})
