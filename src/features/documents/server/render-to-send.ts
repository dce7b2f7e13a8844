import { readStoredDesign } from '#features/document-content/design.ts'
import { readStoredLetter, readStoredResume } from '#features/document-content/stored-content.ts'
import type { SignedIn } from '#server/context.ts'
import { exportFileName, publicTitle } from '../exports/file-name.ts'
import { ownPhoto } from './own-photo.ts'
import { renderLetterPdf, renderResumePdf } from './render/render-document.ts'

type Built = { content: string | null; design: unknown }
type RenderedFile = { fileName: string; contentType: string; bytes: Buffer }
type Ctx = Pick<SignedIn, 'db' | 'log' | 'storage' | 'typesetter' | 'viewer'>

const made = (fileName: string, bytes: Buffer): RenderedFile => ({ fileName, contentType: 'application/pdf', bytes })

/** A built resume as the PDF that is sent; null if its content is empty or unreadable. */
export async function resumeToSend(ctx: Ctx, { content, design }: Built): Promise<RenderedFile | null> {
  const stored = readStoredResume(content)
  if (!content || stored.isUnreadable) return null
  const set = { content: stored.content, design: readStoredDesign(design) }
  const { userId } = ctx.viewer
  const photo = await ownPhoto(ctx, { userId, design: set.design })
  return made(
    exportFileName(publicTitle(stored.content.personalInfo.fullName, 'resume'), 'resume', 'pdf'),
    await renderResumePdf(ctx, { ...set, photo }, { group: userId }),
  )
}

/** A built cover letter as the PDF that is sent, with the date of `now`; null if its content is empty or unreadable. */
export async function letterToSend(ctx: Ctx, { content, design }: Built, now: Date): Promise<RenderedFile | null> {
  const stored = readStoredLetter(content)
  if (!content || stored.isUnreadable) return null
  const date = now.toISOString().slice(0, 10)
  const set = { content: stored.content, design: readStoredDesign(design), date }
  return made(
    exportFileName(publicTitle(stored.content.personalInfo.fullName, 'letter'), 'letter', 'pdf'),
    await renderLetterPdf(ctx, set, { group: ctx.viewer.userId }),
  )
}
