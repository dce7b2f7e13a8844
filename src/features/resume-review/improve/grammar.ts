import nlp from 'compromise'
import { verbForms } from './verb-forms.ts'

type Term = { pre: string; text: string; post: string; tags: string[] }

/** The words of the first sentence, and the text after it. The library compromise determines the parts of speech. */
function read(text: string): { terms: Term[]; rest: string } {
  const sentences: { terms: Term[] }[] = nlp(text).json()
  const written = ({ pre, text: word, post }: Term) => pre + word + post
  return {
    terms: sentences[0]?.terms ?? [],
    rest: sentences
      .slice(1)
      .flatMap(({ terms }) => terms)
      .map(written)
      .join(''),
  }
}

const is = (term: Term | undefined, ...tags: string[]) => tags.some((tag) => term?.tags.includes(tag))
const isUnchanged = (term: Term | undefined) => is(term, 'Infinitive', 'Imperative', 'Gerund')
const isJoin = (term: Term | undefined) => term !== undefined && /^(?:and|or|&)$/i.test(term.text)
const endsClause = (term: Term | undefined) => term !== undefined && /[,;]/.test(term.post)

/** 'Programming Languages and Paradigms', 'Test Platform Design': a heading, not a sentence about what was done. */
const isHeading = (terms: readonly Term[]) =>
  terms.length <= 6 && terms.every(({ text, tags }) => /^\P{Ll}/u.test(text) || tags.includes('Conjunction'))

const ROLE =
  /^(?:analyst|architect|author|buyer|chef|consultant|coordinator|counsellor|counselor|designer|developer|editor|engineer|instructor|nurse|organi[sz]er|programmer|researcher|scientist|singer|teacher|technician|tester|trainer|tutor|writer)$/i
/** Verbs without an object: the first word of 'Work study position' is a noun. */
const WITHOUT_OBJECT = /^(?:work|collaborate|contribute|participate|liaise)$/i

/** A noun phrase such as 'Work activities included …', 'Direct contact with …' or 'Lead analyst on …': its first word is not a verb. */
function isNounPhrase([first, second, ...others]: readonly Term[]): boolean {
  if (!first || !is(first, 'Verb')) return true
  if (is(second, 'Actor', 'PastTense') || ROLE.test(second?.text ?? '')) return true
  if (WITHOUT_OBJECT.test(first.text)) return !is(second, 'Adverb', 'Preposition', 'Conjunction')
  if (!is(first, 'Gerund')) return false
  // 'Monitoring and administration of', 'programming of': a gerund used as a noun
  if (second?.text === 'of' || (isJoin(second) && !is(others[0], 'Verb', 'Adverb'))) return true
  // 'Cooking experience' is a noun phrase; 'Planning activities for the youth' is more of a sentence
  const isNamed = is(second, 'Noun') && !is(second, 'Pronoun')
  return isNamed && !others.some((term) => is(term, 'Determiner', 'Preposition'))
}

const beginsSentence = (terms: readonly Term[]) => !isHeading(terms) && !isNounPhrase(terms)

/** An item of a list of things, such as 'code review' in 'tasking, code review, mentorship'. */
function isItem(terms: readonly Term[], at: number): boolean {
  const end = terms.findIndex((term, index) => index >= at && endsClause(term))
  return endsClause(terms[at - 1]) && end >= 0 && end - at < 2
}

/** The positions of the verbs that are joined to the first one: 'Maintain and deploy …, and write …'. Null if that is uncertain. */
function joinedVerbs(terms: readonly Term[]): number[] | null {
  const [first] = terms
  const found: number[] = []
  for (let at = 1; at < terms.length; at++) {
    const term = terms[at]!
    let before = at - 1
    while (is(terms[before], 'Adverb') && !endsClause(terms[before])) before--
    if (!isJoin(terms[before]) && !endsClause(terms[before])) continue
    const isOfKind = is(first, 'Gerund') ? is(term, 'Gerund') : is(term, 'Infinitive', 'Imperative')
    // a verb that compromise reads as a noun, such as 'troubleshoot'
    if (!isOfKind && verbForms(term.text)?.base === term.text && !is(term, 'PastTense')) return null
    if (!isOfKind) continue
    const governed = governs(terms, at)
    if (governed === 'perhaps' || isItem(terms, at)) return null
    // 'introducing them to …, and guiding …': a gerund after a comma depends on the first verb
    if (is(first, 'Gerund') && !isJoin(terms[before])) return null
    if (governed === 'no') found.push(at)
  }
  return found
}

/** Whether a 'to' or 'that' before a verb governs it: it does in 'to plan and build', it may in 'to help people, and build'. */
function governs(terms: readonly Term[], at: number): 'yes' | 'no' | 'perhaps' {
  const to = terms.findLastIndex(
    (term, index) => index < at && /^(?:to|that|which|who|can|will|may|must|should|could)$/i.test(term.text),
  )
  if (to < 0) return 'no'
  const between = terms.slice(to + 1, at)
  if (between.every((term) => is(term, 'Verb', 'Adverb', 'Conjunction'))) return 'yes'
  // 'to customers' governs nothing
  return isUnchanged(between[0]) || !/^to$/i.test(terms[to]!.text) ? 'perhaps' : 'no'
}

function pastOf(word: string): string | undefined {
  const known = verbForms(word)?.past
  if (known) return known
  const [forms] = nlp(word, { [word]: 'Infinitive' })
    .verbs()
    .conjugate() as { PastTense?: string }[]
  return forms?.PastTense
}

/**
 * A line with its first verb and the verbs joined to it in the past tense: 'Maintain and deploy changes' becomes 'Maintained and deployed
 * changes'. Null if its first word is not a verb or does not change, or if the joined verbs are uncertain.
 */
export function inPast(text: string): string | null {
  const { terms, rest } = read(text)
  const [first] = terms
  if (!first || !beginsSentence(terms) || !isUnchanged(first)) return null
  const joined = joinedVerbs(terms)
  if (!joined) return null
  const changed = new Set([0, ...joined])
  const words = terms.map(({ pre, text: word, post }, at) => {
    if (!changed.has(at)) return pre + word + post
    const past = pastOf(word.toLowerCase())
    return past === undefined ? null : `${pre}${at === 0 ? past.charAt(0).toUpperCase() + past.slice(1) : past}${post}`
  })
  return words.includes(null) ? null : words.join('') + rest
}

const isPast = (term: Term | undefined) =>
  is(term, 'PastTense') || (term !== undefined && verbForms(term.text)?.past === term.text.toLowerCase())

export const beginsInPast = (text: string): boolean => isPast(read(text).terms[0])

/** Whether a line begins with a verb in the past tense and has a joined verb that is not: 'Managed and participate in …'. */
export function isHalfPast(text: string): boolean {
  const { terms } = read(text)
  if (!isPast(terms[0])) return false
  const joined = joinedVerbs(terms)
  return joined === null || joined.length > 0
}

/** Whether a line begins with a verb, rather than with a noun that looks like one. */
export function beginsWithVerb(text: string): boolean {
  return beginsSentence(read(text).terms)
}
