import { eq, sql } from 'drizzle-orm'
import { subscriberImports as imports } from '#db/schema/campaigns.imports.ts'
import { campaignOptOuts, subscriberImportPeople as log, newsletterSubscribers as s } from '#db/schema/campaigns.ts'
import { isOpen, stopImport } from '#features/import-files/server/import-records.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { lockImport, showImport } from './load-import.ts'

/** Cancels an import; people who were stored before remain. A finished import is unchanged. */
export async function cancelImport(ctx: SignedIn, { id }: { id: string }) {
  const about = { subjectType: 'newsletter', subjectId: id }
  await stopImport(ctx, imports, {
    id,
    lock: (tx) => lockImport(tx, id),
    audit: (tx) => tx.audit({ ...about, action: 'subscribers.import_cancelled' }),
  })
  return showImport(ctx, id)
}

/**
 * Undoes an import: removes the people it added, reopens the subscriptions it ended, and restores what it changed, except for people who
 * changed something here since, or whom another list names. An opt-out made here stays. IMPORT_RUNNING while it runs.
 */
export const undoImport = (ctx: SignedIn, { id }: { id: string }): Promise<{ removed: number; reopened: number }> =>
  transaction(ctx, async (tx) => {
    const own = await lockImport(tx, id)
    if (isOpen(own)) throw new DomainError('IMPORT_RUNNING')
    if (own.state === 'undone') return { removed: 0, reopened: 0 }
    const reopened = await reopen(tx.db, id)
    await restoreDetails(tx.db, id)
    await removeOptOuts(tx.db, id)
    const removed = await removeAdded(tx.db, id)
    await tx.db.update(imports).set({ state: 'undone' }).where(eq(imports.id, id))
    const data = { removed, reopened }
    await tx.audit({ action: 'subscribers.import_undone', subjectType: 'newsletter', subjectId: id, data })
    return data
  })

const LEAVING = sql.raw(`('ended', 'kept_off', 'confirmed')`)

/** Whether another import that is not undone names the subscriber. */
const isNamedElsewhere = (id: string, only = sql``) => sql`exists (
  select 1 from ${log} other join ${imports} its on its.id = other.import_id
  where other.subscriber_id = ${s.id} and other.import_id <> ${id} and its.state <> 'undone' ${only})`
const leftElsewhere = (id: string) => isNamedElsewhere(id, sql`and other.act in ${LEAVING}`)
const changedLater = (id: string) =>
  isNamedElsewhere(id, sql`and its.created_at > (select created_at from ${imports} where id = ${id})`)

/** Whether the person made a choice here. */
const choseHere = (only = sql``) =>
  sql`exists (select 1 from ${campaignOptOuts} own where own.email = ${s.email} and own.import_id is null ${only})`

async function reopen(db: Db, id: string): Promise<number> {
  const rows = await db
    .update(s)
    .set({ isActive: true, unsubscribedAt: null })
    .from(log)
    .where(sql`${log.importId} = ${id} and ${log.subscriberId} = ${s.id} and ${log.act} = 'ended'
      and ${s.source} = 'import' and not ${s.isActive} and ${s.unsubscribedAt} = ${log.leftAt}
      and not ${choseHere(sql`and own.kind = 'newsletter'`)} and not ${leftElsewhere(id)}`)
    .returning({ id: s.id })
  return rows.length
}

async function restoreDetails(db: Db, id: string): Promise<void> {
  await db
    .update(s)
    .set({
      name: sql`${log.before} ->> 'name'`,
      tags: sql`array(select jsonb_array_elements_text(${log.before} -> 'tags'))`,
      subscribedAt: sql`(${log.before} ->> 'subscribedAt')::timestamptz`,
    })
    .from(log)
    .where(sql`${log.importId} = ${id} and ${log.subscriberId} = ${s.id} and ${log.act} = 'changed'
      and ${s.source} = 'import' and not ${changedLater(id)}`)
}

/** Opt-outs that only lists say. */
async function removeOptOuts(db: Db, id: string): Promise<void> {
  await db.delete(campaignOptOuts).where(sql`${campaignOptOuts.importId} is not null and ${campaignOptOuts.email} in (
    select ${s.email} from ${log} join ${s} on ${s.id} = ${log.subscriberId}
    where ${log.importId} = ${id} and ${log.act} in ${LEAVING} and not ${leftElsewhere(id)})`)
}

async function removeAdded(db: Db, id: string): Promise<number> {
  const rows = await db
    .delete(s)
    .where(sql`${s.id} in (select ${log.subscriberId} from ${log} where ${log.importId} = ${id}
        and ${log.act} = case when ${s.isActive} then 'added' else 'kept_off' end)
      and ${s.source} = 'import' and not ${choseHere()} and not ${isNamedElsewhere(id)}`)
    .returning({ id: s.id })
  return rows.length
}
