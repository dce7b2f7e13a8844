import { expect, it } from 'vitest'
import { countFilters, exportAddress, filtersOf, isFiltered, TrackerSearch } from './tracker-search.ts'

it('parses the address, whatever it contains (TRACK-05, TRACK-06)', () => {
  const search = TrackerSearch.parse({
    q: 'data',
    status: 'lost',
    days: 90,
    type: 'x',
    salary: '70000',
    source: 'search',
  })
  expect(search).toEqual({ q: 'data', days: 90, salary: 70_000, source: 'search' })
  expect(filtersOf(search)).toMatchObject({ search: 'data', days: 90, salary: 70_000, source: 'search' })
  expect([countFilters(search), isFiltered(search)]).toEqual([3, true])
  expect([countFilters({ q: 'x' }), isFiltered({ q: 'x' }), isFiltered({})]).toEqual([0, true, false])
})

it('accepts the older names of a status (PLAT-18)', () => {
  const read = (status: string) => filtersOf(TrackerSearch.parse({ status })).status
  expect(['hired', 'interview_scheduled', 'interviewed'].map(read)).toEqual(['accepted', 'interview', 'interview'])
  expect(['toString', 'constructor', ''].map(read)).toEqual([undefined, undefined, undefined])
})

it('links to a file of the filtered rows, without other parameters', () => {
  expect(exportAddress({ view: 'board', application: '0199d1f0-0000-7000-8000-000000000001' })).toBe('/api/tracker.csv')
  expect(exportAddress({ q: 'a & b', days: 7 })).toBe('/api/tracker.csv?search=a+%26+b&days=7')
})
