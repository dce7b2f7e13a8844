import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { trackerImports as imports } from '#db/schema/tracker-import.ts'
import { isOpen } from '#features/import-files/server/import-records.ts'
import { runFileImport } from '#features/import-files/server/run-import.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db, Services } from '#server/context.ts'
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
  const [own] = await ctx.db.select().from(imports).where(eq(imports.id, importId))
  await runFileImport(ctx, {
    ...{ imports, own },
    read(found, fileKey) {
      const { userId, kind, columns, answers, createdAt: now } = found
      return readImport(ctx, { userId, fileKey, kind, sheet: found.sheet ?? undefined, columns, answers, now })
    },
    async store(file) {
      while (await storeNext(ctx, importId, file)) {}
      return true
    },
  })
}

/** Stores the next rows and the progress in one transaction; false at the end or after a cancellation. */
const storeNext = (ctx: Services, importId: string, file: ReadTrackerFile): Promise<boolean> =>
  transaction(ctx, async ({ db }) => {
    const [own] = await db.select().from(imports).where(eq(imports.id, importId)).for('update')
    if (!own || !isOpen(own)) return false
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
