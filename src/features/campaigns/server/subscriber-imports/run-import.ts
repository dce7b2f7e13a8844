import { eq } from 'drizzle-orm'
import { subscriberImports as imports, subscriberImportRefusals as refusals } from '#db/schema/campaigns.imports.ts'
import { isOpen } from '#features/import-files/server/import-records.ts'
import { runFileImport } from '#features/import-files/server/run-import.ts'
import type { Services } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { Person } from '../../imports/read-person.ts'
import { planPeople, uniquePeople } from './plan-people.ts'
import { readFile } from './read-file.ts'
import { type Import, storePeople } from './store-people.ts'

const AT_ONCE = 500

/** Stores the people of a waiting or interrupted import, a batch at a time from its last position. */
export async function runImport(ctx: Services, { importId }: { importId: string }): Promise<void> {
  const [own] = await ctx.db.select().from(imports).where(eq(imports.id, importId))
  await runFileImport(ctx, {
    ...{ imports, own },
    read: (found, fileKey) => readPeople(ctx, found, fileKey),
    async store(people) {
      while (await storeNext(ctx, importId, people)) {}
      return true
    },
  })
}

/** The people of the file, each once. */
async function readPeople(ctx: Services, own: Import, fileKey: string): Promise<Person[]> {
  const { fileName, columns, answers, createdAt: now } = own
  const read = await readFile(ctx, { fileKey, fileName, sheet: own.sheet ?? undefined, columns, answers, now })
  return uniquePeople(read.people).people
}

/** Stores the next people and the progress in one transaction; false at the end or after a cancellation. */
const storeNext = (ctx: Services, importId: string, people: readonly Person[]): Promise<boolean> =>
  transaction(ctx, async ({ db }) => {
    const [own] = await db.select().from(imports).where(eq(imports.id, importId)).for('update')
    if (!own || !isOpen(own)) return false
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
