import { describe, expect, it } from 'vitest'
import { readPosted } from './known-places.ts'

const brief = (line: string, home: string | null = null) =>
  readPosted(line, home).places.map(({ city, region, country }) =>
    [city, region, country].filter((part) => part !== undefined).join(' / '),
  )

// shapes of lines on public job boards
describe('readPosted', () => {
  it.each([
    ['Hybrid'],
    ['2 Locations'],
    ['Flexible - Any Site'],
    ['Georgia'],
    ['DE'],
    ['Ontario, CA'],
    ['Smallville, DE'],
    ['Cambridge'],
    ['Remote'],
    ['Remote - Latin America'],
    ['10 Main Street'],
  ])('states no place for %j', (line) => expect(brief(line)).toEqual([]))

  it.each([
    ['NYC', ['New York City / NY / US']],
    ['SF | ONSITE', ['San Francisco / CA / US']],
    ['Paris (TX)', ['Paris / TX / US']],
    ['London, ON', ['London / ON / CA']],
    ['Halifax, NS', ['Halifax / NS / CA']],
    ['Valletta', ['Valletta / MT']],
    ['Rosario', ['Rosario / Santa Fe / AR']],
    ['Muenchen', ['Munich / Bavaria / DE']],
    ['10115 Berlin', ['Berlin / DE']],
    ['Hafenweg 12, 20457 Hamburg, DE', ['Hamburg / DE']],
    ['Zürich, Szwajcaria', ['Zürich / CH']],
    ['Tychy, śląskie', ['Tychy / Silesia / PL']],
    ['Nacka, Stockholms län, Sverige', ['Nacka / Stockholm / SE']],
    ['四川成都 / 远程', ['Chengdu / Sichuan / CN']],
    ['Boston, MA, Chicago, IL, Remote', ['Boston / MA / US', 'Chicago / IL / US']],
    ['Iselin, Woodbridge Township, NJ', ['Iselin / NJ / US']],
    ['Texas', ['TX / US']],
    ['Canada - Remote (ON or BC)', ['CA']],
    ['Ljubljana, Slovenia', ['Ljubljana / SI']],
    ['United States-Arizona-Mesa', ['Mesa / AZ / US']],
    ['US, CA, Santa Clara', ['Santa Clara / CA / US']],
    ['Raleigh, US, North Carolina', ['Raleigh / NC / US']],
    ['San Mateo, CA United States', ['San Mateo / CA / US']],
    ['TX - Frisco', ['Frisco / TX / US']],
    ['St. Louis, MO; Washington, DC', ['St. Louis / MO / US', 'Washington / DC / US']],
    ['New York, NY / Sunnyvale, CA', ['New York City / NY / US', 'Sunnyvale / CA / US']],
    ['Berlin, Hamburg', ['Berlin / DE', 'Hamburg / DE']],
    ['Remote - Netherlands', ['NL']],
    ['Bavaria, Germany', ['Bavaria / DE']],
    ['Peru, IN', ['Peru / IN / US']],
    ['Wilmington, DE', ['Wilmington / DE / US']],
    ['San Francisco, NY, Seattle', ['San Francisco / CA / US', 'Seattle / WA / US']],
    ['Lebanon, NH', ['Lebanon / NH / US']],
    ['Singapore, Singapore', ['Singapore / SG']],
    ['Toronto, CAN', ['Toronto / ON / CA']],
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
    ['Cali, CO', 'CO', ['Cali / Valle del Cauca / CO']],
    ['Smallville, CO', 'DE', []],
    ['Margaret River, WA', 'AU', ['Margaret River / WA / AU']],
    ['Spokane, WA', 'DE', ['Spokane / WA / US']],
    ['Cambridge', 'GB', ['Cambridge / England / GB']],
  ])('reads %j for a company in %s', (line, home, places) => expect(brief(line, home)).toEqual(places))

  it.each([
    ['Remote, US', true],
    ['Berlin (remote)', true],
    ['Not remote', false],
    ['Non-remote, Berlin', false],
    ['Hybrid remote, Berlin', false],
    ['Berlin', false],
  ])('%j means working from home: %s', (line, isRemote) => expect(readPosted(line).isRemote).toBe(isRemote))
})
