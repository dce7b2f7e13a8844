// Exports: a saved document as a file in one of five formats. Starting an export answers with a link that lasts 60 seconds
// and opens for this person alone; the file is made when the link is fetched (GET /api/exports/{token}) and not stored. An
// uploaded document that was not imported gives its original file instead.

import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { fileErrors } from './contract.ts'
import { exportFormats } from './export-formats.ts'
import { renderErrors } from './preview-contract.ts'
import { documentKindNames } from './rules.ts'

export const exportErrors = {
  ...fileErrors,
  ...renderErrors,
  FORMAT_UNKNOWN: { status: 422, message: "This document can't be downloaded in this format." },
  MACHINE_UNREADABLE: { status: 422, message: "We couldn't read any text in this file." },
  DOCUMENT_UNREADABLE: { status: 422, message: "This document's content is damaged and can't be read." },
} as const

export const StartExport = z.object({
  kind: z.enum(documentKindNames),
  id: Id,
  format: z.enum([...exportFormats, 'original']),
})
/** `fileName` is the name of the download; it is valid on every operating system. */
export const StartedExport = z.object({ url: z.string(), fileName: z.string(), expiresAt: Timestamp })

/** A resume as a parser reads it; `line` counts from 1 in `lines`, which are all lines it reads, in reading order. */
export const MachineView = z.object({
  id: Id,
  title: z.string(),
  /** Null for an upload: its typed content is not known. */
  template: z.object({ label: z.string(), isOneColumn: z.boolean(), isAtsSafe: z.boolean() }).nullable(),
  /** The share of fields found in order and in their place, rounded down; null where there is nothing to compare. */
  percent: z.number().int().nullable(),
  fields: z.array(
    z.object({
      section: z.string(),
      label: z.string(),
      typed: z.string(),
      /** 'misplaced': the words are read, but an import takes them for something else, as a place for a company. */
      state: z.enum(['found', 'misplaced', 'elsewhere', 'missing']),
      line: z.number().int().nullable(),
    }),
  ),
  lines: z.array(z.string()),
})
export type MachineView = z.infer<typeof MachineView>

/** The lines read in a document; empty where its file has no text, or while it is still being read. */
export const DocumentText = z.object({ lines: z.array(z.string()) })

export const exportsContract = {
  start: procedure
    .errors(exportErrors)
    .route({
      method: 'POST',
      path: '/documents/{kind}/{id}/exports',
      summary: 'Get a 60-second download link',
    })
    .input(StartExport)
    .output(StartedExport),
  machineView: procedure
    .errors(exportErrors)
    .route({
      method: 'GET',
      path: '/resumes/{id}/machine-view',
      summary: 'Get a resume as an applicant tracking system reads it',
    })
    .input(z.object({ id: Id }))
    .output(MachineView),
  text: procedure
    .route({
      method: 'GET',
      path: '/documents/{kind}/{id}/text',
      summary: 'Get the text read from a document, line by line',
    })
    .input(z.object({ kind: z.enum(documentKindNames), id: Id }))
    .output(DocumentText),
}
