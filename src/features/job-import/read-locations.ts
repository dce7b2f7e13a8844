import { type Locations, locationsOf, maxLocations } from '#features/job-postings/locations.ts'
import { readPosted } from '#features/places/known-places.ts'
import { tidyLine } from '#lib/tidy-text.ts'

/** The rest of a longer cell is ignored. */
const longest = 5_000

type LocationColumn = 'location' | 'more_locations'
export type ReadLocations = Locations & { notes: { column: LocationColumn; reason: string }[] }

const always = /[;|\n•·；]/
/** These separate places only where each part is a town by itself: 'Frankfurt / Oder' is one town. */
const perhaps = / ?\/ ?| (?:or|oder|ou|eller|lub) /i

/** The locations of the two columns: 'Berlin; Hamburg', 'London / Leeds', or a JSON array as other systems export it. */
export function readLocations(cell: (column: LocationColumn) => string): ReadLocations {
  const all = (['location', 'more_locations'] as const).flatMap((column) => split(cell(column)))
  const read = locationsOf(all)
  const count = new Set(all.map((one) => one.toLowerCase())).size
  if (count <= maxLocations) return { ...read, notes: [] }
  const reason = `has ${count} locations: only the first ${maxLocations} are imported`
  return { ...read, notes: [{ column: 'location', reason }] }
}

function split(cell: string): string[] {
  const read = cell.slice(0, longest)
  const pieces = readJson(read) ?? read.split(always)
  return pieces.map(tidyLine).filter(Boolean).flatMap(splitTowns)
}

function splitTowns(piece: string): string[] {
  const parts = piece.split(perhaps).filter(Boolean)
  if (parts.length < 2) return [piece]
  const towns = parts.map(townOf)
  // two names of one town: 'Biel/Bienne'
  const isEach = towns.every((town) => town !== null) && new Set(towns).size === towns.length
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
