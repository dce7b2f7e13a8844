import { eq, sql } from 'drizzle-orm'
import { fileReads, resumes } from '#db/schema/documents.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { exportFileName } from '../../exports/file-name.ts'
import { readExportLink } from './export-link.ts'
import { type GeneratedFile, generateFile } from './generate-file.ts'
import { readOwnDocument, toSaved } from './read-document.ts'

const PER_HOUR = { points: 120, seconds: 60 * 60 }

/**
 * Creates the file of a link from the currently saved content, for the person the link was made for; counted and logged (DOCS-17, FILE-07).
 * A foreign, forged or unknown link is NOT_FOUND, an old one FILE_LINK_EXPIRED.
 */
export async function readExport(ctx: SignedIn, token: string): Promise<GeneratedFile & { fileName: string }> {
  const link = readExportLink(ctx.env, token)
  if (link === 'expired') throw new DomainError('FILE_LINK_EXPIRED')
  if (link === 'invalid' || link.viewerId !== ctx.viewer.userId) throw new DomainError('NOT_FOUND')
  const { kind, id, format, viewerId } = link
  const row = await readOwnDocument(ctx.db, { kind, id, userId: viewerId })
  await ctx.throttle.consume('exports-made', viewerId, PER_HOUR)
  const made = await generateFile(ctx, toSaved(row, { kind, id }), format)
  await recordExport(ctx, kind === 'resume' ? { resumeId: id } : { letterId: id })
  return { ...made, fileName: exportFileName(row.title, kind, format) }
}

/** Logs and counts the download. If it cannot be logged, no file is sent. The date of the last change does not change. */
const recordExport = (ctx: SignedIn, document: { resumeId: string } | { letterId: string }) =>
  transaction(ctx, async (tx) => {
    await tx.db.insert(fileReads).values({ ...document, viewerId: ctx.viewer.userId, purpose: 'own-document' })
    if (!('resumeId' in document)) return
    await tx.db
      .update(resumes)
      .set({ downloadCount: sql`${resumes.downloadCount} + 1`, updatedAt: sql`${resumes.updatedAt}` })
      .where(eq(resumes.id, document.resumeId))
  })
