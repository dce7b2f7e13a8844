import { describe, expect, it } from 'vitest'
import { paidInDollars } from '#testing/paid-in-dollars.ts'
import { includesSavedJobs, matchesSaved } from './match-saved.ts'

const job = {
  title: 'Data Analyst',
  companyName: 'Fernway Health',
  location: 'Portland, OR',
  remoteAllowed: true,
  employmentType: 'full-time' as const,
  ...paidInDollars(90_000, null),
}

it('excludes saved jobs where a filter is for applications only (TRACK-06)', () => {
  expect([{}, { search: 'x' }, { salary: 1 }].map(includesSavedJobs)).toEqual([true, true, true])
  expect(
    [{ status: 'submitted' as const }, { days: 7 as const }, { source: 'direct' as const }].map(includesSavedJobs),
  ).toEqual([false, false, false])
})

describe('a saved job', () => {
  it.each([
    [{}, true],
    [{ search: ' fernway ' }, true],
    [{ search: 'nurse' }, false],
    [{ type: 'contract' as const }, false],
    [{ location: 'portland' }, true],
    [{ location: 'remote' }, true],
    [{ location: 'Lisbon' }, false],
    [{ salary: 90_000 }, true],
    [{ salary: 90_001 }, false],
    [{ search: 'data', type: 'full-time' as const, salary: 50_000 }, true],
  ])('is found by %o: %s (TRACK-04, TRACK-06)', (search, expected) => {
    expect(matchesSaved(job, search)).toBe(expected)
  })
  it('without a location is remote, like on its card (JOBS-13, TRACK-06)', () => {
    const placeless = { ...job, location: ' ', remoteAllowed: false }
    expect([{ location: 'remote' }, { location: 'Portland' }].map((one) => matchesSaved(placeless, one))).toEqual([
      true,
      false,
    ])
  })
  it('without a salary is not found by a salary filter', () => {
    expect(matchesSaved({ ...job, payMin: null }, { salary: 1 })).toBe(false)
  })
})
