import { ableist, ageCoded, type Coded, exclusionary, genderCoded, jargon } from './coded-words.ts'
import type { Finding } from './finding.ts'
import { quoteOf, type Sentence } from './sentences.ts'

const groups: readonly { kind: string; says: string; why: string; words: readonly Coded[] }[] = [
  {
    kind: 'gender',
    says: 'may read as meant for one gender',
    why: "Others apply less often, even when they're qualified.",
    words: genderCoded,
  },
  {
    kind: 'age',
    says: 'may read as meant for one age group',
    why: 'Age says nothing about ability, and selecting by it is illegal in many places.',
    words: ageCoded,
  },
  {
    kind: 'ability',
    says: 'excludes people with a disability',
    why: 'Describe what the work needs; how it is done can often be adjusted.',
    words: ableist,
  },
  {
    kind: 'exclusion',
    says: 'excludes people',
    why: 'It is about who people are, not what they can do.',
    words: exclusionary,
  },
  {
    kind: 'jargon',
    says: 'is vague',
    why: 'Plain words about the work are more helpful to candidates.',
    words: jargon,
  },
]

/** “We are not looking for a …” is not a requirement. */
const denied =
  /\b(?:not|no|nobody|none|nothing|never|without|nor|neither|rather than|instead of|free of|avoid\w*|against)\b[^.;:]{0,40}$|n[’']t\b[^.;:]{0,40}$/i

/** Coded words and jargon, each once, with the first sentence that has it and a neutral replacement. */
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
