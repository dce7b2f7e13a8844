import { getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll } from 'vitest'
import { Design } from '#features/document-content/design.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { createLog } from '#server/log.ts'
import { readPdf } from '#server/text/read-pdf.ts'
import { tidyText } from '#server/text/tidy-text.ts'
import { Typesetter } from '#server/typst/typesetter.ts'
import { renderResumePdf } from './render-document.ts'

export const ctx = {} as { typesetter: Typesetter }

/** Opens a typesetter for the tests of a file. */
export function openTypesetter(): void {
  beforeAll(() => {
    // the time limit is not tested here, so a busy machine must not reach it
    ctx.typesetter = new Typesetter(createLog('silent'), { timeMs: 60_000 })
  })
  afterAll(() => ctx.typesetter.close())
}

export const design = (overrides: Partial<Design> = {}) => Design.parse(overrides)
export const pdfOf = (content: ResumeContent, overrides: Partial<Design> = {}) =>
  renderResumePdf(ctx, { content, design: design(overrides) })
export const open = (pdf: Buffer) => getDocumentProxy(new Uint8Array(pdf), { verbosity: 0 })
/** Reads a PDF in this process, which the product does not: these files are not from strangers. */
export async function textOf(pdf: Buffer): Promise<string> {
  const { text } = await readPdf(new Uint8Array(pdf))
  return tidyText(text).text.replace(/\s+/g, ' ')
}
