import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { createResume } from '../create-document.ts'
import { findStaged } from '../stored-files.ts'
import { type DataExtension, isDataExtension, readBytes, readData } from './read-import.ts'

const refusals = {
  json: 'IMPORT_UNKNOWN_JSON',
  xml: 'IMPORT_UNKNOWN_XML',
  zip: 'IMPORT_UNKNOWN',
} as const satisfies Record<DataExtension, string>

/**
 * Stores an upload of the viewer as a document from which a resume can be read, any number of times. Data in an unknown format is refused
 * (IMPORT_UNKNOWN, or _JSON and _XML by its type) and not stored. UPLOAD_GONE if the upload was used or deleted.
 */
export async function startImport(ctx: SignedIn, { fileId }: { fileId: string }): Promise<{ resumeId: string }> {
  const staged = await findStaged(ctx.db, ctx.viewer.userId, fileId)
  if (staged?.area !== 'resumes') throw new DomainError('UPLOAD_GONE')
  const extension = staged.key.split('.').pop()
  if (isDataExtension(extension)) {
    const found = await readData(await readBytes(ctx, staged.key), extension)
    if (!found) throw new DomainError(refusals[extension])
  }
  const { id } = await createResume(ctx, { fileId })
  return { resumeId: id }
}
