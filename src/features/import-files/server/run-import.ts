import { eq } from 'drizzle-orm'
import { files } from '#db/schema/documents.ts'
import type { Db, Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { finishImport, type ImportTable, isOpen } from './import-records.ts'

type Import = Pick<ImportTable['$inferSelect'], 'id' | 'state' | 'fileId'>

type RunParams<Own, File> = {
  /** The table of its record. */
  imports: ImportTable
  own: Own | undefined
  /** The file as it was previewed; null if what it is for is gone. */
  read(own: Own, fileKey: string): Promise<File | null>
  /** Stores the rows; false if the import was cancelled meanwhile. */
  store(file: File, own: Own): Promise<boolean>
  /** Runs in the transaction that ends the import. */
  atEnd?: (db: Db) => Promise<void>
}

/**
 * Runs a waiting or interrupted import to its end: reads its file and stores the rows. An import whose file is gone or can no longer be
 * read has failed. Returns whether it is done.
 */
export async function runFileImport<Own extends Import, File>(
  ctx: Services,
  { imports, own, read, store, atEnd }: RunParams<Own, File>,
): Promise<boolean> {
  if (!own || !isOpen(own)) return false
  const fileKey = await keyOf(ctx.db, own)
  const file = fileKey === null ? null : await read(own, fileKey).catch(nullIfRefused)
  if (file !== null && !(await store(file, own))) return false
  await finishImport(ctx, imports, { id: own.id, state: file === null ? 'failed' : 'done' }, atEnd)
  return file !== null
}

async function keyOf(db: Db, { fileId }: Import): Promise<string | null> {
  if (fileId === null) return null
  const [file] = await db.select({ key: files.key }).from(files).where(eq(files.id, fileId))
  return file?.key ?? null
}

function nullIfRefused(error: unknown): null {
  if (error instanceof DomainError) return null
  throw error
}
