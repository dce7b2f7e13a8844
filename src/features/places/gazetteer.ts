import { countryCodes } from './countries.ts'
import { kilometresBetween, type Point } from './distance.ts'
import { foldPlace } from './fold-place.ts'

/** A state, province or county; `key` is its ISO 3166-2 code ('US-TX'), or made from its GeoNames code. */
export type Region = {
  key: string
  code: string
  name: string
  country: string
  /** Whether towns are assigned to it. English counties and Spanish provinces have none: their towns belong to a larger region. */
  hasTowns: boolean
}
/** A town. `id` is its GeoNames id, `people` its population. */
export type City = {
  id: number
  name: string
  country: string
  region: Region | null
  lat: number
  lon: number
  people: number
}
/** Towns with a common name: 'Bay Area'. The first is the main one. */
export type Metro = { key: string; name: string; country: string; cities: City[] }
/** Countries with a common name: 'DACH'. */
export type Area = { key: string; countries: string[] }

/** Looks up names, which must be folded by `foldPlace`. Towns are sorted by size. */
export type Gazetteer = {
  citiesOf: (name: string) => City[]
  /** The towns of a country with at least 300,000 people. */
  largeTownsIn: (country: string) => City[]
  /** The towns around a point, the largest first. */
  townsWithin: (point: Point, kilometres: number) => City[]
  regionsOf: (name: string) => Region[]
  /** A region by its code within a country: 'TX' in 'US'. */
  regionOf: (country: string, code: string) => Region | null
  /** All states, provinces and counties with an ISO 3166-2 code. */
  allRegions: () => Iterable<Region>
  /** The countries with a region of this code. */
  regionsOfCode: (code: string) => Region[]
  countryOf: (name: string) => string | null
  metroOf: (name: string) => Metro | null
  areaOf: (name: string) => Area | null
  /** The longest Chinese, Japanese or Korean name at the start of a text; such texts have no spaces between words. */
  nameAtStart: (text: string) => string | null
}

/** The files of `content/places`, as text. */
export type GazetteerFiles = Record<
  'cities' | 'regions' | 'more-regions' | 'names' | 'metros' | 'countries' | 'areas',
  string
>

const rowsOf = (text: string): string[][] =>
  text
    .split('\n')
    .filter(Boolean)
    .map((line) => line.split('\t'))
const namesIn = (cell: string | undefined): string[] => (cell ? cell.split('|') : [])

/** Languages in which postings write country names. */
const languages =
  'en de fr es it pt nl pl sv da nb fi cs sk hu ro bg hr sr sl et lv lt el tr ru uk he ar hi ja ko zh zh-Hant vi id ms th ca'.split(
    ' ',
  )
// this language first, so that a name in another language ('Niger', 'Georgia') cannot become a different country
const FIRST = 'en'

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
/** The longest name that is searched in a text without spaces. */
const longestUnspaced = 8

/** A name with several rows has a list; most names have one row, stored as a number to save memory. */
type Rows = Map<string, number | number[]>
function addTo(rows: Rows, name: string, at: number): void {
  const before = rows.get(name)
  if (before === undefined) rows.set(name, at)
  else if (typeof before === 'number') {
    if (before !== at) rows.set(name, [before, at])
  } else if (!before.includes(at)) before.push(at)
}
const rowsAt = (rows: Rows, name: string): number[] => {
  const found = rows.get(name)
  return found === undefined ? [] : typeof found === 'number' ? [found] : found
}

