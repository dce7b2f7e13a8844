import { describe, expect, it } from 'vitest'
import {
  employmentLabel,
  isClosedForApplying,
  isRemote,
  particularsLabel,
  placeLabel,
  placesLabel,
} from '#features/job-postings/labels.ts'
import { countLabel, readSource } from './rules.ts'

describe('labels of a job', () => {
  it('shows a missing employment type as Full-time and a missing place as Remote (JOBS-13)', () => {
    expect(employmentLabel(null)).toBe('Full-time')
    expect(employmentLabel('temporary')).toBe('Temporary')
    expect(placeLabel({ location: null, remoteAllowed: false })).toBe('Remote')
    expect(placeLabel({ location: '  ', remoteAllowed: true })).toBe('Remote')
  })

  it.each([
    ['Remote, US', true, 'Remote, US'],
    ['Portland, OR', true, 'Portland, OR or remote'],
    ['Portland, OR', false, 'Portland, OR'],
  ])('labels the place %s (remote: %s) as %s', (location, remoteAllowed, shown) => {
    expect(placeLabel({ location, remoteAllowed })).toBe(shown)
  })

  it.each<[string | null, 'on-site' | 'hybrid' | 'remote', number | null, string]>([
    ['Portland, OR', 'hybrid', null, 'Portland, OR, hybrid'],
    ['Portland, OR', 'hybrid', 1, 'Portland, OR, hybrid, 1 day on site'],
    ['Hybrid, Portland', 'hybrid', 3, 'Hybrid, Portland'],
    ['Portland, OR', 'on-site', null, 'Portland, OR'],
    [null, 'hybrid', 2, 'Hybrid, 2 days on site'],
    [null, 'on-site', null, 'On-site'],
    [null, 'remote', null, 'Remote'],
  ])('labels the place %s of %s work (days on site: %s) as %s', (location, workMode, onSiteDays, shown) => {
    expect(placeLabel({ location, remoteAllowed: workMode === 'remote', workMode, onSiteDays })).toBe(shown)
  })

  it('shows the first of several locations and their number in lists, and all of them on the page', () => {
    const job = { location: 'Leeds, UK', moreLocations: ['York, UK', 'Hull, UK'], remoteAllowed: false }
    expect([placeLabel(job), placesLabel(job)]).toEqual(['Leeds, UK +2', 'Leeds, UK; York, UK; Hull, UK'])
    const hybrid = { ...job, workMode: 'hybrid' as const }
    expect([placeLabel(hybrid), placesLabel(hybrid)]).toEqual([
      'Leeds, UK +2, hybrid',
      'Leeds, UK; York, UK; Hull, UK, hybrid',
    ])
    expect(placeLabel({ ...job, remoteAllowed: true })).toBe('Leeds, UK +2 or remote')
    expect(isRemote({ location: 'Leeds', moreLocations: ['Remote'], remoteAllowed: false })).toBe(true)
  })

  it('shows a level, and several openings', () => {
    expect(particularsLabel({ level: 'mid', openings: 1 })).toBe('Mid level')
    expect(particularsLabel({ level: null, openings: 3 })).toBe('3 openings')
    expect(particularsLabel({})).toBe('')
    expect(particularsLabel({ level: 'senior', openings: 2 })).toBe('Senior · 2 openings')
  })

  it('counts a job as remote exactly if its label says remote (JOBS-13)', () => {
    const places = [null, '', ' ', 'Remote', 'remote, US', 'Portland, OR (Remote)', 'Portland, OR', 'Remoteville']
    for (const location of places) {
      for (const remoteAllowed of [true, false]) {
        const job = { location, remoteAllowed }
        expect([job, isRemote(job)]).toEqual([job, /\bremote\b/i.test(placeLabel(job))])
      }
      const modes = (['on-site', 'hybrid', 'remote'] as const).map((workMode) =>
        isRemote({ location, remoteAllowed: workMode === 'remote', workMode }),
      )
      expect(modes).toEqual([false, false, true])
    }
  })

  it('shows an exact count, or a capped one with a plus', () => {
    expect(countLabel({ value: 1284, isCapped: false })).toBe('1,284')
    expect(countLabel({ value: 10_000, isCapped: true })).toBe('10,000+')
  })

  it('closes a posting at the end of its deadline and not before', () => {
    const closesAt = new Date('2026-03-01T00:00:00Z')
    expect(isClosedForApplying({ closesAt }, new Date('2026-02-28T23:59:59.999Z'))).toBe(false)
    expect(isClosedForApplying({ closesAt }, closesAt)).toBe(true)
    expect(isClosedForApplying({ closesAt: null }, closesAt)).toBe(false)
  })
})

describe('readSource', () => {
  it.each([
    [{}, 'direct'],
    [{ ref: ' ' }, 'direct'],
    [{ utmCampaign: 'autumn' }, 'campaign'],
    [{ utmMedium: 'E-Mail' }, 'campaign'],
    [{ ref: 'campaign', referrer: 'https://www.google.com/' }, 'campaign'],
    [{ ref: 'search' }, 'search'],
    [{ ref: 'maya' }, 'referral'],
    [{ utmSource: 'partner' }, 'referral'],
    [{ referrer: 'https://www.google.co.uk/search?q=jobs' }, 'search'],
    [{ referrer: 'https://duckduckgo.com/' }, 'search'],
    [{ referrer: 'https://notgoogle.example/' }, 'referral'],
    [{ referrer: 'https://tandem.example/jobs?q=nurse' }, 'search'],
    [{ referrer: 'https://tandem.example/app/jobs' }, 'search'],
    [{ referrer: 'https://tandem.example/blog' }, 'direct'],
    [{ referrer: 'not an address' }, 'direct'],
  ])('reads %j as %s', (arrival, source) => {
    expect(readSource(arrival, 'tandem.example')).toBe(source)
  })
})
