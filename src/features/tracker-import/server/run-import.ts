import { and, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { files } from '#db/schema/documents.ts'
import { trackerImports as imports } from '#db/schema/tracker-import.ts'
import { deleteFiles, removeObjects } from '#features/documents/server/stored-files.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db, Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { keptNotes, leftOutOf, planApplications } from './plan-applications.ts'
import { keptContactNotes, leftOutContacts, planContacts } from './plan-contacts.ts'
import type { ReadTrackerFile } from './read-file.ts'
import { readImport } from './read-import.ts'
import { type Import, storeApplications } from './store-applications.ts'
import { storeContacts } from './store-contacts.ts'
import { storeNotes } from './store-notes.ts'

const AT_ONCE = 200

/** Stores the rows of a waiting or interrupted import, a batch at a time from its last position. */
export async function runImport(ctx: Services, { importId }: { importId: string }): Promise<void> {
  const [found] = await ctx.db
    .select({ own: imports, key: files.key })
    .from(imports)
    .leftJoin(files, eq(files.id, imports.fileId))
    .where(eq(imports.id, importId))
  if (!found || !isOpen(found.own.state)) return
  const file = await readStarted(ctx, found.own, found.key)
  if (file) while (await storeNext(ctx, importId, file)) {}
  await finish(ctx, importId, file ? 'done' : 'failed')
}

const isOpen = (state: Import['state']) => state === 'waiting' || state === 'running'

/** The file as it was previewed; null if it is gone or can no longer be read. */
async function readStarted(ctx: Services, own: Import, fileKey: string | null): Promise<ReadTrackerFile | null> {
  if (!fileKey) return null
  const { userId, kind, columns, answers, createdAt: now } = own
  try {
    return await readImport(ctx, { userId, fileKey, kind, sheet: own.sheet ?? undefined, columns, answers, now })
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** Stores the next rows and the progress in one transaction; false at the end or after a cancellation. */
const storeNext = (ctx: Services, importId: string, file: ReadTrackerFile): Promise<boolean> =>
  transaction(ctx, async ({ db }) => {
    const [own] = await db.select().from(imports).where(eq(imports.id, importId)).for('update')
    if (!own || !isOpen(own.state)) return false
    // of two additions at once, the second one counts the first
    await db.select({ id: users.id }).from(users).where(eq(users.id, own.userId)).for('no key update')
    const stored =
      file.kind === 'contacts'
        ? await storeContactsOf(db, own, file.rows)
        : await storeApplicationsOf(db, own, file.rows)
    if (stored.lastRow === null) return false
    await db
      .update(imports)
      .set({
        state: 'running',
        startedAt: own.startedAt ?? new Date(),
        lastRow: stored.lastRow,
        doneRows: own.doneRows + stored.done,
        addedRows: own.addedRows + stored.added,
        changedRows: own.changedRows + stored.changed,
        sameRows: own.sameRows + stored.same,
        addedContacts: own.addedContacts + stored.people,
        leftOutRows: own.leftOutRows + stored.leftOut,
      })
      .where(eq(imports.id, importId))
    return true
  })

type Rows<Kind extends ReadTrackerFile['kind']> = Extract<ReadTrackerFile, { kind: Kind }>['rows']

/** The rows after the last position are planned together, and the next of them are stored. */
async function storeApplicationsOf(db: Db, own: Import, rows: Rows<'applications'>) {
  const left = rows.filter(({ row }) => row > own.lastRow)
  const all = await planApplications(db, own.userId, left, { today: isoDay(own.createdAt), importId: own.id })
  const planned = all.slice(0, AT_ONCE)
  const { notes, ...counts } = await storeApplications(db, own, planned)
  const leftOut = leftOutOf(planned)
  await storeNotes(db, own.id, 'left_out', leftOut)
  await storeNotes(db, own.id, 'part', [...keptNotes(planned), ...notes])
  return { ...counts, ...positionAfter(planned), leftOut: leftOut.length }
}

async function storeContactsOf(db: Db, own: Import, rows: Rows<'contacts'>) {
  const left = rows.filter(({ row }) => row > own.lastRow)
  const planned = (await planContacts(db, own.userId, left, own.id)).slice(0, AT_ONCE)
  const counts = await storeContacts(db, own, planned)
  const leftOut = leftOutContacts(planned)
  await storeNotes(db, own.id, 'left_out', leftOut)
  await storeNotes(db, own.id, 'part', keptContactNotes(planned))
  return { ...counts, ...positionAfter(planned), people: 0, leftOut: leftOut.length }
}

const positionAfter = (planned: readonly { row: { row: number } }[]) => ({
  done: planned.length,
  lastRow: planned.at(-1)?.row.row ?? null,
})

/** Sets the final state and deletes the file, which is no longer needed. */
async function finish(ctx: Services, importId: string, state: 'done' | 'failed'): Promise<void> {
  const keys = await transaction(ctx, async ({ db }) => {
    const [own] = await db
      .update(imports)
      .set({ state, finishedAt: new Date() })
      .where(and(eq(imports.id, importId), inArray(imports.state, ['waiting', 'running'])))
      .returning({ fileId: imports.fileId })
    return own?.fileId ? deleteFiles(db, [own.fileId]) : []
  })
  await removeObjects(ctx, keys)
}
