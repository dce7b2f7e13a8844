import { foreignWords, isEnglishText } from '../score/read-language.ts'
import { jobOf } from './about-text.ts'
import { foldText, invisibleCharactersIn, isMixed } from './facts/fold-text.ts'
import {
  boasts,
  claimWords,
  hedges,
  letterWords,
  neutralWords,
  rankLabels,
  roleWords,
  wishes,
} from './facts/neutral-words.ts'
import { type Amount, readAmounts } from './facts/read-amounts.ts'
import { readWords, rootOf, type Word } from './facts/read-words.ts'
import { otherForms } from './facts/short-forms.ts'
import { type CheckedRewrite, quotesVerbatim, readSources, type Sources, sourceTexts } from './facts/sources.ts'

/** A part of a rewrite that is not in the person's own texts. */
export type Violation = {
  kind: 'hidden' | 'number' | 'word' | 'name' | 'title' | 'employer' | 'claim' | 'meaning'
  /** The words in question. */
  words: string
}

/**
 * Finds facts that a rewrite adds to the person's own material: numbers, employers, dates, titles, skills, names, and claims
 * such as having led; also a lost 'not', 'helped' or 'about'. Empty when it adds nothing. The vocabulary is closed: a word
 * passes if the material contains it or if it states no fact (AI-09).
 */
export function checkFacts(checked: CheckedRewrite): Violation[] {
  const texts = sourceTexts(checked)
  const sources = readSources(texts)
  const own = readSources([checked.text])
  const words = readWords(checked.rewrite)
  return [
    ...hidden(checked),
    ...numbers(checked, texts),
    ...unknownWords(words, checked, sources, own),
    ...unknownTitles(checked, texts),
    ...strangeEmployers(checked),
    ...changedMeaning(checked),
  ]
}

function hidden({ rewrite, text }: CheckedRewrite): Violation[] {
  const known = new Set(invisibleCharactersIn(text))
  const unseen = invisibleCharactersIn(rewrite).filter((character) => !known.has(character))
  const folded = foldText(text)
  const mixed = (foldText(rewrite).match(/[\p{L}\p{M}]+/gu) ?? []).filter(
    (word) => isMixed(word) && !folded.includes(word),
  )
  return [...unseen.map((one) => `U+${one.codePointAt(0)?.toString(16)}`), ...mixed].map((words) => ({
    kind: 'hidden',
    words,
  }))
}

function numbers({ rewrite, text }: CheckedRewrite, texts: readonly string[]): Violation[] {
  const own = counted(text)
  const others = texts.filter((one) => one.trim() !== text.trim())
  return counted(rewrite)
    .filter((amount) => !own.some((known) => isSame(amount, known)) && !isQuoted(amount, rewrite, others))
    .map(({ written }): Violation => ({ kind: 'number', words: written }))
    .concat(turnedRanges(rewrite, text))
}

/** 'from 25 to 15' does not mean the same as 'from 15 to 25'. */
function turnedRanges(rewrite: string, text: string): Violation[] {
  const known = rangesIn(text)
  return rangesIn(rewrite)
    .filter((range) => !known.includes(range))
    .map((words) => ({ kind: 'number', words }))
}

function rangesIn(text: string): string[] {
  const folded = foldText(text)
  return readAmounts(text).flatMap((amount, index, all) => {
    const next = all[index + 1]
    const isRange = next && /^\s*(?:\p{L}+\s*)??(?:to|-)\s*$/iu.test(folded.slice(amount.to, next.from))
    return isRange ? [`${amount.value} to ${next.value}`] : []
  })
}

type Counted = Amount & { things: string[] }

function counted(text: string): Counted[] {
  const folded = foldText(text)
  return readAmounts(text).map((amount) => ({ ...amount, things: thingsOf(amount, folded) }))
}

