import type { StoredSetQuestion } from '#db/schema/job-postings.ts'
import { storedQuestion } from '#features/job-postings/server/append-questions.ts'
import type { QuestionField } from '../fields.ts'
import type { ImportedQuestion } from '../read-row.ts'

/** The values of a question that each column changes. A column that the file does not have changes nothing. */
const valuesOf: Partial<Record<QuestionField, (keyof StoredSetQuestion)[]>> = {
  type: ['questionType', 'options', 'validationRules'],
  required: ['required'],
  category: ['groupName'],
  help: ['helpText'],
  placeholder: ['placeholder'],
}

/** What a row makes of a question: its values, except where it says nothing, and who is asked, which no file says. */
export function keepUnread({ question, unread }: ImportedQuestion, here: StoredSetQuestion): StoredSetQuestion {
  const read = storedQuestion(question)
  const hasOptions = !unread.includes('options')
  const kept = unread.flatMap((field) => (field === 'type' && hasOptions ? [] : (valuesOf[field] ?? [])))
  const own = (['label', 'private', 'internalOnly', 'externalOnly', ...kept] as const).map((key) => [key, here[key]])
  return { ...read, ...Object.fromEntries(own) }
}
