import { describe, expect, it } from 'vitest'
import { readLocations } from './read-locations.ts'

const brief = (line: string, home: string | null = null) =>
  readLocations(line, home).places.map(({ city, region, country }) =>
    [city, region, country].filter((part) => part !== undefined).join(' / '),
  )

// shapes of lines on public job boards
describe('readLocations', () => {
  it.each([
    ['Hybrid'],
    ['2 Locations'],
    ['Flexible - Any Site'],
    ['Georgia'],
    ['DE'],
    ['Peru, IN'],
    ['Ontario, CA'],
    ['Wilmington, DE'],
    ['San Francisco, NY, Seattle'],
    ['Cambridge'],
    ['Remote'],
    ['Remote - Latin America'],
    ['10 Main Street'],
  ])('states no place for %j', (line) => expect(brief(line)).toEqual([]))

  it.each([
    ['Ljubljana, Slovenia', ['Ljubljana / SI']],
    ['United States-Arizona-Mesa', ['Mesa / Arizona / US']],
    ['US, CA, Santa Clara', ['Santa Clara / CA / US']],
    ['Raleigh, US, North Carolina', ['Raleigh / North Carolina / US']],
    ['San Mateo, CA United States', ['San Mateo / CA / US']],
    ['TX - Frisco', ['Frisco / TX / US']],
    ['St. Louis, MO; Washington, DC', ['St. Louis / MO / US', 'Washington / DC / US']],
    ['New York, NY / Sunnyvale, CA', ['New York / NY / US', 'Sunnyvale / CA / US']],
    ['Berlin, Hamburg', ['Berlin / DE', 'Hamburg / DE']],
    ['Remote - Netherlands', ['NL']],
    ['Bavaria, Germany', ['DE']],
    ['Lebanon, NH', ['Lebanon / NH / US']],
    ['Singapore, Singapore', ['Singapore / SG']],
    ['Toronto, CAN', ['Toronto / CA']],
    ['Germany, France', ['DE', 'FR']],
    ['Perth, WA', ['Perth / WA / AU']],
    ['Fremantle, WA', ['Fremantle / WA / AU']],
    ['Darwin, NT', ['Darwin / NT / AU']],
    ['Spokane, WA', ['Spokane / WA / US']],
    ['Seattle, WA', ['Seattle / WA / US']],
    ['San Jose, CA', ['San Jose / CA / US']],
  ])('reads %j', (line, places) => expect(brief(line)).toEqual(places))

  it.each([
    ['Boulder, CO', 'US', ['Boulder / CO / US']],
    ['Cali, CO', 'CO', ['Cali / CO']],
    ['Cali, CO', 'DE', []],
    ['Margaret River, WA', 'AU', ['Margaret River / WA / AU']],
    ['Spokane, WA', 'DE', ['Spokane / WA / US']],
    ['Cambridge', 'GB', ['Cambridge / GB']],
  ])('reads %j for a company in %s', (line, home, places) => expect(brief(line, home)).toEqual(places))

  it.each([
    ['Remote, US', true],
    ['Berlin (remote)', true],
    ['Not remote', false],
    ['Non-remote, Berlin', false],
    ['Hybrid remote, Berlin', false],
    ['Berlin', false],
  ])('%j is from home: %s', (line, isRemote) => expect(readLocations(line).isRemote).toBe(isRemote))
})
