import { eq } from 'drizzle-orm'
import { files } from '#db/schema/documents.ts'
import { newId } from '#lib/ids.ts'
import { storedFileName } from '#lib/names.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, isDuplicate } from '#server/errors.ts'
import { recordSecurityEvent } from '#server/security-log.ts'
import { StorageConflict } from '#server/storage/storage.ts'
import { checkUpload } from '#server/uploads/check-upload.ts'
import type { StagedFile } from '../contract.ts'
import { refusalCode, type UploadRule } from './upload-rules.ts'

type Incoming = { fileName: string; declaredType: string; bytes: Buffer }
type Row = typeof files.$inferInsert & { id: string }

/**
 * Checks a file and stores it for its owner for a day. The row is stored first, so that any later failure leaves something
 * to clean up; a failed upload leaves neither row nor object (FILE-05).
 */
export async function stageUpload(ctx: SignedIn, incoming: Incoming, rule: UploadRule): Promise<StagedFile> {
  const { bytes } = incoming
  const check = await checkUpload({ ...incoming, allowed: rule.allowed, maxBytes: rule.maxBytes })
  if (!check.ok) throw new DomainError(refusalCode(check.code, rule))
  await requireNoVirus(ctx, bytes)
  const row = await reserve(ctx, {
    id: newId(),
    area: rule.area,
    key: '',
    ownerId: ctx.viewer.userId,
    fileName: check.safeName,
    contentType: check.contentType,
    size: bytes.length,
  })
  try {
    await ctx.storage.put(row.key, bytes, { contentType: check.contentType })
  } catch (error) {
    await cleanUp(ctx, row, error)
    throw new DomainError(error instanceof StorageConflict ? 'FILE_NAME_TAKEN' : 'UPLOAD_FAILED')
  }
  return { fileId: row.id, fileName: row.fileName, size: row.size, contentType: row.contentType }
}

/** Rejects files in which the scanner finds a virus (FILE_INFECTED), and all files while it does not answer (FILE_NOT_SCANNED). */
async function requireNoVirus(ctx: SignedIn, bytes: Buffer): Promise<void> {
  const { virusScanner, log, requestId, viewer } = ctx
  if (!virusScanner) return
  const virus = await virusScanner.findVirus(bytes).catch((err: unknown) => {
    log.error({ err, requestId }, 'the virus scanner is unavailable: uploads are refused')
    throw new DomainError('FILE_NOT_SCANNED')
  })
  if (!virus) return
  log.warn({ virus, requestId, userId: viewer.userId }, 'a virus was found in an upload')
  recordSecurityEvent(ctx, 'refused', { userId: viewer.userId, reason: 'FILE_INFECTED', procedure: 'uploads' })
  throw new DomainError('FILE_INFECTED')
}

/** Stores the row under a new key; two files with one name in the same millisecond need different keys. */
async function reserve(ctx: SignedIn, row: Row): Promise<Row> {
  for (let later = 0; later < 5; later += 1) {
    const name = storedFileName(row.fileName, new Date(Date.now() + later))
    const reserved = { ...row, key: `${row.area}/${ctx.viewer.userId}/${name}` }
    try {
      await ctx.db.insert(files).values(reserved)
      return reserved
    } catch (error) {
      if (!isDuplicate(error, 'files_key_unique')) throw error
    }
  }
  throw new DomainError('FILE_NAME_TAKEN')
}

async function cleanUp(ctx: SignedIn, row: Row, error: unknown): Promise<void> {
  const { log, requestId } = ctx
  log.warn({ err: error, requestId, fileId: row.id }, 'upload not stored')
  // if the key was taken, the object belongs to another row; otherwise it may have been stored although the response was lost
  if (!(error instanceof StorageConflict)) await ctx.storage.remove(row.key).catch(() => {})
  await ctx.db.delete(files).where(eq(files.id, row.id))
}
