import { isIsoDay } from '#lib/dates.ts'
import { plainWords } from '#lib/names.ts'

export type ImportOption = { value: string; label: string }

/**
 * Something that no program can know of a file. 'order' is whether the day or the month is first in a column, 'day' is a date that cannot
 * be read (an answer of '' leaves it out), and 'choice' is a value such as a status. 'whole' is about a whole column or file, and 'column' is
 * which column a field is in: their text is the question.
 */
export type ImportQuestion = {
  /** The same for the same value in the next file. */
  id: string
  kind: 'order' | 'day' | 'choice' | 'whole' | 'column'
  /** The column's name in the file. */
  column: string
  /** What the column is read as. */
  field: string
  /** The value in the file. */
  text: string
  rows: number
  options: ImportOption[]
  /** What it is read as without an answer; null if that is not known. */
  suggestion: string | null
}
export type ImportAnswers = Record<string, string>

const MAX_ID = 160
const MAX_TEXT = 120

type Asked = Pick<ImportQuestion, 'kind' | 'column' | 'field' | 'text'> & {
  options?: ImportOption[]
  suggestion?: string | null
  /** How many rows it is about, if it is asked once for all of them. */
  rows?: number
}

/** Collects the questions of a file, each value once, and answers those that have an answer. */
export function collectQuestions(answers: ImportAnswers = {}) {
  const questions = new Map<string, ImportQuestion>()
  return {
    /** The answer, or else the suggestion; null without either. '' leaves the value out. */
    ask({ text, options = [], suggestion = null, rows = 1, ...rest }: Asked): string | null {
      const id = questionId(rest.kind, rest.column, text)
      const known = questions.get(id)
      if (known) known.rows += 1
      else questions.set(id, { ...rest, id, text: text.trim().slice(0, MAX_TEXT), rows, options, suggestion })
      const answer = answers[id]
      return answer !== undefined && isAnswer(rest.kind, options, answer) ? answer : suggestion
    },
    /** All questions, answered or not: first those without a suggestion, the most frequent of them first. */
    all: (): ImportQuestion[] =>
      [...questions.values()].sort(
        (a, b) => Number(a.suggestion !== null) - Number(b.suggestion !== null) || b.rows - a.rows,
      ),
    /** How many have neither an answer nor a suggestion. */
    countOpen: (): number =>
      [...questions.values()].filter(
        ({ id, kind, options, suggestion }) => suggestion === null && !isAnswer(kind, options, answers[id]),
      ).length,
  }
}
export type Questions = ReturnType<typeof collectQuestions>

/** Identifies a value of a column, whatever its case and punctuation. */
export function questionId(kind: ImportQuestion['kind'], column: string, text: string): string {
  const value = kind === 'day' ? text.trim() : plainWords(text) || text.trim()
  const id = `${kind}:${plainWords(column)}:${value}`
  return id.length <= MAX_ID ? id : `${id.slice(0, MAX_ID - 9)}#${checksum(id)}`
}

/** Eight characters by which long texts with the same beginning differ (FNV-1a). */
function checksum(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return (hash >>> 0).toString(16).padStart(8, '0')
}

function isAnswer(kind: ImportQuestion['kind'], options: readonly ImportOption[], answer: string | undefined): boolean {
  if (answer === undefined) return false
  if (kind === 'day') return answer === '' || isIsoDay(answer)
  return options.some(({ value }) => value === answer)
}
