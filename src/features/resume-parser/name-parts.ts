import { isAddress } from './find-place.ts'
import type { Part } from './head-parts.ts'
import { isPlace, mayBePlace } from './words.ts'

/** What an entry's head names: who did what (job title, degree), where (company, school), in which place. */
export type Named = { what: Part | null; where: Part | null; place: Part | null; rest: Part[]; confidence: number }
type Test = (text: string) => boolean
/** Distinguishes titles from organizations by typical words of each. */
export type Lexicon = { isWhat: Test; isWhere: Test }

type Role = 'what' | 'where' | 'place'
type Evidence = Record<Role, number>
const NOTHING: Evidence = { what: 0, where: 0, place: 0 }
/** A part that no field has. */
const UNUSED = -0.35
const UNUSED_NEXT = -0.1
const FILLED: Evidence = { what: 0.5, where: 0.5, place: 0.05 }
/** How much the same part of the other entries counts beside its own words. */
const USUAL = 0.7
const MOST = 7

/**
 * Names the parts of every head of a section: the words of a part count, and those of the same part of all other entries.
 * The score says how well all of them fit.
 */
export function nameParts(heads: readonly (readonly Part[])[], lexicon: Lexicon): { names: Named[]; score: number } {
  const usual = usualOf(heads, lexicon)
  const names = heads.map((parts) => nameOne(parts.slice(0, MOST), parts.slice(MOST), usual, lexicon))
  return { names: names.map(({ named }) => named), score: names.reduce((sum, { score }) => sum + score, 0) }
}

const evidence = new WeakMap<Lexicon, Map<string, Evidence>>()

function evidenceOf({ text, is }: Part, lexicon: Lexicon): Evidence {
  if (is === 'what' || is === 'where' || is === 'place') return { what: -2, where: -2, place: -2, [is]: 2 }
  const known = evidence.get(lexicon) ?? new Map<string, Evidence>()
  evidence.set(lexicon, known)
  const found = known.get(text) ?? weigh(text, lexicon)
  if (known.size > 5000) known.clear()
  known.set(text, found)
  return found
}

function weigh(text: string, { isWhat, isWhere }: Lexicon): Evidence {
  const [what, where, place] = [isWhat(text), isWhere(text), isPlace(text) || isAddress(text)]
  const long = text.length > 90 || /^\p{Ll}.*\s.*\s/u.test(text) ? -0.6 : 0
  // 'House, Town, Country' may be where as well
  if (place && !where && !what)
    return text.split(', ').length > 2 ? { what: -1, where: 0.3, place: 0.4 } : { what: -1, where: -0.8, place: 1 }
  return {
    what: (what ? (where ? 0.8 : 1) : where ? -0.6 : 0) + long,
    where: (where ? (what ? -0.2 : 1) : what ? -0.6 : 0.05) + long,
    place: place ? 0.4 : mayBePlace(text) && !where && !what ? 0.15 : -1,
  }
}

/** What the same part of all entries says on average. */
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

/** The best of all ways to give the parts of one head their roles. */
function nameOne(parts: readonly Part[], others: readonly Part[], usual: Map<string, Evidence>, lexicon: Lexicon) {
  const weights = parts.map((part) => {
    const [own, all] = [evidenceOf(part, lexicon), usual.get(part.slot) ?? NOTHING]
    return {
      what: own.what + USUAL * all.what,
      where: own.where + USUAL * all.where,
      place: own.place + USUAL * all.place,
    }
  })
  const choices = [-1, ...parts.keys()]
  let best = { what: -1, where: -1, place: -1, score: Number.NEGATIVE_INFINITY }
  for (const what of choices)
    for (const where of choices) {
      if (what >= 0 && what === where) continue
      for (const place of choices) {
        if (place >= 0 && (place === what || place === where)) continue
        const score = scoreOf({ what, where, place }, weights, parts, lexicon)
        if (score > best.score) best = { what, where, place, score }
      }
    }
  return { named: toNamed(best, parts, others, lexicon), score: best.score }
}

type Choice = Record<Role, number>

