import { and, eq } from 'drizzle-orm'
import { files } from '#db/schema/documents.ts'
import { newId } from '#lib/ids.ts'
import { storedFileName } from '#lib/names.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { DocumentKind } from '../rules.ts'
import { countWithRoom, recordCreation } from './create-document.ts'
import { tableOf } from './editing/editable.ts'
import { lockDocuments } from './own-resumes.ts'
import { attachFiles, type NewFile, type OwnFile, removeObjects, SourceGone, writeObjects } from './stored-files.ts'

const longestTitle = 100
const copyOf = (title: string) => `${title.slice(0, longestTitle - ' (copy)'.length)} (copy)`

/**
 * Copies a document of the viewer and its file; the copy is never the default. Returns the copy's id. FILE_MISSING if the stored file is
 * gone, TOO_MANY_DOCUMENTS above 200.
 */
export async function duplicateDocument(ctx: SignedIn, kind: DocumentKind, { id }: { id: string }): Promise<string> {
  const { userId } = ctx.viewer
  const table = tableOf(kind)
  const [row] = await ctx.db
    .select({ file: files })
    .from(table)
    .leftJoin(files, eq(files.id, table.fileId))
    .where(and(eq(table.id, id), eq(table.userId, userId)))
  const { file } = found(row)
  const copies = file ? [copyFile(file, userId)] : []
  await writeCopy(ctx, copies)
  const copyId = newId()
  try {
    await transaction(ctx, async (tx) => {
      await lockDocuments(tx.db, userId)
      const [stored] = await tx.db
        .select()
        .from(table)
        .where(and(eq(table.id, id), eq(table.userId, userId)))
      const original = found(stored)
      await countWithRoom(tx.db, kind, userId)
      await attachFiles(tx.db, userId, copies)
      const { createdAt: _, updatedAt: __, ...same } = original
      const fresh = { id: copyId, title: copyOf(original.title), fileId: copies[0]?.id ?? null, isDefault: false }
      await tx.db.insert(table).values({ ...same, ...fresh, ...(kind === 'resume' && { downloadCount: 0 }) })
      await tx.audit({ action: `${kind}.duplicated`, subjectType: kind, subjectId: copyId, data: { from: id } })
      await tx.emit(recordCreation(kind, copyId, userId))
    })
  } catch (error) {
    await removeObjects(
      ctx,
      copies.map(({ key }) => key),
    )
    throw error
  }
  return copyId
}

function copyFile({ area, key, fileName, contentType, size }: OwnFile, userId: string): NewFile {
  const id = newId()
  const own = area === 'cover-letters' ? 'cover-letters' : 'resumes'
  // the id before the name: two copies made in the same millisecond need different keys
  const copied = `${own}/${userId}/${storedFileName(`${id.slice(-8)} ${fileName}`, new Date())}`
  return { id, area: own, key: copied, fileName, contentType, size, source: { key } }
}

async function writeCopy(ctx: SignedIn, copies: NewFile[]): Promise<void> {
  try {
    await writeObjects(ctx, copies)
  } catch (error) {
    if (error instanceof SourceGone) throw new DomainError('FILE_MISSING')
    ctx.log.warn({ err: error, requestId: ctx.requestId }, 'file store unavailable')
    throw new DomainError('FILE_STORE_AWAY')
  }
}
