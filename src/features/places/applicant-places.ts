// Countries and first-level regions from which people may apply, as ISO codes: 'DE', 'US-TX'.
import { countryCodes, isCountryCode, nameOfCountry } from './countries.ts'
import { foldPlace } from './fold-place.ts'
import type { Region } from './gazetteer.ts'
import { knownPlaces } from './known-places.ts'
import { countriesOf, type Whereabouts } from './nearness.ts'
import { largeTown, namedAlone } from './score-place.ts'

export type ApplicantPlace = { code: string; name: string }
/** A place, or a group of countries, that a search offers. */
export type OfferedPlaces = { label: string; places: ApplicantPlace[] }

/** Groups in the order in which a name of several of them is shortened: the first is the largest. */
const groups = [
  { key: 'eea', label: 'EEA', name: 'the EEA' },
  { key: 'eu', label: 'EU', name: 'the EU' },
  { key: 'nordics', label: 'Nordics', name: 'the Nordics' },
  { key: 'dach', label: 'DACH', name: '' },
] as const
const shortest = 5
const maxOffered = 8

export const countryOfCode = (code: string): string => code.slice(0, 2)

const regionOf = (code: string): Region | null =>
  code.length > 2 ? knownPlaces().regionOf(countryOfCode(code), code.slice(3)) : null

export const isApplicantPlace = (code: string): boolean =>
  code.length === 2 ? isCountryCode(code) : code[2] === '-' && regionOf(code) !== null

/** 'Germany', or 'Texas'; the code itself if it is unknown. */
export const nameOfApplicantPlace = (code: string): string =>
  code.length === 2 ? nameOfCountry(code) : (regionOf(code)?.name ?? code)

/** 'Texas, United States' */
export const fullNameOf = (code: string): string =>
  code.length === 2 ? nameOfCountry(code) : `${nameOfApplicantPlace(code)}, ${nameOfCountry(countryOfCode(code))}`

const placeOf = (code: string): ApplicantPlace => ({ code, name: nameOfApplicantPlace(code) })
const countriesIn = (key: string): string[] => knownPlaces().areaOf(key)?.countries ?? []

/** Each code once, without regions of a country that is listed as a whole. */
export const distinctPlaces = (codes: readonly string[]): string[] =>
  [...new Set(codes)].filter((code, _, all) => code.length === 2 || !all.includes(countryOfCode(code)))

/** Names for a sentence: all countries of the EU are 'the EU'. */
export function namesOfApplicantPlaces(codes: readonly string[]): string[] {
  const names: string[] = []
  let rest = [...codes]
  for (const { key, name } of groups) {
    const members = countriesIn(key)
    if (members.length < shortest || !members.every((code) => rest.includes(code))) continue
    names.push(name)
    rest = rest.filter((code) => !members.includes(code))
  }
  return [...names, ...rest.map((code) => withArticle(nameOfApplicantPlace(code)))]
}

const hasArticle = /^(?:United |Netherlands|Philippines|Bahamas|Gambia|Maldives|Comoros|Isle of )|(?:Republic|Islands)$/
/** 'the United States', as a sentence needs it. */
const withArticle = (name: string): string => (hasArticle.test(name) ? `the ${name}` : name)

/** Groups, countries and regions whose name begins with the typed text, or has a word that does; also by names in other languages. */
export function findApplicantPlaces(typed: string): OfferedPlaces[] {
  const text = foldPlace(typed)
  if (text === '') return []
  const gazetteer = knownPlaces()
  const named =
    gazetteer.countryOf(text) ?? (typed.length === 2 && isCountryCode(typed.toUpperCase()) ? typed.toUpperCase() : null)
  const ofGroups = groups.flatMap(({ key, label }) =>
    key.startsWith(text) || gazetteer.areaOf(text)?.key === key
      ? [{ label: `${label} (${countriesIn(key).length} countries)`, places: countriesIn(key).map(placeOf) }]
      : [],
  )
  const countries = ranked(countryCodes(), nameOfCountry, text)
  const regions = ranked(
    [...gazetteer.allRegions()].map(({ key }) => key),
    nameOfApplicantPlace,
    text,
  )
  const codes = [...new Set([...(named ? [named] : []), ...countries, ...exactRegions(text), ...regions])]
  return [...ofGroups, ...codes.map(offerOf)].slice(0, maxOffered)
}

/** Regions by any of their names: 'Bayern'. */
const exactRegions = (text: string): string[] =>
  knownPlaces()
    .regionsOf(text)
    .filter(({ key }) => key.includes('-') && isApplicantPlace(key))
    .map(({ key }) => key)

// the code distinguishes 'Georgia', and a typed 'Niger' from 'Nigeria'
const offerOf = (code: string): OfferedPlaces => ({ label: `${fullNameOf(code)} (${code})`, places: [placeOf(code)] })

function ranked(codes: string[], nameOf: (code: string) => string, text: string): string[] {
  const words = (code: string) => foldPlace(nameOf(code))
  const named = codes.map((code) => ({ code, name: words(code) })).filter(({ name }) => ` ${name}`.includes(` ${text}`))
  const rank = ({ code, name }: { code: string; name: string }) =>
    (name.startsWith(text) ? 0 : 2) + (namedAlone.has(countryOfCode(code)) ? 0 : 1)
  return named.sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name)).map(({ code }) => code)
}

/** The places that a name means: those of 'EU', 'Deutschland', 'US', 'Texas'; null for any other text. */
export function applicantPlacesNamed(text: string, most: number): string[] | null {
  const folded = foldPlace(text)
  const gazetteer = knownPlaces()
  const area = gazetteer.areaOf(folded)
  if (area) return area.countries.length <= most ? area.countries : null
  const isCode = /^[A-Z]{2}$/.test(text)
  const country =
    folded.length > 2 || /^u[ks]$/.test(folded)
      ? gazetteer.countryOf(folded)
      : isCode && isCountryCode(text)
        ? text
        : null
  if (country) return [country]
  if (isApplicantPlace(text.toUpperCase()) && text.length > 3) return [text.toUpperCase()]
  // such a name means the town: 'Leeds'
  if (gazetteer.citiesOf(folded).some(({ people }) => people > largeTown)) return null
  const [region, ...others] = exactRegions(folded).filter((code) => namedAlone.has(countryOfCode(code)))
  return region && others.length === 0 && folded.length > 2 ? [region] : null
}

/** Whether a resident may apply; null if the text of the place does not show it. */
export function isOpenToResident(codes: readonly string[], held: Whereabouts): boolean | null {
  const homes = countriesOf(held)
  if (homes.length === 0) return null
  const answers = homes.map((home) => {
    if (codes.includes(home)) return true
    const regions = codes.filter((code) => code.startsWith(`${home}-`))
    if (regions.length === 0) return false
    const lived = held.found
      .filter(({ country }) => country === home)
      .flatMap((one) => one.regions.map(({ key }) => key))
    return lived.length === 0 ? null : lived.some((key) => regions.includes(key))
  })
  return answers.every((one) => one === answers[0]) ? answers[0]! : null
}

/** The search keys of the places: as places, and as places from which the job is open. */
export const keysOfApplicants = (codes: readonly string[]): string[] => [
  ...new Set(
    codes.flatMap((code) => [...(code.length === 2 ? [] : [`r${code}`]), `k${countryOfCode(code)}`, `o${code}`]),
  ),
]
/** The key of remote jobs that do not say who may apply. */
export const OPEN_TO_ALL = 'o*'
