import { describe, expect, it } from 'vitest'
import { paidInDollars } from '#testing/paid-in-dollars.ts'
import { companyPeriod, dayPeriod, isAvoided, matchesRule, nextDay } from './rules.ts'

const rule = { types: ['full-time', 'contract'], salaryFloor: 80_000, minimumMatch: 70, avoids: ['Acme'] }
const job = { employmentType: 'contract', ...paidInDollars(60_000, 90_000), companyName: 'Northwind', score: 70 }

describe('matching a rule (AUTO-01)', () => {
  it('never takes a job with an unknown match, whatever the rule accepts (AUTO-01)', () =>
    expect(matchesRule({ ...rule, minimumMatch: 0 }, { ...job, score: null })).toBe(false))

  it('checks type, pay, match and avoided companies', () => {
    expect(matchesRule(rule, job)).toBe(true)
    expect(matchesRule({ ...rule, types: [], salaryFloor: null }, { ...job, payMax: null, payMin: null })).toBe(true)
    for (const wrong of [
      { employmentType: 'internship' },
      { payMax: 79_999 },
      { payMin: null, payMax: null },
      { score: 69 },
      { score: null },
      { companyName: 'ACME, Inc.' },
    ]) {
      expect(matchesRule(rule, { ...job, ...wrong }), JSON.stringify(wrong)).toBe(false)
    }
  })

  it('avoids a company by its name and a longer name that begins with it, not by a part of a word', () => {
    expect(isAvoided('Acme Holdings', ['acme'])).toBe(true)
    expect(isAvoided('Acmeville', ['acme'])).toBe(false)
    expect(isAvoided('Northwind', ['', '...'])).toBe(false)
  })
})

it('counts days and months in UTC (AUTO-05)', () => {
  const late = new Date('2026-11-30T23:59:59Z')
  expect(dayPeriod(late)).toBe('day 2026-11-30')
  expect(companyPeriod('c', late)).toBe('company c 2026-11')
  expect(nextDay(late)).toEqual(new Date('2026-12-01T00:00:00Z'))
})