/** Indexes the files once. Towns stay lines of text until they are needed, because there are forty thousand. */
export function buildGazetteer(files: GazetteerFiles): Gazetteer {
  const regions = readRegions(files.regions, files['more-regions'])
  const towns = readTowns(files.cities, regions.ofAdmin)
  addNicknames(files.names, towns)
  const countries = readCountries(files.countries)
  const { metros, areas } = readGroups(files, towns)
  const nameAtStart = (text: string) => {
    for (let length = Math.min(longestUnspaced, text.length); length > 1; length--) {
      const name = text.slice(0, length)
      if (unspaced.test(name) && (towns.has(name) || countries.has(name) || regions.named.has(name) || areas.has(name)))
        return name
    }
    return null
  }
  return {
    citiesOf: towns.named,
    largeTownsIn: towns.largeIn,
    townsWithin: towns.within,
    regionsOf: (name) => regions.named.get(name) ?? [],
    regionOf: (country, code) => regions.ofCode.get(`${country}-${code}`) ?? null,
    allRegions: () => regions.ofCode.values(),
    regionsOfCode: (code) => regions.allOfCode.get(code) ?? [],
    countryOf: (name) => countries.get(name) ?? null,
    metroOf: (name) => metros.get(name) ?? null,
    areaOf: (name) => areas.get(name) ?? null,
    nameAtStart,
  }
}

/** ISO 3166-2 regions that are also countries: a posting that names one means the country. */
const ownCountries: Record<string, string[]> = {
  CN: ['HK', 'MO', 'TW'],
  US: ['AS', 'GU', 'MP', 'PR', 'UM', 'VI'],
  FR: ['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'],
  NL: ['AW', 'CW', 'SX'],
}

function readRegions(text: string, more: string) {
  const named = new Map<string, Region[]>()
  const ofCode = new Map<string, Region>()
  const allOfCode = new Map<string, Region[]>()
  const ofAdmin = new Map<string, Region>()
  const push = (map: Map<string, Region[]>, key: string, region: Region) => {
    const list = map.get(key) ?? []
    if (list.includes(region)) return
    // a state before a district that has the same name in another language: 'Washington'
    map.set(key, foldPlace(region.name) === key ? [region, ...list] : [...list, region])
  }
  const add = (region: Region, names: string[]) => {
    for (const folded of names.map(foldPlace)) {
      push(named, folded, region)
      push(named, withoutKind(folded), region)
    }
  }
  for (const [country = '', code = '', admin = '', name = '', others] of rowsOf(text)) {
    if (ownCountries[country]?.includes(code)) continue
    const region = {
      key: code ? `${country}-${code}` : `${country}.${admin}`,
      code: code || admin,
      name,
      country,
      hasTowns: admin !== '',
    }
    add(region, [name, ...namesIn(others)])
    if (code) ofCode.set(region.key, region)
    if (/^[A-Z]{2,3}$/.test(code)) push(allOfCode, code, region)
    if (admin) ofAdmin.set(`${country}.${admin}`, ofAdmin.get(`${country}.${admin}`) ?? region)
  }
  for (const [country = '', name = '', others] of rowsOf(more)) {
    const key = `${country}.${foldPlace(name).replaceAll(' ', '-')}`
    add({ key, code: name, name, country, hasTowns: false }, [name, ...namesIn(others)])
  }
  return { named, ofCode, allOfCode, ofAdmin }
}

const wordsOf = (text: string): Set<string> => new Set(text.split(','))
const kindsBefore = wordsOf(
  'wojewodztwo,provincia de,provincia di,province of,state of,estado de,comunidad de,region de,kanton,canton de,canton,provinz,province de,departement,land,freistaat,county of,county,prafektur',
)
const kindsAfter = wordsOf(
  'lan,county,province,provincia,region,state,voivodeship,prefecture,kommun,land,oblast,krai,governorate,district,fylke,maakunta,megye,kraj',
)

/** Removes the word for the kind of region: 'stockholms lan', 'stockholm county'. */
export function withoutKind(folded: string): string {
  const words = folded.split(' ')
  const first = words.slice(0, 2).join(' ')
  if (words.length > 2 && kindsBefore.has(first)) words.splice(0, 2)
  else if (words.length > 1 && kindsBefore.has(words[0]!)) words.shift()
  if (words.length > 1 && kindsAfter.has(words.at(-1)!)) words.pop()
  return words.join(' ')
}

type Towns = {
  named: (name: string) => City[]
  largeIn: (country: string) => City[]
  within: (point: Point, kilometres: number) => City[]
  has: (name: string) => boolean
  add: (name: string, at: number) => void
  rowsOf: (name: string) => number[]
  at: (row: number) => City
}

const largeAbove = 300_000

