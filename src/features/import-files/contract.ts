// What all imports have in common: a file is read in a thread, and its preview says how each column and each value is read, and what
// no program can know. The same call with answers gives the next preview, until no question is open.
import { z } from 'zod'
import { Id, Timestamp } from '#lib/contract.ts'
import { tableFormats } from './table.ts'

/** The position of a column, from 0, and the field that it is read as; '' leaves the column out. */
const Columns = z.record(z.string().regex(/^\d{1,3}$/), z.string().max(120))
/** By the question's id; '' leaves the value out. */
const Answers = z.record(z.string().max(200), z.string().max(120))

export const importChoicesShape = {
  /** Which sheet of a workbook, from 0. */
  sheet: z.number().int().min(0).max(200).optional(),
  columns: Columns.default({}),
  answers: Answers.default({}),
  /** Without columns and answers, those of the last import of a file with the same columns are used. */
  recalls: z.boolean().default(true),
}

const Option = z.object({ value: z.string(), label: z.string() })

export const ImportQuestionShape = z.object({
  id: z.string(),
  kind: z.enum(['order', 'day', 'choice', 'whole', 'column']),
  column: z.string(),
  field: z.string(),
  text: z.string(),
  rows: z.number().int(),
  options: z.array(Option),
  suggestion: z.string().nullable(),
})

export const RowProblem = z.object({ row: z.number().int(), column: z.string(), reason: z.string() })
export type RowProblem = z.infer<typeof RowProblem>

export const importReadingShape = {
  file: z.object({
    format: z.enum(tableFormats),
    sheets: z.array(z.string()),
    sheet: z.number().int(),
    rows: z.number().int(),
    /** The system that the columns belong to; null if it is not known. */
    system: z.string().nullable(),
    /** Titles, filters, totals and remarks around the table, which are not imported. */
    around: z.array(z.object({ row: z.number().int(), text: z.string() })),
    /** The file has more rows than an import can have; the rest is left out. */
    isCut: z.boolean(),
  }),
  /** What a column can be read as; `many` if several columns can be. */
  fields: z.array(z.object({ key: z.string(), label: z.string(), many: z.boolean().optional() })),
  columns: z.array(
    z.object({
      name: z.string(),
      /** null if it is left out. */
      field: z.string().nullable(),
      /** Why it is read this way, if that is not plain, such as the order of its dates. */
      note: z.string().nullable(),
      /** The first values that differ, and how each is read. */
      samples: z.array(z.object({ text: z.string(), reading: z.string() })),
    }),
  ),
  /** What no program can know, and values that were read by their words; at most 200. */
  questions: z.array(ImportQuestionShape),
  /** How many of all questions have neither an answer nor a suggestion. */
  openQuestions: z.number().int(),
  counts: z.object({
    new: z.number().int(),
    changed: z.number().int(),
    same: z.number().int(),
    leftOut: z.number().int(),
    refused: z.number().int(),
    /** Rows with an open question. */
    asked: z.number().int(),
  }),
  /** Rows that cannot be imported. */
  refused: z.array(RowProblem),
  /** What of imported rows was left out or assumed. */
  noted: z.array(RowProblem),
  /** The choices that were used: those of this call, or of the last import of a file with the same columns. */
  chosen: z.object({ columns: Columns, answers: Answers, isRemembered: z.boolean() }),
}
const ImportReading = z.object(importReadingShape)
export type ImportReading = z.infer<typeof ImportReading>
export type ImportColumn = ImportReading['columns'][number]

export const importStates = ['waiting', 'running', 'done', 'cancelled', 'failed', 'undone'] as const

/** The record of an import that runs in the background. */
export const importRecordShape = {
  id: Id,
  fileName: z.string(),
  state: z.enum(importStates),
  totalRows: z.number().int(),
  doneRows: z.number().int(),
  leftOutRows: z.number().int(),
  refusedRows: z.number().int(),
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
}
const ImportRecord = z.object(importRecordShape)
export type ImportRecord = z.infer<typeof ImportRecord>

/** The rows of an import that were not imported, and why. */
export const importReportShape = { refused: z.array(RowProblem), leftOut: z.array(RowProblem) }
const ImportReport = z.object(importReportShape)
export type ImportReport = z.infer<typeof ImportReport>

/** null for a deleted account. */
export const startedByShape = { by: z.string().nullable() }
