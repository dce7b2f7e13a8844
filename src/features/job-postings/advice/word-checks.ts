import { ableist, ageCoded, type Coded, exclusionary, genderCoded, jargon } from './coded-words.ts'
import type { Finding } from './finding.ts'
import { quoteOf, type Sentence } from './sentences.ts'

const groups: readonly { kind: string; says: string; why: string; words: readonly Coded[] }[] = [
  {
    kind: 'gender',
    says: 'reads as meant for one gender',
    why: 'Others apply less often, even where they fit.',
    words: genderCoded,
  },
  {
    kind: 'age',
    says: 'reads as meant for one age',
    why: 'Age says nothing about the work, and choosing by it is unlawful in many places.',
    words: ageCoded,
  },
  {
    kind: 'ability',
    says: 'shuts out people with a disability',
    why: 'Name what the work needs; how it is done can often be adjusted.',
    words: ableist,
  },
  {
    kind: 'exclusion',
    says: 'shuts people out',
    why: 'It is about who somebody is, and not about what they can do.',
    words: exclusionary,
  },
  {
    kind: 'jargon',
    says: 'says little',
    why: 'Candidates learn more from a plain sentence about the work.',
    words: jargon,
  },
]

/** “We are not looking for a …”: what is said not to be asked is no ask. */
const denied =
  /\b(?:not|no|nobody|none|nothing|never|without|nor|neither|rather than|instead of|free of|avoid\w*|against)\b[^.;:]{0,40}$|n[’']t\b[^.;:]{0,40}$/i

/** Coded words and jargon, each once, with the first sentence that has it and neutral words instead. */
export function wordFindings(sentences: readonly Sentence[]): Finding[] {
  const found = new Map<string, Finding>()
  for (const { place, text } of sentences) {
    for (const { kind, says, why, words } of groups) {
      for (const { pattern, proposal } of words) {
        const match = pattern.exec(text)
        if (!match || denied.test(text.slice(0, match.index))) continue
        const word = match[0]
        const key = `${kind}:${word.toLowerCase()}`
        if (found.has(key)) continue
        found.set(key, { key, place, says: `“${word}” ${says}`, why, proposal, quote: quoteOf(text, match.index) })
      }
    }
  }
  return [...found.values()]
}
