import { and, eq, inArray, sql } from 'drizzle-orm'
import { emailCampaigns, campaignRecipients as r } from '#db/schema/campaigns.ts'
import type { Db } from '#server/context.ts'
import type { Mark } from './hand-over-log.ts'

export type Claimed = { id: string; email: string; name: string | null; attempts: number }
/** A run's log, by recipient; null if it is unknown. */
type MarksOf = (runId: string) => ReadonlyMap<string, Mark> | null
export type Outcome = {
  id: string
  state: 'sent' | 'unsure' | 'waiting' | 'failed' | 'bounced' | 'skipped'
  problem: (typeof r.$inferSelect)['problem']
  /** The mail server's answer. */
  answer?: string | null
}

/**
 * Recovers the recipients of a worker that ended. Those that were surely not handed over wait again, accepted ones count as sent, and the
 * others have an unknown outcome. Only for the worker that has the campaign's lock.
 */
export async function releaseClaimed(db: Db, campaignId: string, marksOf: MarksOf): Promise<void> {
  const claimed = await db
    .select({ id: r.id, runId: r.runId })
    .from(r)
    .where(and(eq(r.campaignId, campaignId), eq(r.state, 'sending')))
  for (const [runId, ofRun] of Map.groupBy(claimed, ({ runId }) => runId)) {
    const marks = runId === null ? null : marksOf(runId)
    const outcomes = ofRun.map(({ id }) => ({ id, state: stateLeft(marks, id), problem: null }))
    await record(db, { campaignId, runId }, outcomes)
  }
}

function stateLeft(marks: ReadonlyMap<string, Mark> | null, id: string): Outcome['state'] {
  if (!marks) return 'unsure'
  const mark = marks.get(id)
  return mark === undefined ? 'waiting' : mark === 'taken' ? 'sent' : 'unsure'
}

/** Claims the next recipients. */
export async function claim(db: Db, campaignId: string, runId: string, limit: number): Promise<Claimed[]> {
  const next = db
    .select({ id: r.id })
    .from(r)
    .where(and(eq(r.campaignId, campaignId), eq(r.state, 'waiting')))
    .orderBy(r.id)
    .limit(limit)
    .for('update', { skipLocked: true })
  return db
    .update(r)
    .set({ state: 'sending', runId, attempts: sql`${r.attempts} + 1` })
    .where(inArray(r.id, next))
    .returning({ id: r.id, email: r.email, name: r.name, attempts: r.attempts })
}

/**
 * Stores the outcome of this run's recipients and counts those sent, in one statement: the count always equals the
 * rows.
 */
export async function record(
  db: Db,
  { campaignId, runId }: { campaignId: string; runId: string | null },
  outcomes: readonly Outcome[],
): Promise<void> {
  if (outcomes.length === 0) return
  const column = (of: (one: Outcome) => string | null) => sql.param(outcomes.map(of))
  await db.execute(sql`
    with done as (
      update campaign_recipients as one set state = o.state, problem = o.problem, answer = o.answer,
        sent_at = case when o.state = 'sent' then now() end,
        attempts = one.attempts - case when o.state = 'waiting' and o.problem is null then 1 else 0 end
      from unnest(${column(({ id }) => id)}::uuid[], ${column(({ state }) => state)}::text[], ${column(({ problem }) => problem)}::text[],
        ${column(({ answer }) => answer ?? null)}::text[]) as o(id, state, problem, answer)
      where one.id = o.id and one.run_id is not distinct from ${runId}::uuid and one.state in ('sending', 'unsure')
      returning o.state)
    update ${emailCampaigns} set sent_count = sent_count + (select count(*) from done where state = 'sent'), updated_at = now()
    where id = ${campaignId}`)
}

/** The number of recipients of a campaign in each state. */
export async function countStates(
  db: Db,
  campaignId: string,
): Promise<Partial<Record<(typeof r.$inferSelect)['state'], number>>> {
  const rows = await db
    .select({ state: r.state, n: sql<number>`count(*)::int` })
    .from(r)
    .where(eq(r.campaignId, campaignId))
    .groupBy(r.state)
  return Object.fromEntries(rows.map(({ state, n }) => [state, n]))
}

/** The number of recipients who did not get the email, by reason: refused by the mail server, or excluded. */
export async function countProblems(
  db: Db,
  campaignId: string,
): Promise<Partial<Record<NonNullable<(typeof r.$inferSelect)['problem']>, number>>> {
  const rows = await db
    .select({ problem: r.problem, n: sql<number>`count(*)::int` })
    .from(r)
    .where(and(eq(r.campaignId, campaignId), inArray(r.state, ['failed', 'bounced', 'skipped'])))
    .groupBy(r.problem)
  return Object.fromEntries(rows.map(({ problem, n }) => [problem ?? 'refused', n]))
}
