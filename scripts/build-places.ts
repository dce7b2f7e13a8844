// `node scripts/build-places.ts <folder>` writes content/places/cities.tsv and regions.tsv from files of GeoNames and CLDR.
// content/places/README.md explains where the files come from and which of their data is used.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { foldLatin } from '../src/lib/names.ts'

/** Towns with at least this population are included everywhere; in countries with the most postings, smaller ones are included too. */
const minPeople = 15_000
const fewerPeople = 5_000
const wellKept = new Set('US CA GB IE DE AT CH FR NL BE LU SE NO DK FI PL CZ ES IT PT AU NZ'.split(' '))
/** From this population on, names in other languages are included; from the second number on, also the names in Chinese and Japanese. */
const namedAbroad = 50_000
const namedAcrossScripts = 1_000_000

const everywhere = ['en', 'de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'sv']
/** The languages of postings in a country, if there are others than the language that `Intl` lists first for it. */
const spoken: Record<string, string> = {
  AT: 'de', BE: 'nl fr de', BG: 'bg', BY: 'be ru', CA: 'en fr', CH: 'de fr it', CY: 'el tr', EE: 'et ru', ES: 'es ca eu gl', FI: 'fi sv',
  HK: 'zh', IE: 'en ga', IL: 'he ar', IN: 'hi ta te mr bn gu kn', IT: 'it de', KZ: 'kk ru', LU: 'fr de lb', LV: 'lv ru', MA: 'ar fr',
  MO: 'zh pt', NO: 'nb nn', RS: 'sr', SG: 'zh', TW: 'zh', UA: 'uk ru', VN: 'vi',
} // biome-ignore format: a table
const han = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]{2,5}$/u
const writtenInHan = new Set('CN TW HK MO JP KR SG'.split(' '))

const folder = process.argv[2]
if (!folder) throw new Error('node scripts/build-places.ts <folder with the files of GeoNames and CLDR>')
const lines = (file: string) => readFileSync(join(folder, file), 'utf8').split('\n').filter(Boolean)

/** Reads a compiled gettext catalog. Its keys are the GeoNames ids of towns. */
function readCatalogue(language: string): Map<string, string> {
  const path = join(folder!, 'locale', language, 'LC_MESSAGES', 'geonames.mo')
  if (!existsSync(path)) return new Map()
  const file = readFileSync(path)
  const [count, keys, values] = [file.readUInt32LE(8), file.readUInt32LE(12), file.readUInt32LE(16)]
  const text = (table: number, at: number) => {
    const [length, start] = [file.readUInt32LE(table + 8 * at), file.readUInt32LE(table + 8 * at + 4)]
    return file.toString('utf8', start, start + length)
  }
  return new Map(Array.from({ length: count }, (_, at) => [text(keys, at), text(values, at)]))
}

const catalogues = new Map<string, Map<string, string>>()
function nameIn(language: string, id: string): string | undefined {
  if (!catalogues.has(language)) catalogues.set(language, readCatalogue(language))
  return catalogues.get(language)!.get(id)
}

const firstLanguage = (country: string) => new Intl.Locale(`und-${country}`).maximize().language
const languagesOf = (country: string) => (spoken[country] ?? firstLanguage(country)).split(' ')

/** Drops names that differ from an earlier one only by accents or case, and names that no posting uses: codes and long names. */
function otherNames(name: string, others: (string | undefined)[]): string[] {
  const seen = new Set([foldLatin(name)])
  return others.filter((other): other is string => {
    if (!other || other.length > 40 || /[\t|,;/()\d]/.test(other) || /^[A-Z]{1,4}$/.test(other)) return false
    if (other.length < 3 && !/[^\p{Script=Latin}]/u.test(other)) return false
    const folded = foldLatin(other)
    return !seen.has(folded) && seen.add(folded) !== undefined
  })
}

function cityLine(line: string): string | null {
  const [id, name, , alternates, lat, lon, , kind, country, , admin1, , , , people] = line.split('\t') as string[]
  const population = Number(people)
  const isSeat = kind === 'PPLC' || kind === 'PPLA'
  const isIncluded = population >= (wellKept.has(country!) ? fewerPeople : minPeople) || isSeat
  // skip historical, abandoned and destroyed towns; include parts of towns only if they are as large as a town
  if (!isIncluded || /^PPL[HQW]/.test(kind!) || (kind === 'PPLX' && population < fewerPeople)) return null
  const languages = population < namedAbroad ? [] : [...languagesOf(country!), ...everywhere]
  if (population >= namedAcrossScripts) languages.push('zh', 'ja')
  const native = writtenInHan.has(country!) ? alternates!.split(',').filter((one) => han.test(one)) : []
  const names = otherNames(name!, [...languages.map((language) => nameIn(language, id!)), ...native])
  const rounded = (degrees: string) => Number(Number(degrees).toFixed(3))
  return [id, name, country, admin1, rounded(lat!), rounded(lon!), population, names.join('|')].join('\t')
}

const cities = lines('cities500.txt')
  .map(cityLine)
  .filter((line) => line !== null)

/** The names of regions in a language, by their ISO 3166-2 code in lower case without its hyphen. */
function subdivisionsIn(language: string): Map<string, string> {
  const xml = readFileSync(join(folder!, 'subdivisions', `${language}.xml`), 'utf8')
  return new Map(
    [...xml.matchAll(/<subdivision type="([a-z0-9]+)"[^>]*>([^<]+)</g)].map(([, key = '', name = '']) => [
      key,
      name.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replace(/[²³]$/, ''),
    ]),
  )
}

const written = new Map(
  readdirSync(join(folder, 'subdivisions')).map((file) => [
    file.replace('.xml', ''),
    subdivisionsIn(file.replace('.xml', '')),
  ]),
)
const english = written.get('en')!
const plain = (name: string) =>
  foldLatin(name)
    .replace(
      /\b(?:province|region|state|county|district|oblast|prefecture|voivodeship|governorate|department|canton|municipality|of)\b/g,
      '',
    )
    .replace(/[^\p{L}]+/gu, '')
const admin1 = (JSON.parse(readFileSync(join(folder, 'admin1.json'), 'utf8')) as { code: string; name: string }[]).map(
  ({ code, name }) => {
    const [country = '', number = ''] = code.split('.')
    return { country, number, name }
  },
)

const taken = new Set<string>()
const regions = [...english].map(([key, name]) => {
  const [country, code] = [key.slice(0, 2).toUpperCase(), key.slice(2).toUpperCase()]
  const others = [...languagesOf(country), 'de', 'fr', 'es'].map((language) => written.get(language)?.get(key))
  const all = new Set([name, ...others.filter((one) => one !== undefined)].map(plain))
  const same = admin1.find(
    (one) => one.country === country && ((one.number === code && /^[A-Z]/.test(code)) || all.has(plain(one.name))),
  )
  if (same) taken.add(`${country}.${same.number}`)
  return [country, code, same?.number ?? '', name, otherNames(name, [same?.name, ...others]).join('|')].join('\t')
})
const rest = admin1
  .filter(({ country, number }) => !taken.has(`${country}.${number}`))
  .map(({ country, number, name }) => [country, '', number, name, ''].join('\t'))

writeFileSync('content/places/cities.tsv', `${cities.join('\n')}\n`)
writeFileSync('content/places/regions.tsv', `${[...regions, ...rest].sort().join('\n')}\n`)
console.log(`${cities.length} towns, ${regions.length} regions of CLDR, ${rest.length} of GeoNames alone`)
