import { type PipelineStatus, pipelineStatuses } from '#features/applications/rules.ts'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { type Answer, answerText, tidyAnswer } from '#features/job-postings/questions.ts'
import { validateAnswer } from '#features/job-postings/validate-answer.ts'
import { isEmailAddress, tidyEmail } from '#lib/email-address.ts'
import { plainWords } from '#lib/names.ts'
import { storableText } from '#lib/tidy-text.ts'
import { type ImportField, type ImportMapping, importFields, questionKey } from './layout.ts'
import { readDay } from './read-day.ts'
import { type EndMark, readImportedStatus, withEndMarks } from './read-status.ts'

export type RefusedCell = { column: string; reason: string }
export type ImportedRow = {
  fullName: string
  email: string
  phone: string
  appliedAt: Date
  status: PipelineStatus
  /** The status in the file, if it is unknown, even after an admin mapped it; otherwise ''. */
  unknownStatus: string
  resumeText: string
  coverLetter: string | null
  answers: { requirementId: string; text: string; data: unknown }[]
  /** What is missing in an incomplete application: 'Resume', or a question's label. */
  missing: string[]
}
/** The admin's mapping, by the file's statuses (`plainWords`). */
export type ImportStatuses = Record<string, PipelineStatus>
type RowOptions = {
  mapping: ImportMapping
  statuses: ImportStatuses
  questions: readonly Question[]
  /** The columns that end an application, with their names. */
  ends: readonly { at: number; column: string }[]
  now: Date
}

/** Exports put an apostrophe before text that a spreadsheet would run as a formula. */
const guard = /^'(?=\s*[=+\-@])/
const longest: Partial<Record<ImportField, number>> = { resume: 200_000, cover_letter: 10_000, skills: 5_000 }

class Refused extends Error {
  readonly column: string
  constructor(column: string, reason: string) {
    super(reason)
    this.column = column
  }
}

/** One application from a row's cells, or the first error in it, worded for the person who corrects the file. */
export function readRow(cells: readonly string[], options: RowOptions): ImportedRow | RefusedCell {
  try {
    return read(cells, options)
  } catch (error) {
    if (error instanceof Refused) return { column: error.column, reason: error.message }
    throw error
  }
}

function read(cells: readonly string[], { mapping, statuses, questions, ends, now }: RowOptions): ImportedRow {
  const raw = (key: string): string => storableText((cells[mapping[key] ?? -1] ?? '').replace(guard, ''))
  const cell = (field: ImportField): string => {
    const text = raw(field)
    const maxLength = longest[field] ?? 500
    if (text.length > maxLength)
      throw new Refused(importFields[field].label, `is longer than ${maxLength.toLocaleString('en-US')} characters`)
    return text
  }
  const marks = ends.map(({ at, column }): EndMark => ({ column, value: storableText(cells[at] ?? '') }))
  const resumeText = [cell('resume'), cell('skills') && `Skills: ${cell('skills')}`].filter(Boolean).join('\n\n')
  const answered = questions.map((question) => ({
    question,
    answer: answerOf(question, raw(questionKey(question.id))),
  }))
  const missing = [
    ...(cell('resume') ? [] : ['Resume']),
    ...answered
      .filter(({ question, answer }) => question.required && answer === null)
      .map(({ question }) => question.label),
  ]
  const answers = answered.flatMap(({ question, answer }) => checked(question, answer))
  return {
    fullName: nameOf(cell),
    email: mailOf(cell('email')),
    phone: (cell('phone').split(/[;\n]/)[0] || cell('other_phone').split(/[;\n]/)[0] || '').trim().slice(0, 50),
    appliedAt: appliedOf(cell('applied'), now),
    ...statusOf(withEndMarks(cell('status'), marks), statuses),
    resumeText,
    coverLetter: cell('cover_letter') || null,
    answers,
    missing,
  }
}

function nameOf(cell: (field: ImportField) => string): string {
  const name = cell('name') || [cell('first_name'), cell('last_name')].filter(Boolean).join(' ')
  if (name === '') throw new Refused(importFields.name.label, 'is empty')
  if (name.length > 200) throw new Refused(importFields.name.label, 'is longer than 200 characters')
  return name.replace(/\s+/g, ' ')
}

/** Some exports put several addresses in a cell: the first one counts. */
function mailOf(text: string): string {
  const [first = ''] = text.split(/[;,\s]+/).filter(Boolean)
  if (first === '') throw new Refused(importFields.email.label, 'is empty')
  const mail = tidyEmail(first.replace(/\((home|work|personal|other)\)$/i, ''))
  if (!isEmailAddress(mail)) throw new Refused(importFields.email.label, 'is not an email address')
  return mail
}

function appliedOf(text: string, now: Date): Date {
  if (text === '') return now
  const day = readDay(text)
  if (!day) throw new Refused(importFields.applied.label, 'is not a date')
  if (day.getTime() > now.getTime() + 24 * 60 * 60 * 1000)
    throw new Refused(importFields.applied.label, 'is in the future')
  return day < now ? day : now
}

/** Maps the file's status by the known words or by the admin's choice; an empty one is new. */
function statusOf(text: string, statuses: ImportStatuses): Pick<ImportedRow, 'status' | 'unknownStatus'> {
  const status = readImportedStatus(text)
  if (status) return { status, unknownStatus: '' }
  // the admin maps the shortened text
  const unknownStatus = text.trim().slice(0, 100)
  const key = plainWords(unknownStatus)
  return { status: statuses[key] ?? pipelineStatuses[0], unknownStatus: key && unknownStatus }
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

function checked(question: Question, answer: Answer): ImportedRow['answers'] {
  if (answer === null) return []
  const problem = validateAnswer(question, answer)
  if (problem) throw new Refused(question.label, problem)
  return [
    {
      requirementId: question.id,
      text: answerText(question, answer),
      data: typeof answer === 'string' ? null : answer,
    },
  ]
}
