import { isEnglish } from './language.ts'
import { asksMoney } from './manner-checks.ts'
import { sentencesOf } from './sentences.ts'

type Posting = { title: string; description: string; requirements: string | null }

/**
 * For each posting, whether a sentence asks applicants for money. The same check advises the company and flags the
 * posting for staff.
 */
export const postingsThatAskForMoney = (postings: readonly Posting[]): boolean[] => postings.map(asksForMoney)

function asksForMoney({ title, description, requirements }: Posting): boolean {
  const sentences = sentencesOf({ title, description, requirements: requirements ?? '' })
  return sentences.some(asksMoney) && isEnglish(sentences.map(({ text }) => text).join(' '))
}
