import { and, desc, eq, sql } from 'drizzle-orm'
import { files } from '#db/schema/documents.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { defaultResumeChanged, resumeDeleted } from '../events.ts'
import { type DocumentKind, untitled } from '../rules.ts'
import { tableOf } from './editing/editable.ts'
import { lockDocuments, moveDefault } from './own-resumes.ts'
import { removeObjects } from './stored-files.ts'

type One = { id: string }

const isOwn = (kind: DocumentKind, userId: string, id: string) =>
  and(eq(tableOf(kind).id, id), eq(tableOf(kind).userId, userId))

/** Renames a document of the viewer; an empty title becomes 'Untitled Resume' or 'Untitled Cover Letter' (DOCS-16, DOCS-22). */
export async function renameDocument(ctx: SignedIn, kind: DocumentKind, { id, title }: One & { title: string }) {
  const table = tableOf(kind)
  await transaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(table)
      .set({ title: title || untitled[kind] })
      .where(isOwn(kind, ctx.viewer.userId, id))
      .returning({ id: table.id })
    found(row)
    await tx.audit({ action: `${kind}.renamed`, subjectType: kind, subjectId: id })
  })
}

/** Replaces the tags of a document of the viewer. That does not change the document, so its date does not change. */
export async function setDocumentTags(ctx: SignedIn, kind: DocumentKind, { id, tags }: One & { tags: string[] }) {
  const table = tableOf(kind)
  await transaction(ctx, async (tx) => {
    const [row] = await tx.db
      .update(table)
      .set({ tags, updatedAt: sql`${table.updatedAt}` })
      .where(isOwn(kind, ctx.viewer.userId, id))
      .returning({ id: table.id })
    found(row)
    await tx.audit({ action: `${kind}.tagged`, subjectType: kind, subjectId: id })
  })
  return { tags }
}

/** Makes a document of the viewer the default of its kind; safe under parallel requests (DOCS-13, DOCS-14, COVER-10). */
export async function setDefaultDocument(ctx: SignedIn, kind: DocumentKind, { id }: One): Promise<void> {
  const { userId } = ctx.viewer
  const table = tableOf(kind)
  await transaction(ctx, async (tx) => {
    await lockDocuments(tx.db, userId)
    const [row] = await tx.db
      .select({ id: table.id })
      .from(table)
      .where(isOwn(kind, userId, id))
    found(row)
    await giveDefault(tx, kind, { id, userId })
    await tx.audit({ action: `${kind}.default_set`, subjectType: kind, subjectId: id })
  })
}

/**
 * Deletes a document of the viewer and its file; applications have their own copies. If it was the default, the most
 * recently changed one of its kind becomes the default. A failure to remove the stored file is only logged (DOCS-26).
 */
export async function deleteDocument(ctx: SignedIn, kind: DocumentKind, { id }: One): Promise<{ deleted: true }> {
  const { userId } = ctx.viewer
  const table = tableOf(kind)
  const keys = await transaction(ctx, async (tx) => {
    await lockDocuments(tx.db, userId)
    const [deleted] = await tx.db
      .delete(table)
      .where(isOwn(kind, userId, id))
      .returning({ fileId: table.fileId, isDefault: table.isDefault })
    const { fileId, isDefault } = found(deleted)
    if (isDefault) await passDefault(tx, kind, userId)
    await tx.audit({ action: `${kind}.deleted`, subjectType: kind, subjectId: id })
    if (kind === 'resume') await tx.emit(resumeDeleted({ resumeId: id, userId }))
    return fileId ? tx.db.delete(files).where(eq(files.id, fileId)).returning({ key: files.key }) : []
  })
  await removeObjects(
    ctx,
    keys.map(({ key }) => key),
  )
  return { deleted: true }
}

async function passDefault(tx: SignedIn & UnitOfWork, kind: DocumentKind, userId: string): Promise<void> {
  const table = tableOf(kind)
  const [next] = await tx.db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.userId, userId))
    .orderBy(desc(table.updatedAt), desc(table.id))
    .limit(1)
  if (next) await giveDefault(tx, kind, { id: next.id, userId })
}

async function giveDefault(tx: SignedIn & UnitOfWork, kind: DocumentKind, { id, userId }: One & { userId: string }) {
  await moveDefault(tx.db, userId, id, kind)
  if (kind === 'resume') await tx.emit(defaultResumeChanged({ resumeId: id, userId }))
}