function scoreOf(choice: Choice, weights: readonly Evidence[], parts: readonly Part[], lexicon: Lexicon): number {
  let score = 0
  for (const role of ['what', 'where', 'place'] as const) {
    const at = choice[role]
    if (at >= 0) score += (weights[at]?.[role] ?? 0) + FILLED[role]
  }
  const { what, where, place } = choice
  if (what >= 0 && where >= 0 && what < where) score += 0.1
  // a word that only may be a town is one where it comes last
  if (place >= 0) score += place > Math.max(what, where) ? 0.1 : (weights[place]?.place ?? 0) < 0.8 ? -0.6 : 0
  for (const at of parts.keys())
    if (at !== what && at !== where && at !== place)
      score += joinedTo(parts, at, choice, lexicon) ? UNUSED_NEXT : UNUSED
  return score
}

/** 'Bachelor, Physics', 'Board of Trade, Acme': a part that is nothing itself belongs to the title before or the organization after it. */
function joinedTo(parts: readonly Part[], at: number, choice: Choice, lexicon: Lexicon): 'what' | 'where' | undefined {
  const taken = Object.values(choice)
  const isBeside = (from: number, to: number) => {
    for (let between = from + 1; between <= to; between += 1)
      if (
        (between < to && taken.includes(between)) ||
        parts[between]?.line !== parts[from]?.line ||
        /[\t|\u00b7\u2022;@]|\p{L}/u.test(parts[between]?.join ?? '')
      )
        return false
    return true
  }
  if (/^\d/.test(parts[at]?.text ?? '')) return undefined
  const { what, where } = choice
  const text = parts[at]?.text ?? ''
  const isBeforeWhere = where > at && isBeside(at, where)
  if (isBeforeWhere && lexicon.isWhere(text)) return 'where'
  if (what >= 0 && at > what && isBeside(what, at)) return 'what'
  if (isBeforeWhere) return 'where'
  return what > at && lexicon.isWhat(text) && isBeside(at, what) ? 'what' : undefined
}

function toNamed(choice: Choice, parts: readonly Part[], others: readonly Part[], lexicon: Lexicon): Named {
  const free = [...parts.keys()].filter((at) => !Object.values(choice).includes(at))
  const joined = (role: 'what' | 'where') => free.filter((at) => joinedTo(parts, at, choice, lexicon) === role)
  const whole = (role: 'what' | 'where') => {
    const [first, ...others] = [choice[role], ...joined(role)].filter((at) => at >= 0).toSorted((a, b) => a - b)
    const part = parts[first ?? -1]
    return part && { ...part, text: others.reduce((text, at) => text + parts[at]?.join + parts[at]?.text, part.text) }
  }
  const [what, where, place] = [whole('what'), whole('where'), parts[choice.place]]
  const isTold = (what && lexicon.isWhat(what.text)) || (where && lexicon.isWhere(where.text))
  return {
    what: what ?? null,
    ...whereOf(where ?? null, place ?? null, lexicon),
    rest: [...free.filter((at) => !joinedTo(parts, at, choice, lexicon)).map((at) => parts[at] as Part), ...others],
    confidence: isTold && what && where ? 0.9 : what && where ? 0.5 : 0.4,
  }
}

const GLUED = /^((?:.*\s)?\p{Lu}\S*)\s(\p{Lu}[\p{L}'\u2019-]+,\s?\p{Lu}[\p{L}. -]+)$/u

/** 'House, Town, Country', 'House Town, Country': the town goes to the place. */
function whereOf(where: Part | null, place: Part | null, { isWhere }: Lexicon): Pick<Named, 'where' | 'place'> {
  if (!where || place) return { where, place }
  const [, name = '', town = ''] = GLUED.exec(where.text) ?? []
  if (name && !name.includes(',') && isPlace(town) && !isWhere(town))
    return { where: { ...where, text: name }, place: { ...where, text: town } }
  const [house = '', ...after] = where.text.split(/,\s+/)
  const isTown =
    after.length > 0 &&
    after.length <= 3 &&
    after.every((token) => mayBePlace(token) || isPlace(`x, ${token}`) || /^\p{Lu}{2}$/u.test(token))
  if (!isTown) return { where, place }
  return { where: { ...where, text: house }, place: { ...where, text: after.join(', ') } }
}
