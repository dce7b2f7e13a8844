import { and, eq, sql } from 'drizzle-orm'
import { fileReads, files, resumes } from '#db/schema/documents.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import type { StoredFile } from '#server/storage/storage.ts'
import type { FilePurpose } from '../rules.ts'
import { readFileLink } from './file-links.ts'
import type { OwnFile } from './stored-files.ts'

/** Checks whether the viewer may read this file now. Each purpose has one, in the area that owns such files. */
export type FileReader = (ctx: SignedIn, file: OwnFile) => Promise<boolean>
export type FileReaders = Record<FilePurpose, FileReader>

/** Purpose 'own-document': only the owner may read it. */
export const isOwnDocument: FileReader = async (ctx, file) => file.ownerId === ctx.viewer.userId

/**
 * The file of a link: only for the person it was made for, only while they still may read it, and logged (FILE-07). A
 * foreign, forged or unknown link is NOT_FOUND, an old one FILE_LINK_EXPIRED, a lost file FILE_MISSING.
 */
export async function readFileByLink(ctx: SignedIn, token: string, readers: FileReaders) {
  const link = readFileLink(ctx.env, token)
  if (link === 'expired') throw new DomainError('FILE_LINK_EXPIRED')
  if (link === 'invalid' || link.viewerId !== ctx.viewer.userId) throw new DomainError('NOT_FOUND')
  const [file] = await ctx.db.select().from(files).where(eq(files.id, link.fileId))
  if (!file) throw new DomainError('FILE_MISSING')
  found((await readers[link.purpose](ctx, file)) || null)
  const stored = await ctx.storage.get(file.key)
  if (!stored) throw new DomainError('FILE_MISSING')
  await recordRead(ctx, file, link.purpose, stored)
  return { file, stored }
}

async function recordRead(ctx: SignedIn, file: OwnFile, purpose: FilePurpose, stored: StoredFile): Promise<void> {
  try {
    await ctx.db.insert(fileReads).values({ fileId: file.id, viewerId: ctx.viewer.userId, purpose })
    if (purpose === 'own-document') await countDownload(ctx, file.id)
  } catch (error) {
    // if the read cannot be logged, no file is sent
    stored.body.destroy()
    throw error
  }
}

/** Adds one to the downloads without changing the date of the last change (DOCS-17). */
const countDownload = (ctx: SignedIn, fileId: string) =>
  ctx.db
    .update(resumes)
    .set({ downloadCount: sql`${resumes.downloadCount} + 1`, updatedAt: sql`${resumes.updatedAt}` })
    .where(and(eq(resumes.fileId, fileId), eq(resumes.userId, ctx.viewer.userId)))
