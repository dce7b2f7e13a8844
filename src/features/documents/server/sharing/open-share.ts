import { type Design, readStoredDesign } from '#features/document-content/design.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { readStoredResume } from '#features/document-content/stored-content.ts'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { publicTitle } from '../../exports/file-name.ts'
import type { ResumeText, SharedResume } from '../../share-contract.ts'
import { isOnlyFile } from '../exports/read-document.ts'
import { ownPhoto } from '../own-photo.ts'
import { previewResume } from '../render/render-document.ts'
import { resumeData } from '../render/resume-data.ts'
import { type FoundShare, findShare } from './find-share.ts'
import { recordShareView } from './record-share-view.ts'

/** The resume of a link in its saved state; the view is logged. NOT_FOUND for a link that opens nothing. */
export async function openShare(ctx: Context, { token }: { token: string }): Promise<SharedResume> {
  const share = await findShare(ctx, token)
  const shown = isOnlyFile({ content: share.content, fileId: share.file?.id ?? null })
    ? { owner: share.owner, pages: null, words: null, text: share.text }
    : await showBuilt(ctx, share)
  await recordShareView(ctx, share)
  return { ...shown, title: publicTitle(shown.owner, 'resume'), updatedAt: share.updatedAt }
}

async function showBuilt(ctx: Context, share: FoundShare) {
  const content = contentOf(share)
  const words = wordsOf(content, readStoredDesign(share.design))
  return { owner: words.name || share.owner, pages: await pagesOf(ctx, share, content), words, text: '' }
}

/** The part of a built resume that the link shows: all of it, or all except phone and address. */
export function contentOf({ content: stored, hidesContact }: Pick<FoundShare, 'content' | 'hidesContact'>) {
  const { content } = readStoredResume(stored)
  if (!hidesContact) return content
  return { ...content, personalInfo: { ...content.personalInfo, phone: '', location: '' } }
}

/** All links of one person share one queue, separate from the queue of the person's own work. */
export const queueGroupOf = ({ ownerId }: Pick<FoundShare, 'ownerId'>) => ({ group: `shared by ${ownerId}` })

async function pagesOf(ctx: Context, share: FoundShare, content: ResumeContent) {
  try {
    const design = readStoredDesign(share.design)
    const resume = { content, design, photo: await ownPhoto(ctx, { userId: share.ownerId, design }) }
    return (await previewResume(ctx, resume, queueGroupOf(share))).pages
  } catch (error) {
    // without pages, the text can still be read
    if (error instanceof DomainError) return null
    throw error
  }
}

function wordsOf(content: ResumeContent, design: Design): ResumeText {
  const { head, sections } = resumeData(content, design)
  return { name: head.name, headline: head.headline, contacts: head.contacts, sections }
}
