// Imports applications from a file: people who applied in another system and have no account here. The file is
// previewed with how each column and value is read, then a job in the background stores each row once, however often it is retried.
// For the company's admins.

import { z } from 'zod'
import { applicationStatuses } from '#features/applications/rules.ts'
import {
  importChoicesShape,
  importReadingShape,
  importRecordShape,
  importReportShape,
  startedByShape,
} from '#features/import-files/contract.ts'
import { Id, procedure } from '#lib/contract.ts'
import { importErrors } from './errors.ts'

const File = {
  /** Left out if a column of the file names the job of each row. */
  jobId: Id.optional(),
  fileId: Id,
  ...importChoicesShape,
}
const ImportRequest = z.object(File)
export type ImportRequest = z.infer<typeof ImportRequest>

const Day = z.string().nullable()

export const ImportCheck = z.object({
  ...importReadingShape,
  /**
   * The number of new applications without a resume or a required answer. They are rejected if the job rejects incomplete applications
   * (APPLY-31).
   */
  incomplete: z.number().int(),
  rejectsIncomplete: z.boolean(),
  /** The first rows as they will be stored. */
  sample: z.array(
    z.object({
      row: z.number().int(),
      change: z.enum(['new', 'changed', 'same']),
      fullName: z.string(),
      email: z.string(),
      phone: z.string(),
      /** 'YYYY-MM-DD'; null for the day of the import. */
      appliedOn: Day,
      status: z.enum(applicationStatuses),
      statusOn: Day,
      job: z.string(),
      missing: z.array(z.string()),
      details: z.array(z.object({ label: z.string(), text: z.string() })),
    }),
  ),
})
export type ImportCheck = z.infer<typeof ImportCheck>

export const ApplicationImport = z.object({
  ...importRecordShape,
  ...startedByShape,
  /** null if the file names the job of each row. */
  jobId: Id.nullable(),
  jobTitle: z.string().nullable(),
  system: z.string().nullable(),
  importedRows: z.number().int(),
  changedRows: z.number().int(),
  sameRows: z.number().int(),
  rejectedRows: z.number().int(),
})
export type ApplicationImport = z.infer<typeof ApplicationImport>

const One = z.object({ id: Id })
const imports = procedure.errors(importErrors)

export const applicationImportsContract = {
  check: imports
    .route({
      method: 'POST',
      path: '/application-imports/check',
      summary: 'Preview an import of applications: its columns, open questions, counts and first rows',
    })
    .input(ImportRequest)
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
    .output(ApplicationImport.extend(importReportShape)),
  cancel: procedure
    .route({
      method: 'POST',
      path: '/application-imports/{id}/cancel',
      summary: 'Cancel an import; rows already stored remain',
    })
    .input(One)
    .output(ApplicationImport),
  remove: imports
    .route({
      method: 'DELETE',
      path: '/application-imports/{id}',
      summary: 'Undo an import: delete its applications and its changes',
    })
    .input(One)
    .output(
      z.object({
        deleted: z.number().int(),
        /** Applications of earlier imports that have the values from before again. */
        restored: z.number().int(),
      }),
    ),
  removeCandidate: procedure
    .route({
      method: 'DELETE',
      path: '/application-imports/applications/{id}',
      summary: 'Delete one imported application',
    })
    .input(One)
    .output(One),
}
