import { plainText } from '#lib/html-text.ts'
import type { Finding, ReadPosting } from './finding.ts'
import { isEnglish } from './language.ts'
import { mannerFindings } from './manner-checks.ts'
import { offerFindings } from './offer-checks.ts'
import { sentencesOf } from './sentences.ts'
import { wordFindings } from './word-checks.ts'

export type Advice = {
  findings: Finding[]
  /** False if the text is in another language, so that its words were not checked. */
  isEnglish: boolean
}

/** An empty posting gets no advice. */
const isBlank = ({ title, description, requirements }: ReadPosting): boolean =>
  title.trim() === '' && plainText(description) === '' && plainText(requirements) === ''

/**
 * Advice that would make the posting fairer and clearer, in the order of the form; it never blocks. `today` is 'YYYY-MM-DD'. Words are
 * checked only in English.
 */
export function lintPosting(posting: ReadPosting, today: string): Advice {
  if (isBlank(posting)) return { findings: [], isEnglish: true }
  const sentences = sentencesOf(posting)
  const english = isEnglish(sentences.map(({ text }) => text).join(' '))
  const inWords = english ? wordFindings(sentences) : []
  const findings = [...offerFindings(posting, today), ...inWords, ...mannerFindings(sentences, english)]
  return { findings: findings.toSorted((a, b) => order.indexOf(a.place) - order.indexOf(b.place)), isEnglish: english }
}

const order: Finding['place'][] = [
  'title',
  'description',
  'requirements',
  'location',
  'salaryMin',
  'salaryMax',
  'applicationDeadline',
]
