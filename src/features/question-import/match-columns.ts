import { type ChosenColumns, matchColumns } from '#features/import-files/fields.ts'
import type { Table } from '#features/import-files/table.ts'
import { foldLatin } from '#lib/names.ts'
import { type QuestionField, questionFields } from './fields.ts'
import { readTypeWords } from './read-type.ts'

type Columns = (QuestionField | null)[]

/** What each column of a file is: by its name, and without a name for it by its values. */
export function matchQuestionColumns(table: Table, chosen: ChosenColumns): Columns {
  const header = table.header.map(foldLatin)
  const columns = matchColumns({ header, rows: table.rows }, questionFields, chosen)
  const isOpen = (at: number) => columns[at] === null && chosen[at] === undefined
  withOptionsByValue(table, columns, isOpen)
  withTypeByValue(table, columns, isOpen)
  withQuestion(table, columns, chosen)
  return columns
}

const valuesOf = (table: Table, at: number): string[] =>
  table.rows.map(({ cells }) => (cells[at] ?? '').trim()).filter(Boolean)

/** 'Answers' are options if most of them are lists. */
function withOptionsByValue(table: Table, columns: Columns, isOpen: (at: number) => boolean): void {
  if (columns.includes('options')) return
  const at = table.header.findIndex((name, column) => {
    if (
      !isOpen(column) ||
      !/^(answers?|antworten?|reponses?|respuestas?|risposte|antwoorden|respostas|odpowiedzi)$/.test(
        foldLatin(name).trim(),
      )
    )
      return false
    const values = valuesOf(table, column)
    return (
      values.length > 0 &&
      values.filter((text) => /[|;\n]|\s\/\s/.test(text) && text.length < 400).length > values.length * 0.6
    )
  })
  if (at >= 0) columns[at] = 'options'
}

function withTypeByValue(table: Table, columns: Columns, isOpen: (at: number) => boolean): void {
  if (columns.includes('type')) return
  const at = table.header.findIndex((_, column) => {
    const values = isOpen(column) ? valuesOf(table, column) : []
    return values.length > 1 && values.filter((text) => readTypeWords(text) !== null).length > values.length * 0.6
  })
  if (at >= 0) columns[at] = 'type'
}

const ENOUGH = 0.45

/** Without a name for it, the column with the longest differing texts; and a column of few letters is none, whatever its name. */
function withQuestion(table: Table, columns: Columns, chosen: ChosenColumns): void {
  const scored = table.header.map((_, at) => ({ at, score: scoreOf(valuesOf(table, at), table.rows.length) }))
  const now = columns.indexOf('question')
  const best = scored
    .filter(({ at }) => chosen[at] === undefined && (columns[at] === null || columns[at] === 'category'))
    .sort((a, b) => b.score - a.score)[0]
  if (now < 0) {
    if (best && best.score >= ENOUGH) columns[best.at] = 'question'
    return
  }
  const own = scored[now]?.score ?? 0
  if (chosen[now] === undefined && own < 0.2 && best && best.score >= 0.7) {
    columns[now] = null
    columns[best.at] = 'question'
  }
}

const MIN = 8

/** From 0 to 1: texts of several words that differ, most of all with a question mark. */
function scoreOf(texts: readonly string[], rows: number): number {
  if (texts.length < rows * 0.5 || texts.length === 0) return 0
  const isLike = (text: string) =>
    text.length >= MIN &&
    text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length > 1 &&
    !/^https?:/.test(text)
  const share = texts.filter(isLike).length / texts.length
  const marks = texts.filter((text) => /[?؟？;]\s*$/.test(text) || text.includes('¿')).length / texts.length
  const differing = new Set(texts).size / texts.length
  return share * 0.4 + differing * 0.2 + marks * 0.4
}
