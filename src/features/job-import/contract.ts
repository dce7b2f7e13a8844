// Imports jobs from a file: previewed with how each column and value is read, then stored exactly once, even if the call is repeated.
// Jobs are drafts unless the company chooses otherwise. An import can be undone as a whole.
import { z } from 'zod'
import {
  importChoicesShape,
  importReadingShape,
  importReportShape,
  RowProblem,
} from '#features/import-files/contract.ts'
import { importErrors as errorsOfImports } from '#features/import-files/errors.ts'
import { postingErrors } from '#features/job-postings/contract.ts'
import { particularsShape } from '#features/job-postings/particulars-shape.ts'
import { employmentTypes, postingStatuses } from '#features/job-postings/rules.ts'
import { workModeShape } from '#features/job-postings/work-mode-shape.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { Currency, salaryShape } from '#lib/pay/salary-shape.ts'
import { maxImportedRows } from './limits.ts'

export const importErrors = {
  NO_COMPANY: postingErrors.NO_COMPANY,
  ...errorsOfImports,
  IMPORT_NO_TITLES: { status: 422, message: 'No column is read as job titles. Choose the column that has them.' },
  POSTING_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone edited a job of this file in the meantime. Please import it again.',
  },
} as const

const File = {
  fileId: Id,
  ...importChoicesShape,
  /** Everything is imported as a draft, regardless of the status in the file. */
  asDrafts: z.boolean().default(true),
  /** The currency of pay without one; by default that of the company. An import remembers it for the company. */
  currency: Currency.optional(),
  /** Also import what the text of a row says of who may apply, if no column does. */
  readsApplicants: z.boolean().default(false),
  /** Rows that are imported although they look like a job of the company. */
  repeatedRows: z.array(z.number().int()).max(maxImportedRows).default([]),
}
const ImportRequest = z.object(File)
export type ImportRequest = z.infer<typeof ImportRequest>

const ShownPosting = z.object({
  row: z.number().int(),
  /** 'changed' and 'same' are of a job that has the same external id and source. */
  change: z.enum(['new', 'changed', 'same']),
  title: z.string(),
  /** The beginning of the description. */
  excerpt: z.string(),
  location: z.string().nullable(),
  moreLocations: z.array(z.string()),
  remoteAllowed: z.boolean(),
  ...workModeShape,
  ...particularsShape,
  externalId: z.string().nullable(),
  employmentType: z.enum(employmentTypes),
  ...salaryShape,
  applicationDeadline: z.string().nullable(),
  status: z.enum(postingStatuses),
})

export const ImportCheck = z.object({
  ...importReadingShape,
  /** How many new jobs, or drafts that the file updates, will be posted at once. */
  live: z.number().int(),
  /** Rows whose text says who may apply: imported only with `readsApplicants`. */
  applicants: z.array(z.object({ row: z.number().int(), quote: z.string(), openTo: z.string() })),
  /** New rows that look like a job of the company: nearly the same title and text, and no other place. */
  copies: z.array(
    z.object({
      row: z.number().int(),
      jobId: Id,
      title: z.string(),
      status: z.enum(postingStatuses),
      createdAt: Timestamp,
    }),
  ),
  /** When this same file was last imported; null if never. */
  importedBefore: Timestamp.nullable(),
  /** The first jobs as they will be stored. */
  sample: z.array(ShownPosting),
})
export type ImportCheck = z.infer<typeof ImportCheck>

export const JobImport = z.object({
  id: Id,
  /** '' of imports before 0.3. */
  fileName: z.string(),
  system: z.string().nullable(),
  state: z.enum(['done', 'undone']),
  /** New jobs. */
  addedRows: z.number().int(),
  /** Jobs that were imported before and have changed. */
  changedRows: z.number().int(),
  sameRows: z.number().int(),
  leftOutRows: z.number().int(),
  refusedRows: z.number().int(),
  notedRows: z.number().int(),
  /** After it was undone: how many of the added jobs were deleted, and how many of the changed jobs are as before. */
  deletedJobs: z.number().int(),
  restoredJobs: z.number().int(),
  /** Added jobs that were not deleted and changed jobs that are not as before, and why. */
  kept: z.array(z.object({ jobId: Id, title: z.string(), reason: z.string() })),
  /** Who started it; null for a deleted account. */
  by: z.string().nullable(),
  createdAt: Timestamp,
})
export type JobImport = z.infer<typeof JobImport>

const One = z.object({ id: Id })
const imports = procedure.errors(importErrors)
export const jobImportsContract = {
  check: imports
    .route({
      method: 'POST',
      path: '/job-imports/preview',
      summary: 'Preview an import of jobs: its columns, open questions, counts and first jobs',
    })
    .input(ImportRequest)
    .output(ImportCheck),
  start: imports
    .route({ method: 'POST', path: '/job-imports', summary: 'Import the jobs of a file' })
    .input(z.object({ ...File, id: Id }))
    .output(JobImport),
  list: imports
    .route({
      method: 'GET',
      path: '/job-imports',
      summary: 'List imports of jobs of the active company, newest first',
    })
    .output(z.array(JobImport)),
  get: imports
    .route({
      method: 'GET',
      path: '/job-imports/{id}',
      summary: 'Get an import of jobs with the rows that were not imported and the notes on the others',
    })
    .input(One)
    .output(JobImport.extend({ ...importReportShape, noted: z.array(RowProblem) })),
  undo: imports
    .route({
      method: 'POST',
      path: '/job-imports/{id}/undo',
      summary: 'Undo an import of jobs: deletes the jobs it added, and restores those it changed',
    })
    .input(One)
    .output(JobImport),
}
