import { foldPlace } from './fold-place.ts'
import { knownPlaces } from './known-places.ts'
import { isKnown, meaningOf } from './meanings.ts'
import { searchedPlaceKeys } from './place-keys.ts'
import { readPlaces } from './read-places.ts'
import { namedAlone } from './score-place.ts'

/** A place within the words of a search: the index of its first word, the index after its last one, and its text as typed. */
export type SearchedPlace = { from: number; to: number; text: string }

const longest = 5
/** Minimum population of a town named by a single word; higher if the word is not its main name. */
const minPeople = 100_000
const minPeopleByOtherName = 400_000
const before = new Set(['in', 'near', 'around', 'at', 'from'])
/** Places of at most three letters that are not other words as well. */
const short = new Set(['nyc', 'usa', 'uae', 'sf', 'dc', 'uk', 'eu'])

/**
 * Place names that are also other words in searches; they count as places only after 'in'. Found with 22,000 lower-case words of public
 * postings in English and Swedish, and with job titles.
 */
const alsoWords = new Set(
  `alba anda angers aurora bade bath bergen best both breda capital care carson center centre cesar chef chester columbia commerce cook
  corona cyber danska data deal delta dover driver enterprise essen faith falcon federal finska free gap garland golden grad hall halle
  hamm handa hela home hull human independence industry jackson java jordan kanal kent lara lead lens liberty lilla lincoln madison maritime
  marina marka mary media medan mesa mobile moss most nara nancy nice norra normal north nurse oral orange paradise para parla paul pool
  price progress providence reading regina rota rugby saga sale sales salt same santa sind soka south spa sparks spring star store
  street support surprise teacher temple tours toyota trade training troy tyre union unite unity vagar van varna victor victoria vista welkom
  wells west work worms young`
    .trim()
    .split(/\s+/),
)

// only these states, because 'IT', 'HR' and 'PR' are codes of states and provinces too
const states = new Set('TX NY NJ FL OH NC AZ WA MN TN LA'.split(' '))

/**
 * The place in the words of a search, or null: 'nurse leeds', 'data scientist NYC', 'engineer in Reading'. Longer names are preferred, then
 * later ones. A word that is also another word is a place only after 'in'. With `isSmallToo`, a single word may name a town of any size.
 */
export function findSearchedPlace(typed: readonly string[], isSmallToo = false): SearchedPlace | null {
  for (let length = Math.min(longest, typed.length); length > 0; length--) {
    for (let from = typed.length - length; from >= 0; from--) {
      const to = from + length
      const hasPreposition = from > 0 && before.has(typed[from - 1]!.toLowerCase())
      const parts = typed.slice(from, to)
      if (isPlace(parts, { hasPreposition, isSmallToo }))
        return { from: hasPreposition ? from - 1 : from, to, text: parts.join(' ') }
    }
  }
  return null
}

type Reading = { hasPreposition: boolean; isSmallToo: boolean }

function isPlace(parts: readonly string[], { hasPreposition, isSmallToo }: Reading): boolean {
  if (parts.some((part) => before.has(part.toLowerCase()) || /\d/.test(part))) return false
  const text = parts.join(' ')
  if (parts.length === 1 && !hasPreposition && !isPlaceAlone(text, isSmallToo)) return false
  return isOnePlace(text) && (parts.length === 1 || isAllOfIt(parts))
}

/** Whether a single word most likely names a place. */
function isPlaceAlone(word: string, isSmallToo: boolean): boolean {
  const folded = foldPlace(word)
  if (short.has(folded)) return true
  if (unspaced.test(folded)) return folded.length > 1
  if (folded.length < 3) return states.has(word)
  if (folded.length < 4 || alsoWords.has(folded))
    return /^[A-Z]{3}$/.test(word) && knownPlaces().countryOf(folded) !== null
  const gazetteer = knownPlaces()
  if (gazetteer.countryOf(folded) || gazetteer.metroOf(folded) || gazetteer.areaOf(folded)) return true
  if (gazetteer.regionsOf(folded).some(({ country, hasTowns }) => hasTowns && namedAlone.has(country))) return true
  const towns = gazetteer.citiesOf(folded)
  if (isSmallToo) return towns.length > 0
  return towns.some(({ name, people }) => people >= (foldPlace(name) === folded ? minPeople : minPeopleByOtherName))
}

/** Whether the words are exactly one place, known or ambiguous. */
function isOnePlace(text: string): boolean {
  const { found, couldBe, named } = readPlaces(text, knownPlaces(), { isAsked: true })
  const isKnownTown = [...found, ...couldBe].every(({ town, city }) => city === null || town !== null)
  return named === 1 && isKnownTown && searchedPlaceKeys(text).length > 0
}

/**
 * Whether every word belongs to the place: 'new york' and 'seattle wa' need each of their words, but 'RN sheffield' is the same place
 * without its first one.
 */
function isAllOfIt(parts: readonly string[]): boolean {
  const text = parts.join(' ')
  if (isKnown(meaningOf(text, knownPlaces(), true))) return true
  if (unspaced.test(text)) return false
  const keys = searchedPlaceKeys(text).join()
  if (searchedPlaceKeys(parts.slice(1).join(' ')).join() === keys) return false
  if (searchedPlaceKeys(parts.slice(0, -1).join(' ')).join() !== keys) return true
  const [place] = readPlaces(text, knownPlaces(), { isAsked: true }).found
  const isIn = place ? [...place.regions.map(({ key }) => `r${key}`), `k${place.country}`] : []
  return searchedPlaceKeys(parts.at(-1)!).some((key) => isIn.includes(key))
}

const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u
