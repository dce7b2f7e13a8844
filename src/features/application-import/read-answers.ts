import type { Cells } from '#features/import-files/values/read-columns.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { type Answer, answerText, tidyAnswer } from '#features/job-postings/questions.ts'
import { validateAnswer } from '#features/job-postings/validate-answer.ts'
import { storableText } from '#lib/tidy-text.ts'
import { type ApplicationField, questionKey } from './fields.ts'

export type ReadAnswer = { requirementId: string; text: string; data: unknown }
type Answers = {
  answers: ReadAnswer[]
  /** The labels of required questions without an answer. */
  missing: string[]
  notes: { column: string; reason: string }[]
}

/** The answers of a row to the job's questions. One that is not valid is left out, with a note. */
export function readAnswers(cells: Cells<ApplicationField>, questions: readonly Question[]): Answers {
  const read: Answers = { answers: [], missing: [], notes: [] }
  for (const question of questions) {
    const answer = answerOf(question, storableText(cells.text(questionKey(question.id))))
    const problem = answer === null ? null : validateAnswer(question, answer)
    if (problem) read.notes.push({ column: question.label, reason: `${problem}: the answer is left out` })
    if (answer === null || problem) {
      if (question.required) read.missing.push(question.label)
      continue
    }
    const data = typeof answer === 'string' ? null : answer
    read.answers.push({ requirementId: question.id, text: answerText(question, answer), data })
  }
  return read
}

function answerOf(question: Question, text: string): Answer {
  if (text === '' || question.questionType === 'file_upload') return null
  if (question.questionType === 'yes_no')
    return /^(y|yes|true|1)$/i.test(text) ? 'yes' : /^(n|no|false|0)$/i.test(text) ? 'no' : text
  if (question.questionType === 'checkbox')
    return tidyAnswer(
      question,
      text
        .split(/[;,|\n]/)
        .map((one) => one.trim())
        .filter(Boolean)
        .map((one) => optionOf(question, one)),
    )
  return tidyAnswer(question, optionOf(question, text))
}

const optionOf = ({ options }: Question, text: string): string =>
  options.find((option) => option.toLowerCase() === text.toLowerCase()) ?? text
