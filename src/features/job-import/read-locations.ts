import { type Locations, locationsOf, maxLocations } from '#features/job-postings/locations.ts'
import { isCountryCode, nameOfCountry } from '#features/places/countries.ts'
import { readPosted } from '#features/places/known-places.ts'
import { locationOf } from '#features/places/read-places.ts'
import { plainWords } from '#lib/names.ts'
import { tidyLine } from '#lib/tidy-text.ts'
import type { RowContext } from './row-context.ts'
import { isRemotePlace, readMode } from './work-mode-words.ts'

/** The rest of a longer cell is ignored. */
const longest = 5_000
const longestLine = 200

const always = /[;|\n•·；]/
/** These separate places only where each part is a town by itself: 'Frankfurt / Oder' is one town. */
const perhaps = / ?\/ ?| (?:or|oder|ou|eller|lub|e|y|und|and|et|en|i) | \+ | & /i
const NOTHING = /^(?:[-–—.]+|n\/?a|none|null|unspecified|tbd|tba)$/i

export type ReadLocations = Locations & {
  /** All of them, also 'Remote', which is not stored as a place. Empty while one is asked. */
  written: string[]
}

/**
 * The locations of a row: 'Berlin; Hamburg', 'London / Leeds', a JSON array as other systems export it, or town, region and country in columns of
 * their own. A place that could be several, such as 'Halifax', is asked; one that is not known stays as it is written.
 */
export function readLocations(context: RowContext, home: string | null): ReadLocations {
  const { cells, note } = context
  const [country, towns] = [countryOf(cells.text('country')), townsOf(cells.text('city'), context)]
  const written = cells
    .all('location')
    .flatMap(({ text, column }) => split(text).flatMap((piece) => oneOrSeveral(piece, { context, column, home })))
    .filter((one) => !NOTHING.test(one))
  const modes = cells.all('city').flatMap(({ text }) => (isOnlyMode(text) ? [text] : []))
  const others = towns.length === 0 ? written : written.filter((one) => isOtherPlace(one, towns, home))
  const lines = [...towns, ...others.map((one) => withCountry(one, country, home))]
  const whole =
    lines.length > 0 || country === '' || modes.length > 0 ? lines : [regionLine(cells.text('region'), country)]
  const column = cells.all('location')[0]?.column ?? cells.all('city')[0]?.column ?? 'Location'
  const placed = whole.filter((one) => !isOnlyMode(one)).map((one) => unambiguous(one, { context, column, home }))
  const all = placed.filter((one) => one !== null).map((one) => one.slice(0, longestLine))
  const count = new Set(all.map((one) => one.toLowerCase())).size
  if (count > maxLocations) note('location', `has ${count} locations: only the first ${maxLocations} are imported`)
  return { ...locationsOf(all), written: [...new Set([...written, ...modes, ...whole])] }
}

const MAX_LOOKED_AT = 300
const MOST = 0.6

