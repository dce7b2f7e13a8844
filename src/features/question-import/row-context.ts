import type { ImportOption, Questions } from '#features/import-files/questions.ts'
import type { Cells } from '#features/import-files/values/read-columns.ts'
import { labelOf, type QuestionField } from './fields.ts'

export type QuestionCells = Cells<QuestionField>
export type Note = { column: string; reason: string }

/** Something that is asked about a value: `answer` is null while it is not known. */
export type Asked = { column?: string; text: string; options: ImportOption[]; suggestion?: string | null }

/** What the readers of a row have in common: its cells, its questions, and what was left out or assumed. */
export function rowContext(cells: QuestionCells, questions: Questions) {
  const [notes, open]: [Note[], Set<QuestionField>] = [[], new Set()]
  const columnOf = (key: QuestionField) => cells.all(key)[0]?.column ?? labelOf(key)
  return {
    cells,
    notes,
    open,
    ask(key: QuestionField, { column = columnOf(key), text, options, suggestion = null }: Asked): string | null {
      const answer = questions.ask({ kind: 'choice', column, field: labelOf(key), text, options, suggestion })
      if (answer === null) open.add(key)
      return answer
    },
    note(key: QuestionField, reason: string) {
      notes.push({ column: columnOf(key), reason })
    },
  }
}
export type RowContext = ReturnType<typeof rowContext>
