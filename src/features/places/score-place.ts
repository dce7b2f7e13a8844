import { kilometresBetween } from './distance.ts'
import type { City, Metro, Region } from './gazetteer.ts'
import type { Part } from './meanings.ts'

/** One place as it was understood. What is not known for sure is null. */
export type Found = {
  /** Null for a town that the gazetteer does not have. */
  town: City | null
  city: string | null
  /** The narrowest first: 'Kent', 'England'. */
  regions: Region[]
  country: string
  metro: Metro | null
}

/** Larger than what a part of a line names by accident: a state that is named like such a town elsewhere may be the town. */
export const largeTown = 300_000
/** A company's own country wins against a namesake that is up to this much larger. */
const homeReach = 30
const scores = {
  country: 1.2,
  countryCode: 0.7,
  region: 1,
  rareRegion: 0.7,
  regionOfTown: 0.85,
  regionCode: 0.9,
  town: 0.6,
  newTown: 0.35,
  largerTown: 0.5,
}
export const costs = { place: 0.6, besideTown: 0.25, unknown: 0.35, nothing: 0.5 }
const ofHome = 0.5
const notRegion = 0.3
const ofState = 0.3
/** States whose codes people write behind a town that is in no gazetteer. */
const byCode = new Set(['US', 'CA', 'AU'])
/** Countries whose regions people name alone; elsewhere such a name is rather a town's. */
export const namedAlone = new Set('US CA AU GB DE AT CH FR ES IT NL BE PL SE NO DK FI IN BR MX CN JP'.split(' '))

const wide =
  /\b(?:county|region|province|provincia|state|voivodeship|canton|district|oblast|prefecture|area|nationwide|locations?|sites?|cities|various|multiple|several|any|other|tbd|coast)\b/i
const isTown = ({ text, isStreet }: Part): boolean =>
  !isStreet && !/^[A-Z]{1,3}$/.test(text) && text.length > 1 && text.split(' ').length <= 4 && !wide.test(text)

const sizeOf = (people: number): number => Math.log10(Math.max(people, 1000)) / 14
/** Towns of a county or a province are listed under something larger, so of these only the country can be compared. */
export const isWithin = (city: City, region: Region): boolean =>
  city.country === region.country && (!region.hasTowns || city.region === null || city.region.key === region.key)

/** Two states one after the other are two places. */
const isNested = (a: Region, b: Region): boolean => !a.hasTowns || !b.hasTowns || a.key === b.key

/** `rank` orders readings in different countries, `score` decides where one place ends and the next begins. */
export type Scored = { found: Found; score: number; rank: number; isTownAlone: boolean; couldBe?: Found[] }
export type Context = {
  home: string | null
  /** It is asked for: 'TX' alone is a state then, and no posting's line that may say anything. */
  isAsked: boolean
}

const isRatherRegion = (city: City, { country, regions }: Part): boolean =>
  city.people < 1_000_000 &&
  (country !== null || regions.some((region) => namedAlone.has(region.country) && !isWithin(city, region)))

type Town = { at: number; city: City; metro: Metro | null }

/** What a part is within one reading; `score` is what that explains. */
type Role = { kind: 'named' | 'namedLikeTown' | 'code'; region: Region | null; score: number }

/** Null for a part that says nothing of this country. `regions` are those of the parts before it. */
function roleOf(
  part: Part,
  country: string,
  { town, regions, isAlone }: { town: City | null; regions: Region[]; isAlone: boolean },
): Role | null {
  const fitting = (list: Region[]) =>
    list.find(
      (one) =>
        one.country === country && (!town || isWithin(town, one)) && regions.every((other) => isNested(one, other)),
    )
  if (part.country === country) return { kind: 'named', region: null, score: scores.country }
  const named = fitting(part.regions)
  if (named) {
    const isLikeTown = part.cities.some((city) => city.people > 1_000_000 || isWithin(city, named))
    if (isLikeTown) return { kind: 'namedLikeTown', region: named, score: scores.regionOfTown }
    return {
      kind: 'named',
      region: named,
      score: isAlone && !namedAlone.has(country) ? scores.rareRegion : scores.region,
    }
  }
  const coded = town || byCode.has(country) ? fitting(part.codes) : undefined
  if (coded) return { kind: 'code', region: coded, score: scores.regionCode }
  return part.countryCode === country ? { kind: 'code', region: null, score: scores.countryCode } : null
}

