import type { RowProblem } from '#features/import-files/contract.ts'
import { describeColumns } from '#features/import-files/describe-columns.ts'
import { describeFile } from '#features/import-files/describe-file.ts'
import type { ChosenColumns } from '#features/import-files/fields.ts'
import { collectQuestions, type ImportAnswers, type ImportQuestion } from '#features/import-files/questions.ts'
import type { Table } from '#features/import-files/table.ts'
import { readColumns } from '#features/import-files/values/read-columns.ts'
import { wordsOf } from '#features/import-files/words-of.ts'
import { type QuestionField, questionFields } from './fields.ts'
import { isFilledOnce, valuesAbove } from './fill-down.ts'
import { headingsOf } from './headings.ts'
import { readInterviewKind } from './interview-kinds.ts'
import { matchQuestionColumns } from './match-columns.ts'
import { type ImportedQuestion, readRow } from './read-row.ts'
import { decideChoice, readTypeWords } from './read-type.ts'

export type QuestionsOptions = { columns?: ChosenColumns | undefined; answers?: ImportAnswers | undefined }

export type ReadQuestions = {
  file: ReturnType<typeof describeFile>
  fields: { key: string; label: string; many: boolean }[]
  columns: ReturnType<typeof describeColumns>
  chosenColumns: ChosenColumns
  chosenAnswers: ImportAnswers
  header: string[]
  /** Only rows without an open question. */
  found: ImportedQuestion[]
  refused: RowProblem[]
  noted: RowProblem[]
  /** Standard fields, questions of demographics, repeated rows, and what the user leaves out; `read` is what they say. */
  leftOut: (RowProblem & { read: ImportedQuestion | null })[]
  /** Rows with an open question, and the fields that it is about. */
  asked: { row: number; open: QuestionField[]; read: ImportedQuestion }[]
  questions: ImportQuestion[]
  openQuestions: number
}

/** Every question of a table, by the row number in a spreadsheet program. IMPORT_NO_QUESTIONS if no column has questions. */
export function readQuestions(
  table: Table,
  { columns: chosen = {}, answers = {} }: QuestionsOptions,
): ReadQuestions | 'IMPORT_NO_QUESTIONS' {
  const columns = matchQuestionColumns(table, chosen)
  if (!columns.includes('question')) return 'IMPORT_NO_QUESTIONS'
  const questions = collectQuestions(answers)
  const { cellsOf, orderOf } = readColumns<QuestionField>(table, {
    fields: questionFields,
    columns,
    questions,
    today: '',
  })
  const result: Pick<ReadQuestions, 'found' | 'refused' | 'noted' | 'leftOut' | 'asked'> = {
    ...{ found: [], refused: [], noted: [], leftOut: [], asked: [] },
  }
  const types = table.rows.map(({ cells }) => cellsOf(cells).text('type')).filter(Boolean)
  const headings = headingsOf(table, columns)
  const above = groupsAbove(table, columns, questions)
  const options = {
    choice: decideChoice(types),
    isKind: areKinds(types),
    hasOptionColumns: columns.filter((key) => key === 'options').length > 1,
  }
  const seen = new Map<string, number>()
  for (const { number: row, cells } of table.rows) {
    if (headings.rows.has(row)) {
      result.leftOut.push({
        row,
        column: '',
        reason: 'is a heading: it is the group of the questions below it',
        read: null,
      })
      continue
    }
    const one = readRow(row, cellsOf(cells), questions, {
      ...options,
      heading: headings.of(row) || (above?.get(row) ?? ''),
    })
    if (one.kind === 'question') {
      const key = JSON.stringify([wordsOf(one.read.set), keyOfQuestion(one.read.question.label)])
      const twin = seen.get(key)
      if (twin !== undefined) {
        result.leftOut.push({ row, column: '', reason: `is the same question as row ${twin}`, read: null })
        continue
      }
      seen.set(key, row)
      result.found.push(one.read)
    } else if (one.kind === 'asked') result.asked.push({ row, open: one.open, read: one.read })
    else if (one.kind === 'left-out')
      result.leftOut.push({ row, column: one.column, reason: one.reason, read: one.read })
    else result.refused.push({ row, column: one.column, reason: one.reason })
    result.noted.push(...one.notes.map((note) => ({ row, ...note })))
  }
  const unread = "has a quote that isn't closed: the text after it couldn't be read"
  for (const row of new Set(table.broken)) result.refused.push({ row, column: '', reason: unread })
  result.refused.sort((a, b) => a.row - b.row)
  return {
    ...result,
    file: describeFile(table),
    fields: questionFields.map((field) => ({ key: field.key, label: field.label, many: field.many === true })),
    columns: describeColumns(table, { fields: questionFields, columns, orderOf }),
    chosenColumns: Object.fromEntries(columns.map((key, at) => [at, key ?? ''])),
    chosenAnswers: answers,
    header: table.header,
    questions: questions.all(),
    openQuestions: questions.countOpen(),
  }
}

/** The same for texts that differ only in case, spaces and punctuation. */
export const keyOfQuestion = (label: string): string => wordsOf(label).replaceAll(' ', '') || label.trim()

const aboveOptions = [
  { value: 'above', label: 'As in the row above' },
  { value: 'none', label: 'No group' },
]

/** The groups of rows without one, if each group is only in its first row. It can be changed. */
function groupsAbove(
  table: Table,
  columns: readonly (QuestionField | null)[],
  questions: ReturnType<typeof collectQuestions>,
): Map<number, string> | null {
  const at = columns.indexOf('category')
  if (at < 0 || !isFilledOnce(table, at)) return null
  const asked = { kind: 'choice', column: table.header[at] || `Column ${at + 1}`, field: 'Group' } as const
  const answer = questions.ask({ ...asked, text: 'Rows without a group', options: aboveOptions, suggestion: 'above' })
  return answer === 'above' ? valuesAbove(table, at) : null
}

/** Whether a column of types has kinds of interview questions, such as 'Technical', in place of types of answers. */
function areKinds(types: readonly string[]): boolean {
  const kinds = types.filter((text) => readInterviewKind(text) !== null).length
  const answers = types.filter((text) => readTypeWords(text) !== null).length
  return kinds > answers
}
