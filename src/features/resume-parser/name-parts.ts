import { endsInLegalForm } from './divide-at-legal-form.ts'
import { isAddress } from './find-place.ts'
import type { Part } from './head-parts.ts'
import { isKnownPlace } from './vocabulary/places.ts'
import { isPlace, isRole, mayBePlace, namesItsPlace } from './words.ts'

/** The named parts of an entry's head: `what` is the job title or degree, `where` the company or school, `place` its place. */
export type Named = { what: Part | null; where: Part | null; place: Part | null; rest: Part[]; confidence: number }
type Test = (text: string) => boolean
/** Distinguishes titles from organizations by typical words of each. */
export type Lexicon = { isWhat: Test; isWhere: Test }

type Role = 'what' | 'where' | 'place'
type Evidence = Record<Role, number>
const NOTHING: Evidence = { what: 0, where: 0, place: 0 }
/** The penalty for a part that no field uses. */
const UNUSED = -0.35
const UNUSED_NEXT = -0.1
const FILLED: Evidence = { what: 0.5, where: 0.5, place: 0.05 }
/** The weight of the average of the same part in all entries, relative to the part's own words. */
const USUAL = 0.7
const MAX = 7

/**
 * Assigns the parts of every head of a section to fields, by the words of a part and of the same part in the other entries. The score is
 * higher the better all of them fit.
 */
export function nameParts(
  heads: readonly (readonly Part[])[],
  lexicon: Lexicon,
): { names: () => Named[]; score: number } {
  const usual = usualOf(heads, lexicon)
  const chosen = heads.map((parts) => chooseRoles(parts.slice(0, MAX), usual, lexicon))
  return {
    // a function, because the names are only needed for the best layout
    names: () => chosen.map(({ choice, head }, at) => toNamed(choice, head, heads[at]?.slice(MAX) ?? [], lexicon)),
    score: chosen.reduce((sum, { score }) => sum + score, 0),
  }
}

