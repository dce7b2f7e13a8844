import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import {
  externalStatusChanges as changes,
  applicationContacts as contacts,
  externalApplications as external,
  applicationReminders as reminders,
} from '#db/schema/job-tracker.ts'
import {
  trackerImportContacts as contactLog,
  trackerImports as imports,
  trackerImportApplications as log,
  type StoredValues,
} from '#db/schema/tracker-import.ts'
import { readRates } from '#features/exchange-rates/server/read-rates.ts'
import { isOpen } from '#features/import-files/server/import-records.ts'
import { salaryTopOf } from '#features/job-tracker/salary-top.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { valuesOf } from './known-applications.ts'
import { lockImport } from './load-import.ts'
import { storedContact } from './plan-contacts.ts'

type Undone = { removed: number; restored: number; kept: number }

/**
 * Undoes an import: removes what it added, and restores what it changed. What the person changed since stays, and so does what a later file
 * said again. IMPORT_RUNNING while it runs.
 */
export const undoImport = (ctx: SignedIn, { id }: { id: string }): Promise<Undone> =>
  transaction(ctx, async (tx) => {
    const own = await lockImport(tx, id)
    if (isOpen(own)) throw new DomainError('IMPORT_RUNNING')
    if (own.state === 'undone') return { removed: 0, restored: 0, kept: 0 }
    const ofContacts = await undoContacts(tx.db, id)
    const ofApplications = await undoApplications(tx.db, id)
    await tx.db.update(imports).set({ state: 'undone' }).where(eq(imports.id, id))
    return {
      removed: ofContacts.removed + ofApplications.removed,
      restored: ofContacts.restored + ofApplications.restored,
      kept: ofContacts.kept + ofApplications.kept,
    }
  })

/** Whether the values are those that the import wrote. */
const isUntouched = (values: StoredValues, imported: StoredValues, keys: readonly string[]): boolean =>
  keys.every((key) => (imported[key] ?? '') === '' || values[key] === imported[key])

/** Ids that another import, which is not undone, wrote too. */
async function namedByOthers(db: Db, importId: string, table: typeof log | typeof contactLog): Promise<Set<string>> {
  const column = table === log ? log.externalId : contactLog.contactId
  const rows = await db
    .select({ id: column })
    .from(table)
    .innerJoin(imports, eq(imports.id, table.importId))
    .where(
      and(
        ne(table.importId, importId),
        ne(imports.state, 'undone'),
        sql`${column} in (select ${column} from ${table} where ${table.importId} = ${importId})`,
      ),
    )
  return new Set(rows.map((row) => row.id))
}

async function undoContacts(db: Db, importId: string): Promise<Undone> {
  const rows = await db
    .select({ contact: contacts, imported: contactLog.imported, before: contactLog.before })
    .from(contactLog)
    .innerJoin(contacts, eq(contacts.id, contactLog.contactId))
    .where(eq(contactLog.importId, importId))
  const others = await namedByOthers(db, importId, contactLog)
  const result: Undone = { removed: 0, restored: 0, kept: 0 }
  const gone: string[] = []
  for (const { contact, imported, before } of rows) {
    const values = storedContact(contact)
    if (before) {
      const back = restorable(values, imported, before)
      if (Object.keys(back).length === 0) continue
      await db.update(contacts).set(asColumns(back)).where(eq(contacts.id, contact.id))
      result.restored += 1
    } else if (others.has(contact.id) || !isUntouched(values, imported, Object.keys(values))) result.kept += 1
    else gone.push(contact.id)
  }
  if (gone.length > 0) await db.delete(contacts).where(inArray(contacts.id, gone))
  return { ...result, removed: gone.length }
}

/** The earlier values of what still is as the import wrote it. */
const restorable = (values: StoredValues, imported: StoredValues, before: StoredValues): StoredValues =>
  Object.fromEntries(Object.entries(before).filter(([key]) => key !== 'step' && values[key] === imported[key]))

/** Empty values are null in the database; a name, a title and a company are never empty. */
const asColumns = (values: StoredValues): Record<string, string | null> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, value || null]))

async function undoApplications(db: Db, importId: string): Promise<Undone> {
  const rows = await db
    .select({ row: external, imported: log.imported, before: log.before, steps: stepsOf, own: ownThings })
    .from(log)
    .innerJoin(external, eq(external.id, log.externalId))
    .where(eq(log.importId, importId))
  const others = await namedByOthers(db, importId, log)
  const result: Undone = { removed: 0, restored: 0, kept: 0 }
  const gone: string[] = []
  for (const { row, imported, before, steps, own } of rows) {
    const values = valuesOf(row)
    if (before) {
      if (await restore(db, row.id, restorable(values, imported, before), before)) result.restored += 1
      continue
    }
    const wrote = imported.status === 'submitted' ? 1 : 2
    const isOwn = own > 0 || steps !== wrote || !isUntouched(values, imported, Object.keys(values))
    if (isOwn || others.has(row.id)) result.kept += 1
    else gone.push(row.id)
  }
  if (gone.length > 0) await db.delete(external).where(inArray(external.id, gone))
  return { ...result, removed: gone.length }
}

const stepsOf = sql<number>`(select count(*)::int from ${changes} where ${changes.externalId} = ${external.id})`
/** Reminders and contacts that the person added. */
const ownThings = sql<number>`(select count(*)::int from ${reminders} where ${reminders.externalId} = ${external.id})
  + (select count(*)::int from ${contacts} where ${contacts.externalId} = ${external.id})`

async function restore(db: Db, id: string, back: StoredValues, before: StoredValues): Promise<boolean> {
  if (Object.keys(back).length === 0) return false
  const { status, salaryText, ...texts } = back
  const [last] =
    status === undefined || !before.step
      ? []
      : await db
          .delete(changes)
          .where(and(eq(changes.id, before.step), eq(changes.externalId, id)))
          .returning({ id: changes.id })
  const since = sql`coalesce((select max(${changes.changedAt}) from ${changes} where ${changes.externalId} = ${id}), ${external.statusUpdatedAt})`
  const pay =
    salaryText === undefined
      ? {}
      : { salaryText: salaryText || null, salaryTop: salaryText ? salaryTopOf(salaryText, await readRates(db)) : null }
  await db
    .update(external)
    .set({
      ...asColumns(texts),
      ...pay,
      ...(last &&
        status !== undefined && { status: status as (typeof external.$inferSelect)['status'], statusUpdatedAt: since }),
    })
    .where(eq(external.id, id))
  return true
}