type Roles = { roles: Role[]; regions: Region[]; unknown: number[]; isState: boolean }

function rolesOf(country: string, parts: Part[], town: Town | null): Roles {
  const found: Roles = { roles: [], regions: [], unknown: [], isState: false }
  for (const [at, part] of parts.entries()) {
    if (at === town?.at) continue
    const role = roleOf(part, country, {
      town: town?.city ?? null,
      regions: found.regions,
      isAlone: parts.length === 1,
    })
    if (!role) found.unknown.push(at)
    else {
      found.roles.push(role)
      if (role.region) found.regions.push(role.region)
      if (role.kind === 'code' && isOnlyState(part, country)) found.isState = true
    }
  }
  return found
}

/** The parts as one place in a country, with one of them as its town or none; null if they say nothing of it. */
export function scoreOf(country: string, parts: Part[], town: Town | null, { home, isAsked }: Context): Scored | null {
  const { roles, regions, unknown, isState } = rolesOf(country, parts, town)
  if (!town && (roles.length === 0 || (!isAsked && isLoneCode(parts, roles)))) return null
  const isLikeTown = roles.every(({ kind }) => kind === 'namedLikeTown')
  const newTown = town || isLikeTown ? null : townAmong(parts, unknown, country)
  const isTownAlone = town !== null && roles.length === 0
  let score = town ? scores.town + sizeOf(town.city.people) : newTown === null ? 0 : scores.newTown + costs.unknown
  for (const role of roles) score += role.score
  for (const at of unknown) score += unknownScore(parts, at, town)
  if (isTownAlone && parts.length === 1 && isRatherRegion(town.city, parts[0]!)) score -= notRegion
  const isHome = country === home && (!isTownAlone || isInReach(parts[town.at]!, town.city))
  const rank = score + (isHome ? ofHome : 0) + (isState && !town ? ofState : 0)
  const under = town?.city.region
  if (under && !regions.includes(under)) regions.push(under)
  regions.sort((a, b) => Number(a.hasTowns) - Number(b.hasTowns))
  const city = town?.city.name ?? (newTown === null ? null : nameOfNew(parts[newTown]!))
  const found = { town: town?.city ?? null, city, regions, country, metro: town?.metro ?? null }
  return { found, score, rank, isTownAlone }
}

/** 'DE' alone may be a state, 'HK' cannot. */
const isLoneCode = (parts: Part[], [role]: Role[]): boolean =>
  parts.length === 1 &&
  role!.kind === 'code' &&
  (role!.region !== null || parts[0]!.codes.some((region) => byCode.has(region.country)))

function unknownScore(parts: Part[], at: number, town: Town | null): number {
  if (!town) return -costs.unknown
  return at === town.at + 1 && isPartOf(town.city, parts[at]!) ? scores.largerTown : -costs.besideTown
}

const nameOfNew = ({ text }: Part): string => text.replace(/\s(?:kommun|municipality|gemeente)$/i, '')

/** 'North York, Toronto': a town that lies within a much larger one is not a second place. */
const isPartOf = (city: City, part: Part): boolean =>
  part.cities.some((other) => other.people > 3 * city.people && kilometresBetween(city, other) < 40)

/** 'WA' is also Western Australia, which postings name far less often; no country has this code. */
const isOnlyState = ({ codes, countryCode }: Part, country: string): boolean =>
  country === 'US' && countryCode === null && codes.some((region) => region.country === 'US')

const isInReach = (part: Part, city: City): boolean => (part.cities[0]?.people ?? 0) <= city.people * homeReach

/** A town that is in no gazetteer: first or last, with what it is in beside it. */
function townAmong(parts: Part[], unknown: number[], country: string): number | null {
  const at = unknown.find((one) => one === 0 || one === parts.length - 1)
  return at !== undefined &&
    parts.length > 1 &&
    isTown(parts[at]!) &&
    !parts[at]!.cities.some((city) => city.country === country && city.people > largeTown)
    ? at
    : null
}
