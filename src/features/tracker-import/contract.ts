// Imports a job seeker's own file into the tracker: external applications, or the people whom they know at companies where they applied.
// The file is previewed with how each column and value is read; then a job in the background stores it, and an import can be undone as
// a whole. Nothing is sent to anyone, and no reminders are made.
import { z } from 'zod'
import { applicationStatuses } from '#features/applications/rules.ts'
import {
  importChoicesShape,
  importReadingShape,
  importRecordShape,
  importReportShape,
  RowProblem,
} from '#features/import-files/contract.ts'
import { importErrors } from '#features/import-files/errors.ts'
import { Id, procedure } from '#lib/contract.ts'
import { importKinds } from './rules.ts'

export const trackerImportErrors = {
  ...importErrors,
  NO_COMPANY: {
    status: 422,
    message: 'No column of this file names companies, job titles or people. Choose another file.',
  },
  IMPORT_NOTHING_TAKEN: {
    status: 422,
    message: 'No row of this file adds or changes anything. See the reason next to each row.',
  },
} as const

const ImportKind = z.enum(importKinds)
const TrackerFile = z.object({
  fileId: Id,
  /** What the file lists; omitted, it is found by its columns. */
  kind: ImportKind.optional(),
  ...importChoicesShape,
})
export type TrackerFile = z.infer<typeof TrackerFile>

const Change = z.enum(['new', 'changed', 'same'])
const Day = z.string().nullable()
const Person = z.object({
  name: z.string(),
  role: z.string(),
  email: z.string(),
  phone: z.string(),
  link: z.string(),
})

export const TrackerCheck = z.object({
  ...importReadingShape,
  kind: ImportKind,
  /** The first applications as they will be stored. */
  applications: z.array(
    z.object({
      row: z.number().int(),
      change: Change,
      title: z.string(),
      companyName: z.string(),
      /** 'YYYY-MM-DD'; null for the day of the import. */
      appliedOn: Day,
      status: z.enum(applicationStatuses),
      /** The day of that status; null for the day of the import. */
      statusOn: Day,
      link: z.string(),
      location: z.string(),
      salaryText: z.string(),
      notes: z.string(),
      contacts: z.array(Person),
    }),
  ),
  /** The first contacts as they will be stored, with the application that each belongs to. */
  contacts: z.array(
    Person.extend({ row: z.number().int(), change: Change, companyName: z.string(), title: z.string() }),
  ),
})
export type TrackerCheck = z.infer<typeof TrackerCheck>

export const TrackerImport = z.object({
  ...importRecordShape,
  kind: ImportKind,
  system: z.string().nullable(),
  addedRows: z.number().int(),
  changedRows: z.number().int(),
  sameRows: z.number().int(),
  /** Contacts that were added with applications. */
  addedContacts: z.number().int(),
})
export type TrackerImport = z.infer<typeof TrackerImport>

const One = z.object({ id: Id })
const imports = procedure.errors(trackerImportErrors)

export const trackerImportsContract = {
  check: imports
    .route({
      method: 'POST',
      path: '/job-tracker/imports/preview',
      summary: 'Preview an import into your tracker: its columns, open questions, counts and first rows',
    })
    .input(TrackerFile)
    .output(TrackerCheck),
  start: imports
    .route({
      method: 'POST',
      path: '/job-tracker/imports',
      summary: 'Import external applications or contacts into your tracker',
    })
    .input(TrackerFile.extend({ id: Id }))
    .output(TrackerImport),
  list: procedure
    .route({ method: 'GET', path: '/job-tracker/imports', summary: 'List your imports into the tracker, newest first' })
    .output(z.array(TrackerImport)),
  get: procedure
    .route({
      method: 'GET',
      path: '/job-tracker/imports/{id}',
      summary: 'Get an import with its progress and what of its file was not imported',
    })
    .input(One)
    .output(
      TrackerImport.extend({
        ...importReportShape,
        /** What of imported rows was left out or assumed. */
        noted: z.array(RowProblem),
      }),
    ),
  cancel: procedure
    .route({
      method: 'POST',
      path: '/job-tracker/imports/{id}/cancel',
      summary: 'Cancel an import into your tracker; rows already stored remain',
    })
    .input(One)
    .output(TrackerImport),
  undo: imports
    .route({
      method: 'POST',
      path: '/job-tracker/imports/{id}/undo',
      summary: 'Undo an import into your tracker; what you changed since stays',
    })
    .input(One)
    .output(z.object({ removed: z.number().int(), restored: z.number().int(), kept: z.number().int() })),
}
