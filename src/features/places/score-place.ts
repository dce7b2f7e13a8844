import { kilometresBetween } from './distance.ts'
import type { City, Metro, Region } from './gazetteer.ts'
import type { Part } from './meanings.ts'

/** One recognized place. Values that are uncertain are null. */
export type Found = {
  /** Null for a town that is not in the gazetteer. */
  town: City | null
  city: string | null
  /** The smallest first: 'Kent', 'England'. */
  regions: Region[]
  country: string
  metro: Metro | null
}

/** A town above this size is not named by accident: a state with the same name elsewhere may then be the town. */
export const largeTown = 300_000
/** The company's own country wins if the town of the same name elsewhere is at most this much larger. */
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
/** Countries whose state codes people write after a town that is not in the gazetteer. */
const byCode = new Set(['US', 'CA', 'AU'])
/** Countries whose regions people name alone; elsewhere such a name more likely means a town. */
export const namedAlone = new Set('US CA AU GB DE AT CH FR ES IT NL BE PL SE NO DK FI IN BR MX CN JP'.split(' '))

const wide =
  /\b(?:county|region|province|provincia|state|voivodeship|canton|district|oblast|prefecture|area|nationwide|locations?|sites?|cities|various|multiple|several|any|other|tbd|coast)\b/i
const isTown = ({ text, isStreet }: Part): boolean =>
  !isStreet && !/^[A-Z]{1,3}$/.test(text) && text.length > 1 && text.split(' ').length <= 4 && !wide.test(text)

const sizeOf = (people: number): number => Math.log10(Math.max(people, 1000)) / 14
/** Towns of a county or province are assigned to a larger region, so for these only the country can be compared. */
export const isWithin = (city: City, region: Region): boolean =>
  city.country === region.country && (!region.hasTowns || city.region === null || city.region.key === region.key)

/** Two different states in a row are two places. */
const isNested = (a: Region, b: Region): boolean => !a.hasTowns || !b.hasTowns || a.key === b.key

/** `rank` orders readings in different countries, `score` decides where one place ends and the next begins. */
export type Scored = { found: Found; score: number; rank: number; isTownAlone: boolean; couldBe?: Found[] }
export type Context = {
  home: string | null
  /** The text is a search: then 'TX' alone is a state, which it need not be in a posting. */
  isAsked: boolean
}

const isRatherRegion = (city: City, { country, regions }: Part): boolean =>
  city.people < 1_000_000 &&
  (country !== null || regions.some((region) => namedAlone.has(region.country) && !isWithin(city, region)))

type Town = { at: number; city: City; metro: Metro | null }

/** The role of a part within one reading; `score` is what it contributes. */
type Role = { kind: 'named' | 'namedLikeTown' | 'code'; region: Region | null; score: number }

/** Null for a part that does not fit the country. `regions` are those of the previous parts. */
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

/** Reads the parts as one place in a country, with one of them as its town or none; null if they do not fit. */
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

/** Whether the only part is a code that may be a state: 'DE' can, 'HK' cannot. */
const isLoneCode = (parts: Part[], [role]: Role[]): boolean =>
  parts.length === 1 &&
  role!.kind === 'code' &&
  (role!.region !== null || parts[0]!.codes.some((region) => byCode.has(region.country)))

function unknownScore(parts: Part[], at: number, town: Town | null): number {
  if (!town) return -costs.unknown
  return at === town.at + 1 && isPartOf(town.city, parts[at]!) ? scores.largerTown : -costs.besideTown
}

const nameOfNew = ({ text }: Part): string => text.replace(/\s(?:kommun|municipality|gemeente)$/i, '')

/** 'North York, Toronto': a town that is within a much larger one is not a second place. */
const isPartOf = (city: City, part: Part): boolean =>
  part.cities.some((other) => other.people > 3 * city.people && kilometresBetween(city, other) < 40)

/** Whether a code is only a US state among countries: 'WA' is also Western Australia, which postings name far less often. */
const isOnlyState = ({ codes, countryCode }: Part, country: string): boolean =>
  country === 'US' && countryCode === null && codes.some((region) => region.country === 'US')

const isInReach = (part: Part, city: City): boolean => (part.cities[0]?.people ?? 0) <= city.people * homeReach

/** The town that is not in the gazetteer: the first or the last part, next to a known region or country. */
function townAmong(parts: Part[], unknown: number[], country: string): number | null {
  const at = unknown.find((one) => one === 0 || one === parts.length - 1)
  return at !== undefined &&
    parts.length > 1 &&
    isTown(parts[at]!) &&
    !parts[at]!.cities.some((city) => city.country === country && city.people > largeTown)
    ? at
    : null
}
