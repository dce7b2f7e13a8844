// Imports applications from a file: people who applied in another system and have no account here. The file is
// previewed row by row, then a job in the background stores each row once, however often it is retried. For the
// company's admins. The layouts are in imports/layout.ts.

import { z } from 'zod'
import { pipelineStatuses } from '#features/applications/rules.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { importErrors } from './import-errors.ts'

const Mapping = z.record(z.string().max(60), z.number().int().min(0).max(1000))
const Layout = z.enum(['own', 'greenhouse', 'opencats', 'other'])
/** Maps a status of the file, in lower case and without punctuation, to a status here. */
const Statuses = z.record(z.string().max(120), z.enum(pipelineStatuses))
const File = { jobId: Id, fileId: Id, mapping: Mapping.optional(), statuses: Statuses.optional() }

export const importStates = ['checked', 'waiting', 'running', 'done', 'cancelled', 'failed'] as const

export const RefusedRow = z.object({ row: z.number().int(), column: z.string(), reason: z.string() })
export type RefusedRow = z.infer<typeof RefusedRow>

export const ImportCheck = z.object({
  header: z.array(z.string()),
  layout: Layout,
  mapping: Mapping,
  /** Questions of the job that a column may answer. */
  questions: z.array(z.object({ id: Id, label: z.string(), required: z.boolean() })),
  ready: z.number().int(),
  /**
   * The number of these rows without a resume or a required answer. They are rejected if the job rejects incomplete applications
   * (APPLY-31).
   */
  incomplete: z.number().int(),
  /** Unknown statuses of the file, with their number of rows: the admin maps each before the import. */
  unknownStatuses: z.array(z.object({ key: z.string(), status: z.string(), rows: z.number().int() })),
  rejectsIncomplete: z.boolean(),
  preview: z.array(
    z.object({
      row: z.number().int(),
      fullName: z.string(),
      email: z.string(),
      phone: z.string(),
      appliedAt: Timestamp,
      status: z.string(),
      /** The status in the file, if it is unknown; otherwise ''. */
      unknownStatus: z.string(),
      missing: z.array(z.string()),
    }),
  ),
  refused: z.array(RefusedRow),
})
export type ImportCheck = z.infer<typeof ImportCheck>

export const ApplicationImport = z.object({
  id: Id,
  jobId: Id,
  jobTitle: z.string(),
  fileName: z.string(),
  layout: Layout,
  state: z.enum(importStates),
  totalRows: z.number().int(),
  doneRows: z.number().int(),
  importedRows: z.number().int(),
  refusedRows: z.number().int(),
  rejectedRows: z.number().int(),
  /** Who started it; null for a deleted account. */
  by: z.string().nullable(),
  createdAt: Timestamp,
  finishedAt: Timestamp.nullable(),
})
export type ApplicationImport = z.infer<typeof ApplicationImport>

const One = z.object({ id: Id })
const imports = procedure.errors(importErrors)

export const applicationImportsContract = {
  check: imports
    .route({
      method: 'POST',
      path: '/application-imports/check',
      summary: 'Preview an import of applications: its columns, first rows and refused rows',
    })
    .input(z.object(File))
    .output(ImportCheck),
  start: imports
    .route({ method: 'POST', path: '/application-imports', summary: 'Import the applications of a file' })
    .input(z.object({ ...File, id: Id }))
    .output(ApplicationImport),
  list: procedure
    .route({ method: 'GET', path: '/application-imports', summary: 'List imports of the active company, newest first' })
    .output(z.array(ApplicationImport)),
  get: procedure
    .route({
      method: 'GET',
      path: '/application-imports/{id}',
      summary: 'Get one import with its progress and its refused rows',
    })
    .input(One)
    .output(ApplicationImport.extend({ refused: z.array(RefusedRow) })),
  cancel: procedure
    .route({
      method: 'POST',
      path: '/application-imports/{id}/cancel',
      summary: 'Cancel an import; rows already stored remain',
    })
    .input(One)
    .output(ApplicationImport),
  remove: imports
    .route({ method: 'DELETE', path: '/application-imports/{id}', summary: 'Delete an import and its applications' })
    .input(One)
    .output(z.object({ deleted: z.number().int() })),
  removeCandidate: procedure
    .route({
      method: 'DELETE',
      path: '/application-imports/applications/{id}',
      summary: 'Delete one imported application',
    })
    .input(One)
    .output(One),
}
