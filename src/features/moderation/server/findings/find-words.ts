import type { StoredFinding } from '#db/schema/moderation.ts'
import { isEnglish } from '#features/posting-advice/language.ts'
import { mannerFindings } from '#features/posting-advice/manner-checks.ts'
import { sentencesOf } from '#features/posting-advice/sentences.ts'
import type { PostedJob } from './posted-job.ts'

export type PostedText = Pick<PostedJob, 'title' | 'description' | 'requirements'>

const rules = {
  fee: ['fee'],
  contact: ['contact-mail', 'contact-phone', 'contact-chat'],
} as const

const says = {
  fee: 'Sentences that ask applicants for money',
  contact: 'Sentences with an email address, phone number or messaging contact',
}

/** Sentences that ask for a fee, and those with contact data; the same checks advise the company while it writes. */
export function findForbiddenWords({ title, description, requirements }: PostedText): StoredFinding[] {
  const sentences = sentencesOf({ title, description, requirements: requirements ?? '' })
  const english = isEnglish(sentences.map(({ text }) => text).join(' '))
  return (['fee', 'contact'] as const).flatMap((rule) => {
    const keys: readonly string[] = rules[rule]
    const quotes = sentences
      .filter((sentence) => mannerFindings([sentence], english).some(({ key }) => keys.includes(key)))
      .map(({ text }) => text)
    if (quotes.length === 0) return []
    return [{ rule, key: `${rule}: ${quotes.join(' ')}`.slice(0, 2000), says: says[rule], quotes, others: [] }]
  })
}
