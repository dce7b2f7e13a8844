// Exports: a saved document as a file in one of five formats. Starting an export returns a link that is valid for 60 seconds and only for
// this person; the file is created when the link is fetched (GET /api/exports/{token}) and not stored. For an uploaded document that was
// not imported, the link returns the original file.

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

/** A resume as a parser reads it. `lines` are all lines in reading order; `line` is a line number, starting at 1. */
export const MachineView = z.object({
  id: Id,
  title: z.string(),
  /** Null for an upload: its typed content is not known. */
  template: z.object({ label: z.string(), isOneColumn: z.boolean(), isAtsSafe: z.boolean() }).nullable(),
  /** The percentage of fields that were found in the right order and field, rounded down; null if there is nothing to compare. */
  percent: z.number().int().nullable(),
  fields: z.array(
    z.object({
      section: z.string(),
      label: z.string(),
      typed: z.string(),
      /** 'misplaced': the text is read, but an import puts it into another field, for example a place into the company. */
      state: z.enum(['found', 'misplaced', 'elsewhere', 'missing']),
      line: z.number().int().nullable(),
    }),
  ),
  lines: z.array(z.string()),
})
export type MachineView = z.infer<typeof MachineView>

/** The lines read in a document; empty if its file has no text or is still being read. */
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
