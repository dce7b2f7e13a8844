import type { ImportOption, Questions } from '#features/import-files/questions.ts'
import type { Cells } from '#features/import-files/values/read-columns.ts'
import { type JobField, jobFields } from './fields.ts'

export type JobCells = Cells<JobField>
export type Note = { column: string; reason: string }

const labels = new Map<string, string>(jobFields.map(({ key, label }) => [key, label]))
export const labelOf = (key: JobField): string => labels.get(key) ?? key

/** A value of a row that is asked: `answer` is null while it is not known, and '' if the value is left out. */
export type Ask = (
  key: JobField,
  column: string,
  text: string,
  options: ImportOption[],
  suggestion?: string | null,
) => string | null

/** What the readers of a row have in common: its cells, its questions, and what was left out or assumed. */
export type RowContext = {
  cells: JobCells
  ask: Ask
  note(key: JobField, reason: string): void
  /** The fields with an open question. */
  open: Set<JobField>
}

/** Questions about the pay are shown together. */
const isPay = (key: JobField): boolean => key.startsWith('salary')

/** Remembers the fields with an open question. */
export function rowContext(cells: JobCells, questions: Questions) {
  const [notes, open]: [Note[], Set<JobField>] = [[], new Set()]
  const ask: Ask = (key, column, text, options, suggestion = null) => {
    const answer = questions.ask({
      kind: 'choice',
      column,
      field: labelOf(isPay(key) ? 'salary' : key),
      text,
      options,
      suggestion,
    })
    if (answer === null) open.add(key)
    return answer
  }
  const note = (key: JobField, reason: string) => {
    notes.push({ column: cells.all(key)[0]?.column ?? labelOf(key), reason })
  }
  return { cells, ask, note, notes, open }
}

export const leaveOut: ImportOption = { value: '', label: 'Ignore this value' }