/** Whether both are the same number of the same thing, with the same 'over' or 'about'. */
function isSame(amount: Counted, known: Counted): boolean {
  if (Math.abs(amount.value - known.value) > 1e-9 || amount.unit !== known.unit || amount.bound !== known.bound)
    return false
  if (known.unit !== '') return true
  return amount.things.length === 0 || amount.things.some((root) => known.things.includes(root))
}

const ENDS =
  /^(?:in|on|at|of|to|for|with|by|from|across|over|under|and|or|nor|but|not|which|that|who|while|when|per|each|every|an?|the|behind|through|into|during|between|as|is|was|were|are)$/

/** What a number counts: the roots of the words right after it, up to the first neutral word. */
function thingsOf({ to }: Amount, folded: string): string[] {
  // 'from 25 to 15 minutes' counts minutes twice
  const after = folded.slice(to, to + 120).replace(/^\s*(?:to|and|or|-)\s*[\d.,]+/i, '')
  const words = readWords(after).slice(0, 4)
  const end = words.findIndex((word, index) => ENDS.test(word.plain) || (index > 0 && !word.isJoined))
  return (end < 0 ? words : words.slice(0, end)).map(({ root }) => root)
}

/** Whether a number, with the words around it, occurs elsewhere in the material. */
function isQuoted(amount: Amount, rewrite: string, texts: readonly string[]): boolean {
  const { from, to } = amount
  const folded = foldText(rewrite)
  const after = /^\s*\S+\s+[^\s.,;:]+/.exec(folded.slice(to))?.[0]
  const before = /(?<!\S)\S+\s+\S+\s+\S+\s+$/.exec(folded.slice(0, from))?.[0]
  const phrases = [after && folded.slice(from, to) + after, before && before + folded.slice(from, to)]
  return texts.some(
    (text) =>
      phrases.some((phrase) => phrase && quotesVerbatim([text], phrase)) &&
      readAmounts(text).some(
        ({ value, unit, bound }) => value === amount.value && unit === amount.unit && bound === amount.bound,
      ),
  )
}

function unknownWords(
  words: Word[],
  { rewrite, kind, text }: CheckedRewrite,
  sources: Sources,
  own: Sources,
): Violation[] {
  const isLetter = kind === 'paragraph'
  const isForeign = !isEnglishText(text)
  const isNeutral = ({ root, plain }: Word) =>
    neutralWords.has(root) || (isLetter && letterWords.has(root)) || (isForeign && foreignWords.has(plain))
  const amounts = readAmounts(rewrite)
  const claimed = kind === 'responsibility' || kind === 'description' ? own : sources
  return words.flatMap((word): Violation[] => {
    if (amounts.some(({ from, to }) => word.at >= from && word.at < to)) return []
    const isRoleHeld =
      sources.plain.has(word.plain) ||
      (sources.roots.has(word.root) && !rankLabels.has(word.plain) && !isRole(word.plain)) ||
      hasOtherForm(word, sources)
    if (
      isShouted(word, sources) ||
      (isNamed(word) && !sources.capitals.has(word.plain) && !hasOtherForm(word, sources))
    ) {
      return [{ kind: 'name', words: word.written }]
    }
    if (own.plain.has(word.plain) || own.roots.has(word.root)) return []
    const groups = claimWords.filter((group) => group.has(word.root))
    if (groups.length > 0) {
      const isBacked = groups.some((group) => [...group].some((root) => claimed.roots.has(root)))
      return isBacked || (neutralWords.has(word.root) && word.root !== 'lead')
        ? []
        : [{ kind: 'claim', words: word.written }]
    }
    return isNeutral(word) || isRoleHeld ? [] : [{ kind: 'word', words: word.written }]
  })
}

