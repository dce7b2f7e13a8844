import { collectQuestions, type ImportAnswers } from '#features/import-files/questions.ts'
import type { JobField } from './fields.ts'
import { type JobCells, labelOf, rowContext } from './row-context.ts'

type Line = Partial<Record<JobField, string | string[]>>

/** A row of a file that has only these cells, in columns named as their fields. */
export function contextOf(line: Line, answers: ImportAnswers = {}) {
  const all: JobCells['all'] = (key) =>
    [line[key as JobField] ?? []]
      .flat()
      .flatMap((text) => (text === '' ? [] : [{ text, column: labelOf(key as JobField) }]))
  const cells: JobCells = {
    all,
    has: (key) => line[key as JobField] !== undefined,
    text: (key) => all(key)[0]?.text ?? '',
    day: () => null,
  }
  const questions = collectQuestions(answers)
  return { ...rowContext(cells, questions), questions }
}
