import type { QuestionType } from '#features/job-postings/question-types.ts'
import { isIsoDay, longDay } from '#lib/dates.ts'

/** Formats a candidate's answer for display: dates and amounts as text, everything else unchanged. */
export function formatAnswer(type: QuestionType, text: string): string {
  if (type === 'date' && isIsoDay(text)) return longDay(text)
  if (type === 'number' && Number.isFinite(Number(text))) return Number(text).toLocaleString('en-US')
  return text
}