/** The country of most jobs of a file; null if they are in several, or if few say it. */
export function mainCountry(rows: readonly Pick<RowContext['cells'], 'text'>[]): string | null {
  const counts = new Map<string, number>()
  for (const row of rows.slice(0, MAX_LOOKED_AT)) {
    const line = [row.text('city') || row.text('location'), countryOf(row.text('country'))].filter(Boolean).join(', ')
    for (const code of new Set(readPosted(line).found.map(({ country }) => country)))
      counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  const [most] = [...counts].sort((a, b) => b[1] - a[1])
  return most && most[1] >= 2 && most[1] >= all * MOST ? most[0] : null
}

const isOnlyMode = (line: string): boolean => {
  const { isEmpty, area } = readPosted(line)
  return isEmpty && area === null && (isRemotePlace(line) || readMode(line) !== null)
}

type Place = { context: RowContext; column: string; home: string | null }

/** The line, or the place that was chosen for it; null if it is left out or not known yet. */
function unambiguous(line: string, { context, column, home }: Place): string | null {
  const { couldBe, found } = readPosted(line, home)
  const choices = [...new Set(couldBe.map((one) => lineOf(locationOf(one))))].slice(0, 8)
  // 'Portland' in the United States is found as a country, and could be two towns
  if (choices.length < 2 || found.some(({ town }) => town !== null)) return line
  const options = [
    ...choices.map((value) => ({ value, label: value })),
    { value: '=', label: 'As it is written' },
    { value: '', label: 'Ignore this value' },
  ]
  const answer = context.ask('location', column, line, options)
  return answer === '=' ? line : answer || null
}

/** 'Sinaia, Brașov' can be a district and its town, or two towns: asked if no part is a region or a country. */
function oneOrSeveral(piece: string, { context, column, home }: Place): string[] {
  const parts = piece.split(',').map(tidyLine).filter(Boolean)
  if (parts.length < 2 || isRemotePlace(piece) || parts.some((part) => isRemotePlace(part))) return [piece]
  const read = parts.map((part) => readPosted(part, home))
  const isArea = ({ found, couldBe, area }: (typeof read)[number]) =>
    area !== null || [...found, ...couldBe].some(({ town }) => town === null)
  const towns = read.flatMap(({ found, couldBe }) =>
    [...found, ...couldBe.slice(0, 1)].flatMap(({ town }) => town?.id ?? []),
  )
  if (read.some(isArea) || new Set(towns).size < (parts.length > 2 ? 1 : 2)) return [piece]
  const options = [
    { value: 'several', label: `${parts.length} places: ${parts.join('; ')}` },
    { value: 'one', label: `One place: ${piece}` },
    { value: '', label: 'Ignore this value' },
  ]
  const answer = context.ask('location', column, `${piece} (one place or several)`, options)
  if (answer === 'several') return parts
  return answer === '' ? [] : [piece]
}

const lineOf = ({ city, region, country }: { city?: string; region?: string; country?: string }): string =>
  [city, region, country && nameOfCountry(country)].filter(Boolean).join(', ')

/** 'DE' and 'de' are Germany. */
function countryOf(cell: string): string {
  const [first = ''] = cell.split(';').map(tidyLine)
  const code = first.toUpperCase()
  return /^[A-Z]{2}$/.test(code) && isCountryCode(code) ? nameOfCountry(code) : first
}

const regionLine = (region: string, country: string): string =>
  [tidyLine(region.split(';')[0] ?? ''), country].filter(Boolean).join(', ')

/** Town, region and country of several columns; of a list of places in each, those at the same position belong together. */
function townsOf(cell: string, { cells }: RowContext): string[] {
  const towns = cell
    .split(/[;|\n]/)
    .map(tidyLine)
    .filter((one) => one !== '' && !NOTHING.test(one) && !isOnlyMode(one))
  const parts = (key: 'region' | 'country') =>
    cells
      .text(key)
      .split(/[;|\n]/)
      .map(tidyLine)
  const [regions, countries] = [parts('region'), parts('country').map(countryOf)]
  const at = (list: string[], index: number) =>
    list.length === towns.length ? list[index] : list.length === 1 ? list[0] : ''
  return towns.flatMap((town, index) => {
    const [region = '', country = ''] = [at(regions, index), at(countries, index)]
    const isNamed = (part: string) => part !== '' && plainWords(town).includes(plainWords(part))
    const line = (one: string) =>
      [one, isNamed(region) ? '' : region, isNamed(country) ? '' : country].filter(Boolean).join(', ')
    const several = splitTowns(town)
    return several.length > 1 ? several.map((one) => [one, country].filter(Boolean).join(', ')) : [line(town)]
  })
}

/** Whether a location is a place apart from the towns in columns of their own; 'Headquarters' and 'Berlin office' are none. */
function isOtherPlace(location: string, towns: readonly string[], home: string | null): boolean {
  const ids = (line: string) => readPosted(line, home).found.map(({ town }) => town?.id)
  const [town] = ids(location)
  return (
    town !== undefined &&
    !towns.some((one) => ids(one).includes(town) || plainWords(location).includes(plainWords(one.split(',')[0] ?? '')))
  )
}

/** The country of a column of its own, where the location does not name one. */
function withCountry(location: string, country: string, home: string | null): string {
  if (country === '' || plainWords(location).includes(plainWords(country))) return location
  const { found, couldBe, area } = readPosted(location, home)
  const named = readPosted(country).found[0]?.country
  const isThere = found.some((one) => one.country === named)
  if (area !== null || (isThere && couldBe.length === 0) || isRemotePlace(location))
    return isRemoteOnly(location) ? `${location} - ${country}` : location
  return `${location}, ${country}`
}

const isRemoteOnly = (location: string): boolean => isRemotePlace(location) && readPosted(location).isEmpty

function split(cell: string): string[] {
  const read = cell.slice(0, longest)
  const pieces = readJson(read) ?? read.split(always)
  // '38 - Grenoble'
  return pieces
    .map((piece) => tidyLine(piece).replace(/^\d{2,5} - (?=\p{L})/u, ''))
    .filter(Boolean)
    .flatMap(splitTowns)
}

function splitTowns(piece: string): string[] {
  const parts = piece.split(perhaps).map(tidyLine).filter(Boolean)
  if (parts.length < 2) return splitCommas(piece)
  const towns = parts.map(townOf)
  // two names of one town: 'Biel/Bienne'
  const isEach = towns.every((town) => town !== null) && new Set(towns).size === towns.length
  return isEach ? parts : [piece]
}

/** 'Berlin, Hamburg, München' is three towns where each part is large and no part is a region of another. */
function splitCommas(piece: string): string[] {
  const parts = piece.split(',').map(tidyLine).filter(Boolean)
  if (parts.length < 2) return [piece]
  const { found, couldBe } = readPosted(piece)
  const towns = found.flatMap(({ town }) => town?.id ?? [])
  const isEach = couldBe.length === 0 && towns.length === parts.length && new Set(towns).size === parts.length
  return isEach ? parts : [piece]
}

/** The only town that a text names; null for a region, a district or several. */
function townOf(text: string): number | null {
  const { found, couldBe } = readPosted(text)
  const [first, ...others] = found.length > 0 ? found : couldBe.slice(0, 1)
  return others.length > 0 ? null : (first?.town?.id ?? null)
}

const parts = ['city', 'addressLocality', 'town', 'region', 'state', 'addressRegion', 'country', 'addressCountry']
const whole = ['name', 'location', 'label', 'title', 'address']

/** The texts of a JSON list or object; null if the cell is none. */
function readJson(cell: string): string[] | null {
  if (!/^\s*[[{]/.test(cell)) return null
  try {
    const value: unknown = JSON.parse(cell)
    const read = (Array.isArray(value) ? value : [value]).map(textOf)
    return read.every((text) => text !== null) ? read : null
  } catch {
    return null
  }
}

function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value
  if (typeof value !== 'object' || value === null) return null
  const texts = new Map(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
  const named = parts.flatMap((key) => texts.get(key) ?? [])
  if (named.length > 0) return named.join(', ')
  const [first] = whole.flatMap((key) => texts.get(key) ?? [])
  if (first !== undefined) return first
  return 'address' in value ? textOf(value.address) : null
}