const isNamed = ({ written, isFirst, plain }: Word) => /^\p{Lu}/u.test(written) && !isFirst && !/^i(?:'|$)/.test(plain)
/** 'IT', 'US': in capitals a neutral word becomes a name. */
const isShouted = ({ written, plain }: Word, { capitals }: Sources) =>
  written.length > 1 && /^\p{Lu}{2,}$/u.test(written) && !capitals.has(plain) && neutralWords.has(rootOf(plain))

const hasOtherForm = ({ plain }: Word, { plain: held, pairs }: Sources) =>
  otherForms(plain).some((form) =>
    form.length === 1
      ? held.has(form[0] ?? '')
      : form.every((part, index) => index === 0 || pairs.has(`${form[index - 1]} ${part}`)),
  )

const isRole = (plain: string) => roleWords.has(plain) || roleWords.has(plain.replace(/s$/, ''))

/**
 * A title is checked with the words next to it: 'data analyst' and 'senior role' do not make a senior data analyst. A wish
 * ('looking for a lead role') is no proof: a title outside a wish must be in the material outside a wish.
 */
function unknownTitles({ rewrite }: CheckedRewrite, texts: readonly string[]): Violation[] {
  const sourceFacts = readSources(texts.map((text) => text.replace(wishes, '.')))
  const isStated = rewrite.replace(wishes, '.')
  return [
    ...titlesBeyond(readWords(rewrite), readSources(texts)),
    ...titlesBeyond(readWords(isStated), sourceFacts),
    ...readWords(isStated)
      .filter(({ root }) => root === 'lead' && !sourceFacts.roots.has('lead') && !isBackedBy(sourceFacts, leading))
      .map(({ written }): Violation => ({ kind: 'claim', words: written })),
  ]
}

const leading = claimWords.find((group) => group.has('spearhead')) ?? new Set<string>()
const isBackedBy = ({ roots }: Sources, group: ReadonlySet<string>) => [...group].some((root) => roots.has(root))

function titlesBeyond(words: Word[], sources: Sources): Violation[] {
  return words.flatMap((word, index): Violation[] => {
    const isRank = rankLabels.has(word.plain)
    if (!isRank && !isRole(word.plain)) return []
    const next = words[index + 1]
    const before = words[index - 1]
    const follows = isRank && next?.isJoined && !neutralWords.has(next.root) ? `${word.plain} ${next.plain}` : null
    const isNamed =
      !isRank && word.isJoined && before && !neutralWords.has(before.root) && readAmounts(before.written).length === 0
    const phrase = follows ?? (isNamed ? `${before.plain} ${word.plain}` : null)
    const isKnown = sources.plain.has(word.plain) && (phrase === null || sources.pairs.has(phrase))
    return isKnown ? [] : [{ kind: 'title', words: phrase ?? word.written }]
  })
}

/** An employer or school of the person that the text does not mention, unless the rewrite names the title they had there. */
function strangeEmployers({ rewrite, text, kind, material }: CheckedRewrite): Violation[] {
  const here = kind === 'responsibility' ? jobOf(text, material)?.company : undefined
  const places = [
    ...material.workExperience.map(({ company, jobTitle }) => ({ name: company, lead: `${jobTitle} at ${company}` })),
    ...material.education.map(({ school, degree }) => ({ name: school, lead: `${degree}, ${school}` })),
  ].filter(({ name }) => name.length > 1)
  return [...new Set(places.map(({ name }) => name))]
    .filter((name) => quotesVerbatim([rewrite], name) && !quotesVerbatim([text], name) && name !== here)
    .filter((name) => !places.some((place) => place.name === name && quotesVerbatim([rewrite], place.lead)))
    .map((words) => ({ kind: 'employer', words }))
}

function changedMeaning({ rewrite, text }: CheckedRewrite): Violation[] {
  return [...hedges, boasts].flatMap((pattern): Violation[] => {
    const had = foldText(text).match(pattern) ?? []
    const has = foldText(rewrite).match(pattern) ?? []
    if (has.length < had.length && pattern !== boasts) return [{ kind: 'meaning', words: `without “${had[0]}”` }]
    const mayGain = pattern !== hedges[0] && pattern !== boasts
    return has.length > had.length && !mayGain ? [{ kind: 'meaning', words: has[0] ?? '' }] : []
  })
}
