import type { ImportReading, RowProblem } from '../contract.ts'
import type { ChosenColumns } from '../fields.ts'
import type { ImportAnswers, ImportQuestion } from '../questions.ts'
import { shownQuestions } from '../shown-questions.ts'

type ReadFile = Pick<ImportReading, 'file' | 'fields' | 'columns' | 'openQuestions'> & {
  questions: readonly ImportQuestion[]
  refused: readonly RowProblem[]
  chosenColumns: ChosenColumns
  chosenAnswers: ImportAnswers
}
type More = { counts: ImportReading['counts']; noted: readonly RowProblem[]; isRemembered: boolean }

const MAX_PROBLEMS = 1000

/** What every preview says of its file: of very many questions and remarks, the first ones. */
export const shownReading = (file: ReadFile, { counts, noted, isRemembered }: More): ImportReading => ({
  file: file.file,
  fields: file.fields,
  columns: file.columns,
  questions: shownQuestions(file.questions, file.chosenAnswers),
  openQuestions: file.openQuestions,
  counts,
  refused: file.refused.slice(0, MAX_PROBLEMS),
  noted: noted.toSorted((a, b) => a.row - b.row).slice(0, MAX_PROBLEMS),
  chosen: { columns: file.chosenColumns, answers: file.chosenAnswers, isRemembered },
})
