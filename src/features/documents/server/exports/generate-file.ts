import { isoDay } from '#lib/dates.ts'
import type { SignedIn } from '#server/context.ts'
import type { ExportFormat } from '../../export-formats.ts'
import { letterText } from '../../exports/letter-text.ts'
import { resumeText } from '../../exports/resume-text.ts'
import { ownPhoto } from '../own-photo.ts'
import { renderLetterPdf, renderResumePdf } from '../render/render-document.ts'
import { writeLetterDocx, writeResumeDocx } from './docx/write-docx.ts'
import { jsonResume } from './json-resume.ts'
import { letterMarkdown, resumeMarkdown } from './markdown.ts'
import type { SavedDocument, SavedResume } from './read-document.ts'

type Ctx = Pick<SignedIn, 'db' | 'log' | 'storage' | 'typesetter' | 'viewer'>
export type GeneratedFile = { bytes: Buffer; contentType: string }

const WORD = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'
const text = (words: string, type: string): GeneratedFile => ({
  bytes: Buffer.from(words, 'utf8'),
  contentType: `${type}; charset=utf-8`,
})

/** A saved document as a file. DOCUMENT_TOO_LONG or RENDERER_BUSY for a PDF that cannot be made now. */
export async function generateFile(ctx: Ctx, saved: SavedDocument, format: ExportFormat): Promise<GeneratedFile> {
  const { kind, content, design } = saved
  switch (format) {
    case 'pdf':
      return { bytes: await makePdf(ctx, saved), contentType: 'application/pdf' }
    case 'docx':
      return { bytes: await makeDocx(ctx, saved), contentType: WORD }
    case 'txt':
      return text(kind === 'resume' ? resumeText(content, design) : letterText(content, design), 'text/plain')
    case 'md':
      return text(
        kind === 'resume' ? resumeMarkdown(content, design) : letterMarkdown(content, design),
        'text/markdown',
      )
    case 'json':
      if (kind !== 'resume') throw new Error('a letter has no JSON Resume')
      return text(`${JSON.stringify(jsonResume(saved), null, 2)}\n`, 'application/json')
  }
}

/** The date printed in a letter: the day on which its file is made, as in its preview. */
export const letterDate = (): string => isoDay(new Date())

/** The resume with the photo of its person, if the design prints one. */
async function printed(ctx: Ctx, { content, design }: SavedResume) {
  return { content, design, photo: await ownPhoto(ctx, { userId: ctx.viewer.userId, design }) }
}

async function makePdf(ctx: Ctx, saved: SavedDocument): Promise<Buffer> {
  const turn = { group: ctx.viewer.userId }
  if (saved.kind === 'resume') return renderResumePdf(ctx, await printed(ctx, saved), turn)
  return renderLetterPdf(ctx, { design: saved.design, content: saved.content, date: letterDate() }, turn)
}

async function makeDocx(ctx: Ctx, saved: SavedDocument): Promise<Buffer> {
  if (saved.kind === 'resume') return writeResumeDocx(await printed(ctx, saved))
  return writeLetterDocx({ design: saved.design, content: saved.content, date: letterDate() })
}
