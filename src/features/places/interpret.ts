import type { Area } from './gazetteer.ts'
import type { Part } from './meanings.ts'
import { type Context, costs, type Found, isWithin, largeTown, type Scored, scoreOf } from './score-place.ts'

/** One place of a line: the place that it is, or the places that it could be if that is ambiguous. */
export type Reading = { found: Found | null; couldBe: Found[]; area: Area | null }

/** A name alone means a town only if it is this much larger than towns of the same name elsewhere. */
const clearlyLarger = 10
/** If the scores of two readings differ by less than this, both are possible. */
const margin = 0.25
const longestPlace = 5
const maxOpen = 4

/** The places that the parts of a line name, one after the other, grouped by what fits together: 'Pittsburgh, PA, Detroit, MI' are two. */
export function interpret(parts: Part[], context: Context): Reading[] {
  type State = { score: number; readings: Reading[] }
  const best: State[] = [{ score: 0, readings: [] }]
  for (let end = 1; end <= parts.length; end++) {
    for (let start = Math.max(0, end - longestPlace); start < end; start++) {
      const { score, reading } = readWindow(parts.slice(start, end), context)
      const total = best[start]!.score + score
      const before = best[end]
      if (!before || total > before.score) {
        best[end] = { score: total, readings: [...best[start]!.readings, ...(reading ? [reading] : [])] }
      }
    }
  }
  return best.at(-1)!.readings
}

function readWindow(parts: Part[], context: Context): { score: number; reading: Reading | null } {
  const [only] = parts
  if (parts.length === 1 && only?.area) return { score: 1, reading: { found: null, couldBe: [], area: only.area } }
  const ranked = countriesIn(parts)
    .map((country) => bestIn(country, parts, context))
    .filter((one) => one !== null)
    .filter((one, _, all) => !isNewTown(one) || !all.some(isKnownTown))
    .sort((a, b) => b.rank - a.rank)
  const [first, second] = ranked
  if (!first) return { score: -costs.nothing * parts.length, reading: null }
  const isOpen =
    (second && first.rank - second.rank < margin && !(first.isTownAlone && second.isTownAlone)) ||
    (first.isTownAlone && ranked.some((other) => other !== first && isRival(first, other, context)))
  const couldBe = isOpen ? ranked.slice(0, maxOpen).flatMap((one) => one.couldBe ?? [one.found]) : (first.couldBe ?? [])
  return { score: first.score - costs.place, reading: { found: isOpen ? null : first.found, couldBe, area: null } }
}

const isNewTown = ({ found }: Scored): boolean => found.town === null && found.city !== null
/** With a known town, an unknown one is not considered: 'Hamburg, DE' is not a village in Delaware. */
const isKnownTown = ({ found, isTownAlone }: Scored): boolean => !isTownAlone && found.town !== null

const peopleOf = ({ found }: Scored): number => found.town?.people ?? 0

/** Whether a town of the same name elsewhere is large enough to be meant. */
const isRival = (first: Scored, other: Scored, { home }: Context): boolean =>
  other.isTownAlone && first.found.country !== home && peopleOf(other) * clearlyLarger > peopleOf(first)

function countriesIn(parts: Part[]): string[] {
  const found = new Set<string>()
  for (const part of parts) {
    if (part.country) found.add(part.country)
    if (part.countryCode) found.add(part.countryCode)
    for (const { country } of [...part.regions, ...part.codes, ...part.cities]) found.add(country)
    if (part.metro) found.add(part.metro.country)
  }
  return [...found]
}

/** The best reading of the parts as one place in this country. */
function bestIn(country: string, parts: Part[], context: Context): Scored | null {
  const towns = parts.flatMap((part, at) => {
    const cities =
      part.metro?.country === country
        ? part.metro.cities.slice(0, 1)
        : part.cities.filter((city) => city.country === country)
    return cities.map((city) => ({ at, city, metro: part.metro?.country === country ? part.metro : null }))
  })
  const readings = [null, ...towns].map((town) => scoreOf(country, parts, town, context)).filter((one) => one !== null)
  const [first, ...others] = readings.sort((a, b) => b.score - a.score || peopleOf(b) - peopleOf(a))
  if (!first) return null
  return withoutDoubt(first, others)
}

/**
 * Reduces an ambiguous reading to its country: 'Portland' in the United States can be in Oregon or in Maine, 'Washington' a town or a
 * state.
 */
function withoutDoubt(first: Scored, others: Scored[]): Scored {
  const { town } = first.found
  const isNamesake = ({ found }: Scored) =>
    found.town !== null && found.town.id !== town?.id && found.town.people * clearlyLarger > (town?.people ?? 0)
  const isLargeTown = ({ found }: Scored) =>
    found.town !== null &&
    found.town.people > largeTown &&
    !first.found.regions.some((region) => isWithin(found.town!, region))
  const rivals = others.filter(
    (other) => other.isTownAlone && (first.isTownAlone ? isNamesake(other) : isLargeTown(other)),
  )
  if (rivals.length === 0) return first
  const couldBe = [first, ...rivals].slice(0, maxOpen).map(({ found }) => found)
  return {
    ...first,
    found: { ...first.found, town: null, city: first.isTownAlone ? first.found.city : null, regions: [] },
    couldBe,
  }
}
