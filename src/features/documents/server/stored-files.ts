import { and, eq, inArray } from 'drizzle-orm'
import { files } from '#db/schema/documents.ts'
import type { Db, Services } from '#server/context.ts'
import { StorageNotFound } from '#server/storage/storage.ts'
import type { StoredArea } from '../rules.ts'

type Store = Pick<Services, 'storage' | 'log'>
export type OwnFile = typeof files.$inferSelect

/** A file to store: a copy of another object, or new bytes. */
export type NewFile = {
  id: string
  area: StoredArea
  key: string
  fileName: string
  contentType: string
  size: number
  source: { key: string } | { bytes: Buffer }
}

/** The object to copy a file from is not in the store. */
export class SourceGone extends Error {
  readonly fileId: string
  constructor(fileId: string) {
    super(`Nothing to copy for file ${fileId}`)
    this.fileId = fileId
  }
}

/** An upload of this person that is not used yet, or undefined. */
export async function findStaged(db: Db, ownerId: string, fileId: string): Promise<OwnFile | undefined> {
  const [row] = await db
    .select()
    .from(files)
    .where(and(eq(files.id, fileId), eq(files.ownerId, ownerId), eq(files.state, 'staged')))
  return row
}

/**
 * Writes the objects of new files, all or none: if one fails, those before it are removed and its error is thrown.
 * `attachFiles` stores their rows in the caller's transaction; if that fails, the caller removes the objects.
 */
export async function writeObjects({ storage, log }: Store, files: readonly NewFile[]): Promise<void> {
  const written: string[] = []
  try {
    for (const file of files) {
      // added before the write: if the response is lost, the object may still have been stored
      written.push(file.key)
      await writeObject(storage, file)
    }
  } catch (error) {
    await removeObjects({ storage, log }, written)
    throw error
  }
}

async function writeObject(storage: Services['storage'], { id, key, contentType, source }: NewFile): Promise<void> {
  if ('bytes' in source) return storage.put(key, source.bytes, { contentType })
  try {
    await storage.copy(source.key, key)
  } catch (error) {
    throw error instanceof StorageNotFound ? new SourceGone(id) : error
  }
}

/** Stores the rows of files whose objects are written. */
export async function attachFiles(tx: Db, ownerId: string, added: readonly NewFile[]): Promise<void> {
  if (added.length === 0) return
  const rows = added.map(({ source: _, ...row }) => ({ ...row, ownerId, state: 'kept' as const }))
  await tx.insert(files).values(rows)
}

/** Marks an upload of this person as used; false if there is no unused upload with this id. */
export async function attachStaged(tx: Db, ownerId: string, fileId: string): Promise<boolean> {
  const stored = await tx
    .update(files)
    .set({ state: 'kept' })
    .where(and(eq(files.id, fileId), eq(files.ownerId, ownerId), eq(files.state, 'staged')))
    .returning({ id: files.id })
  return stored.length > 0
}

/** Deletes the rows of files that are no longer needed; returns their objects' keys, to remove after the transaction commits. */
export async function deleteFiles(tx: Db, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return []
  const rows = await tx
    .delete(files)
    .where(inArray(files.id, [...fileIds]))
    .returning({ key: files.key })
  return rows.map((row) => row.key)
}

/** Deletes rows of uploads that were used up; returns their objects' keys, to remove after the transaction commits. */
export async function deleteStaged(tx: Db, ownerId: string, fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return []
  const rows = await tx
    .delete(files)
    .where(and(inArray(files.id, [...fileIds]), eq(files.ownerId, ownerId), eq(files.state, 'staged')))
    .returning({ key: files.key })
  return rows.map((row) => row.key)
}

/** Deletes the rows of every file that a person owns; returns their objects' keys, to remove after the transaction commits. */
export async function deleteFilesOf(tx: Db, ownerId: string): Promise<string[]> {
  const rows = await tx.delete(files).where(eq(files.ownerId, ownerId)).returning({ key: files.key })
  return rows.map((row) => row.key)
}

/** Removes objects that no row refers to; a failure is only logged, because the cleanup removes them later (DOCS-26). */
export async function removeObjects({ storage, log }: Store, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await storage.remove(key).catch((err) => log.warn({ err, key }, 'stored file not removed'))
  }
}