/** The position of a town, from its line of the file. */
function pointIn(line: string): Point {
  const [, , , , lat, lon] = line.split('\t', 6)
  return { lat: Number(lat), lon: Number(lon) }
}

function onceOf<T>(make: () => T): () => T {
  let made: T | undefined
  return () => {
    made ??= make()
    return made
  }
}

const rowsWithin = (points: Point[], point: Point, kilometres: number): number[] =>
  points.flatMap((other, at) => (kilometresBetween(point, other) <= kilometres ? [at] : []))

function readTowns(text: string, ofAdmin: Map<string, Region>): Towns {
  const lines = text.split('\n').filter(Boolean)
  const rows: Rows = new Map()
  const large = new Map<string, City[]>()
  for (const [at, line] of lines.entries()) {
    const tab = line.indexOf('\t')
    addTo(rows, foldPlace(line.slice(tab + 1, line.indexOf('\t', tab + 1))), at)
    for (const other of namesIn(line.slice(line.lastIndexOf('\t') + 1))) addTo(rows, foldPlace(other), at)
  }
  const cityAt = (at: number): City => {
    const [id, name = '', country = '', admin, lat, lon, people] = lines[at]!.split('\t')
    const region = ofAdmin.get(`${country}.${admin}`) ?? null
    return { id: Number(id), name, country, region, lat: Number(lat), lon: Number(lon), people: Number(people) }
  }
  for (const [at, line] of lines.entries()) {
    if (Number(line.split('\t', 7)[6]) < largeAbove) continue
    const city = cityAt(at)
    large.set(city.country, [...(large.get(city.country) ?? []), city])
  }
  const pointsOf = onceOf(() => lines.map(pointIn))
  const named = (name: string) =>
    rowsAt(rows, name)
      .map(cityAt)
      .sort((a, b) => b.people - a.people)
  return {
    named,
    largeIn: (country) => large.get(country) ?? [],
    within: (point, kilometres) =>
      rowsWithin(pointsOf(), point, kilometres)
        .map(cityAt)
        .sort((a, b) => b.people - a.people),
    has: (name) => rows.has(name),
    add: (name, at) => addTo(rows, name, at),
    rowsOf: (name) => rowsAt(rows, name),
    at: cityAt,
  }
}

/** The row of the largest town with this name in a country. */
function largest(towns: Towns, name: string, country: string, region?: string): number | undefined {
  return towns
    .rowsOf(foldPlace(name))
    .filter((at) => towns.at(at).country === country && (!region || towns.at(at).region?.code === region))
    .sort((a, b) => towns.at(b).people - towns.at(a).people)[0]
}

function addNicknames(text: string, towns: Towns): void {
  for (const [names, city = '', country = ''] of rowsOf(text)) {
    const at = largest(towns, city, country)
    if (at === undefined) continue
    for (const name of namesIn(names)) towns.add(foldPlace(name), at)
  }
}

function readCountries(text: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' })
    for (const code of countryCodes()) {
      const name = foldPlace(names.of(code) ?? '')
      if (name.length > 1 && (language === FIRST || !found.has(name))) found.set(name, code)
    }
  }
  for (const [code = '', names] of rowsOf(text)) for (const name of namesIn(names)) found.set(foldPlace(name), code)
  return found
}

function readGroups(files: GazetteerFiles, towns: Towns) {
  const metros = new Map<string, Metro>()
  for (const [name = '', others, country = '', region, cities] of rowsOf(files.metros)) {
    const rows = namesIn(cities).map((city) => largest(towns, city, country, region))
    const metro = {
      key: foldPlace(name).replaceAll(' ', '-'),
      name,
      country,
      cities: rows.filter((at) => at !== undefined).map(towns.at),
    }
    for (const one of [name, ...namesIn(others)]) metros.set(foldPlace(one), metro)
  }
  const areas = new Map<string, Area>()
  for (const [key = '', names, countries = ''] of rowsOf(files.areas)) {
    for (const name of [key, ...namesIn(names)]) areas.set(foldPlace(name), { key, countries: countries.split(' ') })
  }
  return { metros, areas }
}
