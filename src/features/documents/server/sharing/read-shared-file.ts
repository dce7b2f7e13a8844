import { Readable } from 'node:stream'
import { fileReads } from '#db/schema/documents.ts'
import { readStoredDesign } from '#features/document-content/design.ts'
import type { Context } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import type { StoredFile } from '#server/storage/storage.ts'
import { exportFileName, publicTitle } from '../../exports/file-name.ts'
import { isOnlyFile } from '../exports/read-document.ts'
import { ownPhoto } from '../own-photo.ts'
import { renderResumePdf } from '../render/render-document.ts'
import { type FoundShare, findShare } from './find-share.ts'
import { contentOf, queueGroupOf } from './open-share.ts'
import { recordShareView } from './record-share-view.ts'

type SharedFile = { file: Pick<StoredFile, 'body' | 'size' | 'contentType'>; fileName: string }

/** The PDF of a shared resume, or the uploaded file; logged as a read and as a view. NOT_FOUND, FILE_MISSING, RENDERER_BUSY. */
export async function readSharedFile(ctx: Context, token: string): Promise<SharedFile> {
  const share = await findShare(ctx, token)
  const shared =
    share.file && isOnlyFile({ content: share.content, fileId: share.file.id })
      ? await openUpload(ctx, share.file)
      : await makePdf(ctx, share)
  try {
    const purpose = 'shared-resume'
    await ctx.db.insert(fileReads).values({ resumeId: share.resumeId, viewerId: ctx.viewer?.userId ?? null, purpose })
    await recordShareView(ctx, share)
  } catch (error) {
    // if the read cannot be logged, no file is sent
    shared.file.body.destroy()
    throw error
  }
  return shared
}

async function openUpload(ctx: Context, { key, fileName }: { key: string; fileName: string }): Promise<SharedFile> {
  const file = await ctx.storage.get(key)
  if (!file) throw new DomainError('FILE_MISSING')
  return { file, fileName }
}

async function makePdf(ctx: Context, share: FoundShare): Promise<SharedFile> {
  const content = contentOf(share)
  const design = readStoredDesign(share.design)
  const resume = { content, design, photo: await ownPhoto(ctx, { userId: share.ownerId, design }) }
  const bytes = await renderResumePdf(ctx, resume, queueGroupOf(share))
  const body = Readable.from([bytes])
  return {
    file: { body, size: bytes.length, contentType: 'application/pdf' },
    fileName: exportFileName(publicTitle(content.personalInfo.fullName, 'resume'), 'resume', 'pdf'),
  }
}
