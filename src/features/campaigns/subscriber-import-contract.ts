// Imports subscribers from a list of another system, for platform staff, who state how these people agreed. The file is previewed with how
// each column and value is read; then a job in the background stores it, and an import can be undone as a whole.
import { z } from 'zod'
import {
  importChoicesShape,
  importReadingShape,
  importRecordShape,
  importReportShape,
  startedByShape,
} from '#features/import-files/contract.ts'
import { importErrors } from '#features/import-files/errors.ts'
import { Id, procedure } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'
import { leftReasons } from './imports/leaver-words.ts'

export const subscriberImportErrors = {
  ...importErrors,
  FILE_INVALID: { status: 422, message: 'No column of this file has email addresses. Choose another file.' },
  IMPORT_NOTHING_TAKEN: {
    status: 422,
    message: 'No row of this file adds or changes a subscriber. See the reason next to each row.',
  },
  CONSENT_REQUIRED: { status: 422, message: 'Describe where these people agreed to get the newsletter.' },
} as const

const SubscriberFile = z.object({ fileId: Id, ...importChoicesShape })
export type SubscriberFile = z.infer<typeof SubscriberFile>

/** What an import does to a person: 'kept' leaves them as they are. */
export const subscriberChanges = ['new', 'changed', 'same', 'ended', 'kept_off', 'kept'] as const
export type SubscriberChange = (typeof subscriberChanges)[number]

const Day = z.string().nullable()

export const SubscriberCheck = z.object({
  ...importReadingShape,
  /** People who left, by the file: they are not emailed, and the subscriptions of `ended` end. */
  left: z.number().int(),
  ended: z.number().int(),
  /** Those of them who are not known here yet. */
  keptOff: z.number().int(),
  /** The first people as they will be stored. */
  sample: z.array(
    z.object({
      row: z.number().int(),
      change: z.enum(subscriberChanges),
      email: z.string(),
      name: z.string().nullable(),
      isActive: z.boolean(),
      /** Why they left, if the file says it. */
      reason: z.enum(leftReasons).nullable(),
      /** 'YYYY-MM-DD' */
      subscribedOn: Day,
      leftOn: Day,
      tags: z.array(z.string()),
    }),
  ),
})
export type SubscriberCheck = z.infer<typeof SubscriberCheck>

export const SubscriberImport = z.object({
  ...importRecordShape,
  ...startedByShape,
  system: z.string().nullable(),
  consent: z.string(),
  addedRows: z.number().int(),
  changedRows: z.number().int(),
  sameRows: z.number().int(),
  endedRows: z.number().int(),
  keptOffRows: z.number().int(),
})
export type SubscriberImport = z.infer<typeof SubscriberImport>

const One = z.object({ id: Id })
const imports = procedure.errors(subscriberImportErrors)

export const subscriberImportsContract = {
  check: imports
    .route({
      method: 'POST',
      path: '/admin/subscribers-import/preview',
      summary: 'Preview an import of subscribers: its columns, open questions, counts and first people',
    })
    .input(SubscriberFile)
    .output(SubscriberCheck),
  start: imports
    .route({ method: 'POST', path: '/admin/subscribers-import', summary: 'Import subscribers who agreed elsewhere' })
    .input(
      SubscriberFile.extend({
        id: Id,
        /** Where these people agreed; needed if the list adds or changes anyone. */
        consent: typedText(500),
      }),
    )
    .output(SubscriberImport),
  list: procedure
    .route({ method: 'GET', path: '/admin/subscribers-import', summary: 'List imports of subscribers, newest first' })
    .output(z.array(SubscriberImport)),
  get: procedure
    .route({
      method: 'GET',
      path: '/admin/subscribers-import/{id}',
      summary: 'Get an import of subscribers with its progress and the rows that were not imported',
    })
    .input(One)
    .output(SubscriberImport.extend(importReportShape)),
  cancel: procedure
    .route({
      method: 'POST',
      path: '/admin/subscribers-import/{id}/cancel',
      summary: 'Cancel an import of subscribers; people already stored remain',
    })
    .input(One)
    .output(SubscriberImport),
  undo: imports
    .route({
      method: 'POST',
      path: '/admin/subscribers-import/{id}/undo',
      summary: 'Undo an import of subscribers',
    })
    .input(One)
    .output(z.object({ removed: z.number().int(), reopened: z.number().int() })),
}
