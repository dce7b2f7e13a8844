import { and, eq, inArray } from 'drizzle-orm'
import type { subscriberImports } from '#db/schema/campaigns.imports.ts'
import { campaignOptOuts, subscriberImportPeople as log, newsletterSubscribers as s } from '#db/schema/campaigns.ts'
import type { Db } from '#server/context.ts'
import type { Person } from '../../imports/read-person.ts'
import { leftOutRows } from './check-file.ts'
import { type Known, midnight, newDetails, type PlannedPerson } from './plan-people.ts'

export type Import = typeof subscriberImports.$inferSelect
type Act = (typeof log.$inferInsert)['act']
type LogRow = Omit<typeof log.$inferInsert, 'importId'>

/** People who left another system's list are not mailed here either. */
const LEFT_KINDS = ['newsletter', 'promotional'] as const

/**
 * Stores planned people. People who left are stored with their address and days alone, and are opted out; no later list subscribes them
 * again. Someone who subscribed here after the plan was made remains as they are.
 */
export async function storePeople(db: Db, own: Import, planned: readonly PlannedPerson[]) {
  const of = <C extends PlannedPerson['change']>(change: C) =>
    planned.filter((one): one is Extract<PlannedPerson, { change: C }> => one.change === change)
  const added = await insert(
    db,
    of('new').map(({ person }) => activeRow(own, person)),
    'added',
  )
  const ended = await endSubscriptions(db, own, of('ended'))
  const off = of('kept_off')
  const unknown = off.flatMap(({ person, known }) => (known ? [] : [leaverRow(own, person)]))
  const keptOff = await insert(db, unknown, 'kept_off')
  const confirmed: LogRow[] = off.flatMap(({ known }) => (known ? [{ subscriberId: known.id, act: 'confirmed' }] : []))
  const changed = await updateDetails(db, of('changed'))
  const rows = [...added, ...ended, ...keptOff, ...confirmed, ...changed].map((row) => ({ ...row, importId: own.id }))
  if (rows.length > 0) await db.insert(log).values(rows).onConflictDoNothing()
  await optOut(db, own, [...off, ...of('ended')])
  const late = leftOutRows(of('kept'))
  return {
    late,
    counts: {
      ...{ added: added.length, ended: ended.length, changed: changed.length, same: of('same').length },
      kept_off: off.length,
      leftOut: late.length,
    },
  }
}

type SubscriberRow = typeof s.$inferInsert

const dayOf = (day: Person['leftOn']): Date | null => (day === null || day === 'asked' ? null : midnight(day))

const activeRow = ({ consent, createdAt }: Import, { email, name, tags, subscribedOn }: Person): SubscriberRow => ({
  ...{ email, name, tags, consent },
  source: 'import',
  subscribedAt: dayOf(subscribedOn) ?? createdAt,
})

function leaverRow({ createdAt }: Import, { email, subscribedOn, leftOn }: Person): SubscriberRow {
  const unsubscribedAt = dayOf(leftOn) ?? createdAt
  const subscribedAt = dayOf(subscribedOn) ?? unsubscribedAt
  return { email, source: 'import', isActive: false, subscribedAt, unsubscribedAt }
}

async function insert(db: Db, rows: SubscriberRow[], act: Act): Promise<LogRow[]> {
  if (rows.length === 0) return []
  const made = await db.insert(s).values(rows).onConflictDoNothing().returning({ id: s.id, leftAt: s.unsubscribedAt })
  return made.map(({ id, leftAt }) => ({ subscriberId: id, act, leftAt }))
}

type Ended = { person: Person; known: Known }

/** Ends the subscriptions of people who left, on the day that the list says. */
async function endSubscriptions(db: Db, { createdAt }: Import, people: readonly Ended[]): Promise<LogRow[]> {
  const byDay = new Map<number, string[]>()
  for (const { person, known } of people) {
    const time = (dayOf(person.leftOn) ?? createdAt).getTime()
    byDay.set(time, [...(byDay.get(time) ?? []), known.id])
  }
  const ended: LogRow[] = []
  for (const [time, ids] of byDay) {
    const leftAt = new Date(time)
    const rows = await db
      .update(s)
      .set({ isActive: false, unsubscribedAt: leftAt })
      .where(and(inArray(s.id, ids), s.isActive, eq(s.source, 'import')))
      .returning({ id: s.id })
    ended.push(...rows.map(({ id }) => ({ subscriberId: id, act: 'ended' as const, leftAt })))
  }
  return ended
}

async function updateDetails(db: Db, people: readonly Ended[]): Promise<LogRow[]> {
  for (const { person, known } of people) await db.update(s).set(newDetails(person, known)).where(eq(s.id, known.id))
  return people.map(({ known: { id, name, tags, subscribedAt } }) => ({
    subscriberId: id,
    act: 'changed' as const,
    before: { name, tags, subscribedAt: subscribedAt.toISOString() },
  }))
}

async function optOut(db: Db, { id: importId }: Import, people: readonly { person: Person }[]): Promise<void> {
  const rows = people.flatMap(({ person: { email } }) => LEFT_KINDS.map((kind) => ({ email, kind, importId })))
  if (rows.length > 0) await db.insert(campaignOptOuts).values(rows).onConflictDoNothing()
}
