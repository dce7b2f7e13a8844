import { and, eq, inArray } from 'drizzle-orm'
import { subscriberImports as imports, subscriberImportRefusals as refusals } from '#db/schema/campaigns.imports.ts'
import { files } from '#db/schema/documents.ts'
import { deleteFiles, removeObjects } from '#features/documents/server/stored-files.ts'
import type { Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { Person } from '../../imports/read-person.ts'
import { planPeople, uniquePeople } from './plan-people.ts'
import { readFile } from './read-file.ts'
import { type Import, storePeople } from './store-people.ts'

const AT_ONCE = 500

/** Stores the people of a waiting or interrupted import, a batch at a time from its last position. */
export async function runImport(ctx: Services, { importId }: { importId: string }): Promise<void> {
  const [found] = await ctx.db
    .select({ own: imports, key: files.key })
    .from(imports)
    .leftJoin(files, eq(files.id, imports.fileId))
    .where(eq(imports.id, importId))
  if (!found || !isOpen(found.own.state)) return
  const people = await peopleOf(ctx, found.own, found.key)
  if (people) while (await storeNext(ctx, importId, people)) {}
  await finish(ctx, importId, people ? 'done' : 'failed')
}

const isOpen = (state: Import['state']) => state === 'waiting' || state === 'running'

/** The people of the file, each once; null if the file is gone or can no longer be read. */
async function peopleOf(ctx: Services, own: Import, fileKey: string | null): Promise<Person[] | null> {
  if (!fileKey) return null
  const { fileName, columns, answers, createdAt: now } = own
  try {
    const read = await readFile(ctx, { fileKey, fileName, sheet: own.sheet ?? undefined, columns, answers, now })
    return uniquePeople(read.people).people
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** Stores the next people and the progress in one transaction; false at the end or after a cancellation. */
const storeNext = (ctx: Services, importId: string, people: readonly Person[]): Promise<boolean> =>
  transaction(ctx, async ({ db }) => {
    const [own] = await db.select().from(imports).where(eq(imports.id, importId)).for('update')
    if (!own || !isOpen(own.state)) return false
    const next = people.filter(({ row }) => row > own.lastRow).slice(0, AT_ONCE)
    const last = next.at(-1)
    if (!last) return false
    const { counts, late } = await storePeople(db, own, await planPeople(db, next))
    if (late.length > 0) {
      const rows = late.map(({ row, reason }) => ({
        importId,
        rowNumber: row,
        columnName: '',
        reason,
        isLeftOut: true,
      }))
      await db.insert(refusals).values(rows).onConflictDoNothing()
    }
    await db
      .update(imports)
      .set({
        state: 'running',
        startedAt: own.startedAt ?? new Date(),
        lastRow: last.row,
        doneRows: own.doneRows + next.length,
        addedRows: own.addedRows + counts.added,
        changedRows: own.changedRows + counts.changed,
        sameRows: own.sameRows + counts.same,
        endedRows: own.endedRows + counts.ended,
        keptOffRows: own.keptOffRows + counts.kept_off,
        leftOutRows: own.leftOutRows + counts.leftOut,
      })
      .where(eq(imports.id, importId))
    return true
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
