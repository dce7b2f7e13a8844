import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { files } from '#db/schema/documents.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { downloadName } from '#server/storage/download-name.ts'
import { signLink } from '#server/storage/sign-link.ts'
import type { StartExport, StartedExport } from '../../export-contract.ts'
import { formatsOf } from '../../export-formats.ts'
import { exportFileName } from '../../exports/file-name.ts'
import { linkSeconds } from '../../rules.ts'
import { makeFileLink } from '../file-links.ts'
import { exportPurpose, writeExportId } from './export-link.ts'
import { isOnlyFile, readOwnDocument, toSaved } from './read-document.ts'

const PER_HOUR = { points: 120, seconds: 60 * 60 }

/**
 * A link to a document of the viewer as a file, valid for 60 seconds (DOCS-28, PREV-06); for an upload, to its original (PREV-10).
 * FILE_MISSING if an original is gone, FORMAT_UNKNOWN for a letter as JSON Resume, DOCUMENT_UNREADABLE, RATE_LIMITED.
 */
export async function startExport(
  ctx: SignedIn,
  { kind, id, format }: z.output<typeof StartExport>,
): Promise<z.input<typeof StartedExport>> {
  const { userId } = ctx.viewer
  const row = await readOwnDocument(ctx.db, { kind, id, userId })
  await ctx.throttle.consume('exports-started', userId, PER_HOUR)
  if (format === 'original' || isOnlyFile(row)) return linkToOriginal(ctx, row.fileId)
  if (!formatsOf(kind).includes(format)) throw new DomainError('FORMAT_UNKNOWN')
  toSaved(row, { kind, id })
  const expiresAt = new Date(Date.now() + linkSeconds['own-document'] * 1000)
  const token = signLink(ctx.env, {
    fileId: writeExportId({ kind, id, format }),
    viewerId: userId,
    purpose: exportPurpose,
    expiresAt,
  })
  return { url: `/api/exports/${token}`, fileName: exportFileName(row.title, kind, format), expiresAt }
}

async function linkToOriginal(ctx: SignedIn, fileId: string | null) {
  if (!fileId) throw new DomainError('FILE_MISSING')
  const [file] = await ctx.db.select({ fileName: files.fileName }).from(files).where(eq(files.id, fileId))
  const link = await makeFileLink(ctx, { id: fileId }, { purpose: 'own-document' })
  return { ...link, fileName: downloadName(file?.fileName ?? '') }
}