const GLUED = /^((?:.*\s)?\p{Lu}\S*)\s((?!\p{Lu}{2,4},)\p{Lu}[\p{L}'\u2019-]+,\s?\p{Lu}[\p{L}. -]+)$/u

/** A place in brackets at the end, or a word such as 'remote'. */
const ENDS_IN_PLACE = /^(.*\S)\s*(?:[(\uff08]([^()\uff08\uff09]+)[)\uff09]|\s(remote|hybrid|on-?site|online))$/iu

/** The evidence in the words of a text, regardless of its context. */
type Facts = { isWhat: boolean; isWhere: boolean; evidence: Evidence }
const facts = new WeakMap<Lexicon, Map<string, Facts>>()
/** The maximum size of the cache, which is more texts than the heads of a document have in all layouts. */
const MAX_KNOWN = 50_000

/** Reads each text only once, because the same parts occur in the heads of many layouts. */
function factsOf(text: string, lexicon: Lexicon): Facts {
  const known = facts.get(lexicon) ?? new Map<string, Facts>()
  facts.set(lexicon, known)
  const found = known.get(text)
  if (found) return found
  if (known.size >= MAX_KNOWN) known.clear()
  const read = readFacts(text, lexicon)
  known.set(text, read)
  return read
}

function readFacts(text: string, lexicon: Lexicon): Facts {
  const isCompany = endsInLegalForm(text) && !isRole(text)
  const [isWhat, isWhere] = isCompany ? [false, true] : [lexicon.isWhat(text), lexicon.isWhere(text)]
  return { isWhat, isWhere, evidence: weigh(text, isWhat, isWhere) }
}

function evidenceOf({ text, is }: Part, lexicon: Lexicon): Evidence {
  if (is === 'what' || is === 'where' || is === 'place') return { what: -2, where: -2, place: -2, [is]: 2 }
  return factsOf(text, lexicon).evidence
}

/** 'Kestrel IT, France' is more likely a company with its place than a place. */
const ABBREVIATED = /^\p{Lu}\p{Ll}.*\s\p{Lu}{2,4},\s/u

function weigh(text: string, what: boolean, where: boolean): Evidence {
  // a count, such as the hours of a course
  if (!/\p{L}/u.test(text)) return { what: -1, where: -1, place: -1 }
  const place = isPlace(text) || isAddress(text)
  const long = text.length > 90 || /^\p{Ll}.*\s.*\s/u.test(text) ? -0.6 : 0
  // 'House, Town, Country' may also be an organization with its place
  if (place && !where && !what)
    return text.split(', ').length > 2 || ABBREVIATED.test(text)
      ? { what: -1, where: 0.3, place: 0.4 }
      : { what: -1, where: -0.8, place: 1 }
  if (!what && !where && isNameWithPlace(text)) return { what: -0.4, where: 0.5 + long, place: -0.5 }
  return {
    what: (what ? (where ? 0.8 : 1) : where ? -0.6 : 0) + long,
    where: (where ? (what ? -0.2 : 1) : what ? -0.6 : 0.05) + long,
    place: place ? 0.4 : mayBePlace(text) && !where && !what ? 0.15 : -1,
  }
}

/** Whether a text is a name with its place: 'Kestrel Lyon, France', 'Kestrel (Lyon)'. */
function isNameWithPlace(text: string): boolean {
  const [, name = '', town = ''] = GLUED.exec(text) ?? []
  const [, own = '', bracketed = ''] = ENDS_IN_PLACE.exec(text) ?? []
  return (name !== '' && !name.includes(',') && isPlace(town)) || (own !== '' && isPlace(bracketed))
}

/** The average evidence of the same part in all entries. */
function usualOf(heads: readonly (readonly Part[])[], lexicon: Lexicon): Map<string, Evidence> {
  const sums = new Map<string, { sum: Evidence; count: number }>()
  for (const part of heads.flat()) {
    const { sum, count } = sums.get(part.slot) ?? { sum: NOTHING, count: 0 }
    const own = evidenceOf(part, lexicon)
    sums.set(part.slot, {
      sum: { what: sum.what + own.what, where: sum.where + own.where, place: sum.place + own.place },
      count: count + 1,
    })
  }
  return new Map(
    [...sums].map(([slot, { sum, count }]) => [
      slot,
      { what: sum.what / count, where: sum.where / count, place: sum.place / count },
    ]),
  )
}

/** A head with the evidence of its parts; `isDivided` is whether a separator is before a part. */
type Head = { parts: readonly Part[]; facts: readonly Facts[]; isDivided: readonly boolean[] }

const DIVIDES = /[\t|\u00b7\u2022;@]|\p{L}/u
const headOf = (parts: readonly Part[], lexicon: Lexicon): Head => ({
  parts,
  facts: parts.map(({ text }) => factsOf(text, lexicon)),
  isDivided: parts.map(({ line, join }, at) => line !== parts[at - 1]?.line || DIVIDES.test(join)),
})

/** The best assignment of the parts of a head to roles. */
function chooseRoles(parts: readonly Part[], usual: Map<string, Evidence>, lexicon: Lexicon) {
  const head = headOf(parts, lexicon)
  const weights = parts.map((part) => {
    const [own, all] = [evidenceOf(part, lexicon), usual.get(part.slot) ?? NOTHING]
    return {
      what: own.what + USUAL * all.what,
      where: own.where + USUAL * all.where,
      place: own.place + USUAL * all.place,
    }
  })
  const choices = [-1, ...parts.keys()]
  let choice: Choice = { what: -1, where: -1, place: -1 }
  let best = Number.NEGATIVE_INFINITY
  for (const what of choices)
    for (const where of choices) {
      if (what >= 0 && what === where) continue
      for (const place of choices) {
        if (place >= 0 && (place === what || place === where)) continue
        const score = scoreOf({ what, where, place }, weights, head)
        if (score > best) [choice, best] = [{ what, where, place }, score]
      }
    }
  return { choice, head, score: best }
}

type Choice = Record<Role, number>

function scoreOf(choice: Choice, weights: readonly Evidence[], head: Head): number {
  let score = 0
  for (const role of ['what', 'where', 'place'] as const) {
    const at = choice[role]
    if (at >= 0) score += (weights[at]?.[role] ?? 0) + FILLED[role]
  }
  const { what, where, place } = choice
  if (what >= 0 && where >= 0 && what < where) score += 0.1
  // a word that is only possibly a town counts as one if it is last
  if (place >= 0) score += place > Math.max(what, where) ? 0.1 : (weights[place]?.place ?? 0) < 0.8 ? -0.6 : 0
  for (let at = 0; at < head.parts.length; at += 1)
    if (at !== what && at !== where && at !== place) score += joinedTo(head, at, choice) ? UNUSED_NEXT : UNUSED
  return score
}

/**
 * 'Bachelor, Physics', 'Board of Trade, Acme': a part without a role of its own belongs to the title before it or the organization after
 * it.
 */
function joinedTo({ parts, facts, isDivided }: Head, at: number, choice: Choice): 'what' | 'where' | undefined {
  const { what, where, place } = choice
  const isBeside = (from: number, to: number) => {
    for (let between = from + 1; between <= to; between += 1)
      if ((between < to && (between === what || between === where || between === place)) || isDivided[between])
        return false
    return true
  }
  if (/^\d/.test(parts[at]?.text ?? '')) return undefined
  const isBeforeWhere = where > at && isBeside(at, where)
  if (isBeforeWhere && facts[at]?.isWhere) return 'where'
  if (what >= 0 && at > what && isBeside(what, at)) return 'what'
  if (isBeforeWhere) return 'where'
  return what > at && facts[at]?.isWhat && isBeside(at, what) ? 'what' : undefined
}

function toNamed(choice: Choice, head: Head, others: readonly Part[], lexicon: Lexicon): Named {
  const { parts } = head
  const free = [...parts.keys()].filter((at) => !Object.values(choice).includes(at))
  const joined = (role: 'what' | 'where') => free.filter((at) => joinedTo(head, at, choice) === role)
  const wholePart = (role: 'what' | 'where') => {
    const [first, ...others] = [choice[role], ...joined(role)].filter((at) => at >= 0).toSorted((a, b) => a - b)
    const part = parts[first ?? -1]
    return part && { ...part, text: others.reduce((text, at) => text + parts[at]?.join + parts[at]?.text, part.text) }
  }
  const [what, where, place] = [wholePart('what'), wholePart('where'), parts[choice.place]]
  const isKnown = (what && lexicon.isWhat(what.text)) || (where && lexicon.isWhere(where.text))
  return {
    what: what ?? null,
    ...whereOf(where ?? null, place ?? null, lexicon),
    rest: [...free.filter((at) => !joinedTo(head, at, choice)).map((at) => parts[at] as Part), ...others],
    confidence: isKnown && what && where ? 0.9 : what && where ? 0.5 : 0.4,
  }
}

/** Moves the town of 'House, Town, Country', 'House Town, Country' or 'House (Town)' to the place. */
function whereOf(where: Part | null, place: Part | null, { isWhere }: Lexicon): Pick<Named, 'where' | 'place'> {
  if (!where) return { where, place }
  const divided = (house: string, town: string) => ({
    where: { ...where, text: house },
    place: place ?? { ...where, text: town },
  })
  const [, name = '', town = ''] = GLUED.exec(where.text) ?? []
  if (name && !name.includes(',') && isPlace(town) && !isWhere(town)) return divided(name, town)
  const [, own = '', bracketed = '', away = ''] = ENDS_IN_PLACE.exec(where.text) ?? []
  if (own && (away || isPlace(bracketed))) return divided(own, away || bracketed)
  const [house = '', ...after] = where.text.split(/,\s+/)
  const isTown =
    after.length > 0 &&
    after.length <= 3 &&
    !after.some((token) => JOINED.test(token)) &&
    !(after.length === 1 && namesItsPlace(house)) &&
    (isPlace(after.join(', ')) || (!place && after.every((token) => mayBeTown(token))))
  return isTown ? divided(house, after.join(', ')) : { where, place }
}

/** 'Institute of Science, Technology and Medicine': a town does not contain such a word. */
const JOINED = /\s(?:and|&|e|y|et|und|og|och|i)\s/iu

/** Whether a word may be a town. Three or more capitals are an abbreviation, for example of a ministry; two may be a state. */
const mayBeTown = (token: string): boolean =>
  isKnownPlace(token) ||
  /^\p{Lu}{2}$/u.test(token) ||
  (mayBePlace(token) && !/^\p{Lu}{3,}$/u.test(token)) ||
  isPlace(`x, ${token}`)
