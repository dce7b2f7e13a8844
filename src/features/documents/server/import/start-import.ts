import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { createResume } from '../create-document.ts'
import { findStaged } from '../stored-files.ts'
import { readBytes, readData } from './read-import.ts'

/**
 * Stores an upload of the viewer as a document from which a resume can be read, any number of times. Data that is neither
 * JSON Resume nor LinkedIn's export is IMPORT_UNKNOWN and not stored; UPLOAD_GONE where the upload was used or deleted.
 */
export async function startImport(ctx: SignedIn, { fileId }: { fileId: string }): Promise<{ resumeId: string }> {
  const staged = await findStaged(ctx.db, ctx.viewer.userId, fileId)
  if (staged?.area !== 'resumes') throw new DomainError('UPLOAD_GONE')
  const extension = staged.key.split('.').pop()
  if (extension === 'json' || extension === 'zip') {
    const found = await readData(await readBytes(ctx, staged.key), extension)
    if (!found) throw new DomainError('IMPORT_UNKNOWN')
  }
  const { id } = await createResume(ctx, { fileId })
  return { resumeId: id }
}
