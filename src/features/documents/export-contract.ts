// Exports: a document that was saved, as a file in one of five formats. Starting one answers a link of 60 seconds for this
// person alone; the file is made when the link is fetched (GET /api/exports/{token}), so no copy is kept. An uploaded
// document that was never brought in gives its original file instead.

import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { fileErrors } from './contract.ts'
import { exportFormats } from './export-formats.ts'
import { renderErrors } from './preview-contract.ts'
import { documentKindNames } from './rules.ts'

export const exportErrors = {
  ...fileErrors,
  ...renderErrors,
  FORMAT_UNKNOWN: { status: 422, message: 'This document cannot be downloaded in this format.' },
  MACHINE_UNREADABLE: { status: 422, message: 'No words could be read in this file.' },
  DOCUMENT_UNREADABLE: { status: 422, message: 'What is stored of this document cannot be read.' },
} as const

export const StartExport = z.object({
  kind: z.enum(documentKindNames),
  id: Id,
  format: z.enum([...exportFormats, 'original']),
})
/** `fileName` is safe on every computer; it is what the download is called. */
export const StartedExport = z.object({ url: z.string(), fileName: z.string(), expiresAt: Timestamp })

/** A resume as a machine reads it; `line` counts from 1 in `lines`, which is all that it reads, in its order. */
export const MachineView = z.object({
  id: Id,
  title: z.string(),
  /** Null for an upload, of which we do not know what was typed. */
  template: z.object({ label: z.string(), isOneColumn: z.boolean(), isAtsSafe: z.boolean() }).nullable(),
  /** The share of fields that are found in their order, rounded down; null where there is nothing to compare. */
  percent: z.number().int().nullable(),
  fields: z.array(
    z.object({
      section: z.string(),
      label: z.string(),
      typed: z.string(),
      state: z.enum(['found', 'elsewhere', 'missing']),
      line: z.number().int().nullable(),
    }),
  ),
  lines: z.array(z.string()),
})
export type MachineView = z.infer<typeof MachineView>

/** The lines that were read in a document; none where its file holds no letters, or while it is still being read. */
export const DocumentWords = z.object({ lines: z.array(z.string()) })

export const exportsContract = {
  start: procedure
    .errors(exportErrors)
    .route({ method: 'POST', path: '/documents/{kind}/{id}/exports', summary: 'A link of 60 seconds to a download' })
    .input(StartExport)
    .output(StartedExport),
  machineView: procedure
    .errors(exportErrors)
    .route({ method: 'GET', path: '/resumes/{id}/machine-view', summary: 'A resume as a machine reads its file' })
    .input(z.object({ id: Id }))
    .output(MachineView),
  words: procedure
    .route({
      method: 'GET',
      path: '/documents/{kind}/{id}/words',
      summary: 'What was read in a document, line by line',
    })
    .input(z.object({ kind: z.enum(documentKindNames), id: Id }))
    .output(DocumentWords),
}
