import { plainText } from '#lib/html-text.ts'
import { foldLatin } from '#lib/names.ts'

/** A job or a line as it is compared. */
export type Compared = { title: string; description: string; requirements: string | null; locations: readonly string[] }

const likeTitle = 0.75
const likeText = 0.75
const shingle = 3
const maxWords = 3_000

const wordsOf = (text: string): string[] => foldLatin(text).match(/[\p{L}\p{N}+#]+/gu) ?? []
/** Signs that every gender is meant are no part of a title. */
const titleOf = (title: string): string =>
  title.replace(/\((?:[mwfdhxv]|gn|all genders?)(?:\s?[/|*,]\s?[mwfdhxv]){0,3}\)/gi, ' ')

/** How many of the elements of two sets are common to both, from 0 to 1. */
function likeness(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 && b.size === 0) return 1
  let common = 0
  for (const one of a) if (b.has(one)) common += 1
  return common / (a.size + b.size - common)
}

export const titleWords = (title: string): Set<string> => new Set(wordsOf(titleOf(title)))
export const isLikeTitle = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => likeness(a, b) >= likeTitle

function shinglesOf({ description, requirements }: Compared): Set<string> {
  const words = wordsOf(plainText(`${description}\n${requirements ?? ''}`)).slice(0, maxWords)
  if (words.length < shingle) return new Set(words)
  return new Set(words.slice(shingle - 1).map((_, at) => words.slice(at, at + shingle).join(' ')))
}

const placesOf = ({ locations }: Compared): Set<string> => new Set(locations.map((one) => wordsOf(one)[0] ?? ''))

/** Whether both are nearly the same: title, text, and where both name places, one of them. */
function isCopy(a: Compared, b: Compared): boolean {
  if (!isLikeTitle(titleWords(a.title), titleWords(b.title))) return false
  const [here, there] = [placesOf(a), placesOf(b)]
  if (here.size > 0 && there.size > 0 && ![...here].some((place) => there.has(place))) return false
  return likeness(shinglesOf(a), shinglesOf(b)) >= likeText
}

/** For each line the first job that is nearly the same, as an index; null without one. */
export const findCopies = (lines: readonly Compared[], jobs: readonly Compared[]): (number | null)[] =>
  lines.map((line) => {
    const at = jobs.findIndex((job) => isCopy(line, job))
    return at < 0 ? null : at
  })
