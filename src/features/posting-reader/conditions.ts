import type { LevelName, Lexicon, SimpleKind, WordingTag } from './lexicon.ts'
import { simpleKinds, spokenNames } from './lexicon.ts'
import type { PhraseMatch, Words } from './phrases.ts'

/** 4 native, 3 fluent, 2 conversational, 1 basic; 0 if no level is stated. */
export type LanguageLevel = 0 | 1 | 2 | 3 | 4

/** A hard condition of a requirement: a candidate meets it or not, regardless of their other skills. */
export type Condition =
  | { kind: 'language'; name: string; level: LanguageLevel }
  /** `written` is the posting's own wording: 'driving licence', 'Bachelor's degree'. */
  | { kind: SimpleKind; written: string }

const levelOf: Record<LevelName, LanguageLevel> = { native: 4, fluent: 3, working: 2, basic: 1 }
/** The distance in words from the name of a language within which its level is searched. */
const levelReach = 6
const longestWritten = 80

/** The conditions that a requirement states, each kind and each language only once. */
export function conditionsIn(
  text: string,
  words: Words,
  matches: PhraseMatch<WordingTag>[],
  lexicon: Lexicon,
): Condition[] {
  const found: Condition[] = []
  for (const kind of simpleKinds) {
    const own = matches.filter((match) => match.tag === kind)
    if (own.length > 0 && !isOtherSense(kind, text)) found.push({ kind, written: longestOf(own, words, text) })
  }
  return [...languagesIn(words, lexicon, matches), ...found]
}

function longestOf(matches: PhraseMatch<unknown>[], words: Words, text: string): string {
  const [best] = matches.toSorted((a, b) => b.last - b.first - (a.last - a.first) || a.first - b.first)
  return best ? text.slice(words.starts[best.first], words.ends[best.last]).slice(0, longestWritten) : ''
}

/** Phrases that look like a condition but describe the work ('travel agency', 'payroll for shift workers'). */
const otherSenses: Partial<Record<SimpleKind, RegExp>> = {
  travel: /\btravel (?:industry|agenc|sector|compan|products?|technology|brand|knowledge|business|or \w+ business)/i,
  shift: /\bshift[- ](?:workers?|working)\b/i,
  clearance: /customs clearance|planning clearance|visa (?:inc|card)|citizen (?:service|experience|or customer)/i,
  degree:
    /\b(?:high|exceptional|great|certain|strong|significant) degree\b|degree of (?:difficult|autonom|independen|accura|complex|detail)/i,
}

const isOtherSense = (kind: SimpleKind, text: string) => otherSenses[kind]?.test(text) ?? false

function languagesIn(words: Words, lexicon: Lexicon, matches: PhraseMatch<WordingTag>[]): Condition[] {
  const names = spokenNames.find(words)
  if (names.length === 0) return []
  const spoken = matches.filter((match) => match.tag === 'spoken')
  const isShort = words.folded.length <= 3
  const levels = lexicon.levels.find(words)
  const found = new Map<string, LanguageLevel>()
  for (const name of names) {
    const isCompound = /(?:kenntnis|sprach|talig|sprakig|talar)/.test(words.folded[name.first] ?? '')
    const isNear = spoken.some(
      (match) => match.first <= name.last + levelReach && match.last >= name.first - levelReach,
    )
    if (!isCompound && !isNear && !isShort) continue
    const near = levels.filter(
      (level) => level.last >= name.first - levelReach && level.first <= name.last + levelReach,
    )
    const [closest] = near.toSorted((a, b) => distance(a, name) - distance(b, name))
    const level = closest ? levelOf[closest.tag] : 0
    found.set(name.tag, Math.max(level, found.get(name.tag) ?? 0) as LanguageLevel)
  }
  return [...found].map(([name, level]) => ({ kind: 'language', name, level }))
}

function distance(a: PhraseMatch<unknown>, b: PhraseMatch<unknown>): number {
  return a.first > b.last ? a.first - b.last : Math.max(0, b.first - a.last)
}
