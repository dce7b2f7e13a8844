// Imports questions of other systems into the question sets of a company: previewed with how each column and value is read, then stored
// exactly once, even if the call is repeated. An import can be undone as a whole.
import { z } from 'zod'
import {
  importChoicesShape,
  importReadingShape,
  importReportShape,
  RowProblem,
  startedByShape,
} from '#features/import-files/contract.ts'
import { importErrors as errorsOfImports } from '#features/import-files/errors.ts'
import { postingErrors } from '#features/job-postings/contract.ts'
import { questionTypes } from '#features/job-postings/question-types.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { tidyLine } from '#lib/tidy-text.ts'

export const importErrors = {
  NO_COMPANY: postingErrors.NO_COMPANY,
  ...errorsOfImports,
  IMPORT_NO_QUESTIONS: { status: 422, message: 'No column of this file has questions. Choose another file.' },
} as const

export const maxSetName = 100

const File = {
  fileId: Id,
  ...importChoicesShape,
  /** The set of the questions for which the file names none; '' for the title or name of the file. */
  setName: z
    .string()
    .max(400)
    .transform(tidyLine)
    .pipe(z.string().max(maxSetName, `Name can have at most ${maxSetName} characters`))
    .default(''),
}
const ImportRequest = z.object(File)
export type ImportRequest = z.infer<typeof ImportRequest>

const ShownQuestion = z.object({
  row: z.number().int(),
  /** 'changed' and 'same' are of a question that the set already has. */
  change: z.enum(['new', 'changed', 'same']),
  set: z.string(),
  questionType: z.enum(questionTypes),
  label: z.string(),
  helpText: z.string().nullable(),
  required: z.boolean(),
  options: z.array(z.string()),
  groupName: z.string().nullable(),
})

export const ImportCheck = z.object({
  ...importReadingShape,
  /** The sets that the import adds questions to or changes, and how many questions each then has. */
  sets: z.array(z.object({ name: z.string(), isNew: z.boolean(), questions: z.number().int() })),
  /** The set of the questions for which the file names none; null if it names one for each. */
  setName: z.string().nullable(),
  /** The first questions as they will be stored. */
  sample: z.array(ShownQuestion),
})
export type ImportCheck = z.infer<typeof ImportCheck>

export const QuestionImport = z.object({
  id: Id,
  fileName: z.string(),
  system: z.string().nullable(),
  state: z.enum(['done', 'undone']),
  addedRows: z.number().int(),
  changedRows: z.number().int(),
  sameRows: z.number().int(),
  leftOutRows: z.number().int(),
  refusedRows: z.number().int(),
  notedRows: z.number().int(),
  /** The sets that have its questions, by name. */
  sets: z.array(z.string()),
  /** After it was undone: how many of its questions were removed, and how many have their earlier values again. */
  removedRows: z.number().int(),
  restoredRows: z.number().int(),
  /** Questions that were not removed or restored, and why. */
  kept: z.array(z.object({ question: z.string(), set: z.string(), reason: z.string() })),
  ...startedByShape,
  createdAt: Timestamp,
})
export type QuestionImport = z.infer<typeof QuestionImport>

const One = z.object({ id: Id })
const imports = procedure.errors(importErrors)
export const questionImportsContract = {
  check: imports
    .route({
      method: 'POST',
      path: '/question-imports/preview',
      summary: 'Preview an import of questions: its columns, open questions, counts, sets and first questions',
    })
    .input(ImportRequest)
    .output(ImportCheck),
  start: imports
    .route({ method: 'POST', path: '/question-imports', summary: 'Import the questions of a file into sets' })
    .input(z.object({ ...File, id: Id }))
    .output(QuestionImport),
  list: imports
    .route({
      method: 'GET',
      path: '/question-imports',
      summary: 'List imports of questions of the active company, newest first',
    })
    .output(z.array(QuestionImport)),
  get: imports
    .route({
      method: 'GET',
      path: '/question-imports/{id}',
      summary: 'Get an import of questions with the rows that were not imported and the notes on the others',
    })
    .input(One)
    .output(QuestionImport.extend({ ...importReportShape, noted: z.array(RowProblem) })),
  undo: imports
    .route({
      method: 'POST',
      path: '/question-imports/{id}/undo',
      summary: 'Undo an import of questions: removes and restores those that were not changed since',
    })
    .input(One)
    .output(QuestionImport),
}
