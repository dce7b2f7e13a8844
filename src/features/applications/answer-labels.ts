import type { QuestionType } from '#features/job-postings/question-types.ts'
import { isIsoDay, longDay } from '#lib/dates.ts'

/** A candidate's answer as people read it: dates and amounts in words, everything else as it was written. */
export function formatAnswer(type: QuestionType, text: string): string {
  if (type === 'date' && isIsoDay(text)) return longDay(text)
  if (type === 'number' && Number.isFinite(Number(text))) return Number(text).toLocaleString('en-US')
  return text
}
