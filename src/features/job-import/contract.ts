// Imports jobs from a file: previewed row by row (`line` is a row's number in a spreadsheet), then stored exactly once, even if the call is
// repeated. Jobs are drafts unless the company chooses otherwise. The columns are in import/layout.ts.
import { z } from 'zod'
import { postingErrors } from '#features/job-postings/contract.ts'
import { particularsShape } from '#features/job-postings/particulars-shape.ts'
import { employmentTypes, postingStatuses, workModes } from '#features/job-postings/rules.ts'
import { workModeShape } from '#features/job-postings/work-mode-shape.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { Currency, salaryShape } from '#lib/pay/salary-shape.ts'
import { importColumnNames, largestImport, maxImportedRows } from './layout.ts'

export const importErrors = {
  NO_COMPANY: postingErrors.NO_COMPANY,
  IMPORT_EMPTY: { status: 422, message: 'This file has no jobs.' },
  IMPORT_NO_TITLES: { status: 422, message: 'The first line of the file has no “title” column.' },
  IMPORT_COLUMN_TWICE: { status: 422, message: 'Two columns of the file have the same meaning. Remove one.' },
  IMPORT_TOO_MANY: {
    status: 422,
    message: `A file can have up to ${maxImportedRows.toLocaleString('en-US')} jobs. Please split it.`,
  },
  POSTING_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone edited a job of this file in the meantime. Please import it again.',
  },
  IMPORT_NOTHING_TAKEN: {
    status: 422,
    message: 'No row of this file can be imported. See the reason next to each row.',
  },
} as const

const File = {
  csv: z.string().max(largestImport, 'This file is too large'),
  /** Everything is imported as a draft, regardless of the status in the file. */
  asDrafts: z.boolean().default(true),
  /** The work mode of lines with neither a place nor a work mode. */
  unplacedAs: z.enum(workModes).optional(),
  /** The currency of pay without one; by default that of the company. An import remembers it for the company. */
  currency: Currency.optional(),
  /** Also import what the text of a line says of who may apply, if no column does. */
  readsApplicants: z.boolean().default(false),
}

const RefusedLine = z.object({ line: z.number().int(), column: z.string(), reason: z.string() })
export type RefusedLine = z.infer<typeof RefusedLine>

const ShownPosting = z.object({
  line: z.number().int(),
  /** 'update' and 'same' are of a job that has the same external id and source. */
  change: z.enum(['new', 'update', 'same']),
  title: z.string(),
  location: z.string().nullable(),
  moreLocations: z.array(z.string()),
  remoteAllowed: z.boolean(),
  ...workModeShape,
  ...particularsShape,
  externalId: z.string().nullable(),
  employmentType: z.enum(employmentTypes),
  ...salaryShape,
  applicationDeadline: z.string().nullable(),
  status: z.enum(['draft', 'active']),
})

export const ImportPreview = z.object({
  postings: z.array(ShownPosting),
  refused: z.array(RefusedLine),
  /** For importable lines: what must be changed before they can be posted, and what was left out or assumed. */
  noted: z.array(RefusedLine),
  /** The number of importable lines with neither a place nor a work mode. */
  unplaced: z.number().int(),
  /** The number of importable lines with pay without a currency, and the currency in which it is read. */
  withoutCurrency: z.number().int(),
  currency: z.string(),
  /** Lines whose text says who may apply: imported only with `readsApplicants`. */
  applicants: z.array(z.object({ line: z.number().int(), quote: z.string(), openTo: z.string() })),
  /** New lines that look like a job of the company: nearly the same title and text, and no other place. */
  copies: z.array(
    z.object({
      line: z.number().int(),
      jobId: Id,
      title: z.string(),
      status: z.enum(postingStatuses),
      createdAt: Timestamp,
    }),
  ),
  columns: z.array(z.enum(importColumnNames)),
  /** Unknown columns, which are not imported. */
  unknownColumns: z.array(z.string()),
  /** When this same file was last imported; null if never. */
  importedBefore: Timestamp.nullable(),
})
export type ImportPreview = z.infer<typeof ImportPreview>

export const ImportResult = z.object({
  /** New jobs. */
  imported: z.number().int(),
  /** Jobs that were imported before and have changed. */
  updated: z.number().int(),
  refused: z.array(RefusedLine),
  noted: z.array(RefusedLine),
})
export type ImportResult = z.infer<typeof ImportResult>

const imports = procedure.errors(importErrors)
export const postingImportsContract = {
  preview: imports
    .route({ method: 'POST', path: '/posting-imports/preview', summary: 'Preview an import of jobs' })
    .input(z.object(File))
    .output(ImportPreview),
  run: imports
    .route({ method: 'POST', path: '/posting-imports', summary: 'Import the jobs of a file' })
    .input(
      z.object({
        ...File,
        id: Id,
        /** Lines that are not imported, because they repeat a job. */
        skippedLines: z.array(z.number().int()).max(maxImportedRows).default([]),
      }),
    )
    .output(ImportResult),
}
