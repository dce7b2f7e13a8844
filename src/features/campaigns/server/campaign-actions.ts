import { and, eq } from 'drizzle-orm'
import { emailCampaigns, campaignRecipients as r } from '#db/schema/campaigns.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { CampaignStatus } from '../campaign-statuses.ts'
import { campaignDue } from '../events.ts'
import { type CampaignAct, canPerform } from '../rules.ts'
import { publishCampaigns } from './publish-campaigns.ts'
import { countAudience } from './sending/audience.ts'

type SeenRevision = { id: string; revision: number }
type Row = typeof emailCampaigns.$inferSelect
type Tx = SignedIn & UnitOfWork

/** Sends a draft now, by the worker (CAMP-05, CAMP-06). `NO_RECIPIENTS` if its audience is empty. */
export const sendCampaignNow = (ctx: SignedIn, seen: SeenRevision) =>
  transaction(ctx, async (tx) => {
    await readyDraft(tx.db, seen, 'send')
    await move(tx, seen.id, { status: 'sending', startedAt: new Date() }, 'campaign.send')
    await tx.emit(campaignDue({ campaignId: seen.id }))
    return { status: 'sending' as const }
  })

/** Schedules a draft for a time within a year; TIME_PAST for any other time. */
export const scheduleCampaign = (ctx: SignedIn, { at, ...seen }: SeenRevision & { at: Date }, now = new Date()) =>
  transaction(ctx, async (tx) => {
    if (at <= now || at.getTime() > now.getTime() + 365 * DAY_MS) throw new DomainError('TIME_PAST')
    await readyDraft(tx.db, seen, 'schedule')
    await move(tx, seen.id, { status: 'scheduled', scheduledFor: at }, 'campaign.schedule')
    await tx.emit(campaignDue({ campaignId: seen.id }), { at })
    return { status: 'scheduled' as const }
  })

async function readyDraft(db: Db, { id, revision }: SeenRevision, act: CampaignAct): Promise<void> {
  const campaign = await lockCampaign(db, id)
  if (!canPerform(campaign.status, act)) throw new DomainError('NOT_POSSIBLE')
  if (campaign.revision !== revision) throw new DomainError('CHANGED_MEANWHILE')
  if ((await countAudience(db, campaign)).recipients === 0) throw new DomainError('NO_RECIPIENTS')
}

const changes: Record<
  'unschedule' | 'pause' | 'resume' | 'cancel' | 'retry' | 'again',
  Partial<Row> & { status: CampaignStatus }
> = {
  unschedule: { status: 'draft', scheduledFor: null },
  pause: { status: 'paused' },
  resume: { status: 'sending' },
  cancel: { status: 'cancelled' },
  retry: { status: 'sending', problem: null, finishedAt: null },
  again: { status: 'sending', problem: null, finishedAt: null },
}

/**
 * Unschedules, pauses, resumes or cancels a campaign, retries recipients who have not received it (CAMP-07), or resends to those with an
 * unknown outcome. NOT_POSSIBLE if the campaign's status has changed.
 */
export const actOnCampaign = (ctx: SignedIn, { id, act }: { id: string; act: keyof typeof changes }) =>
  transaction(ctx, async (tx) => {
    const { status } = await lockCampaign(tx.db, id)
    if (!canPerform(status, act)) throw new DomainError('NOT_POSSIBLE')
    const change = changes[act]
    if (act === 'retry' || act === 'again') await resumeSending(tx.db, { id, act, status })
    await move(tx, id, { ...change, ...(act === 'cancel' && { finishedAt: new Date() }) }, `campaign.${act}`)
    if (change.status === 'sending') await tx.emit(campaignDue({ campaignId: id }))
    return { status: change.status }
  })

/**
 * Sets recipients to waiting again: those with an unknown outcome, or on a retry those who have not received it; for
 * a sent campaign, the deferred ones.
 */
async function resumeSending(
  db: Db,
  { id, act, status }: { id: string; act: 'retry' | 'again'; status: CampaignStatus },
): Promise<void> {
  const those =
    act === 'again'
      ? eq(r.state, 'unsure')
      : and(eq(r.state, 'failed'), status === 'sent' ? eq(r.problem, 'unavailable') : undefined)
  const waiting = await db
    .update(r)
    .set({ state: 'waiting', attempts: 0, problem: null, answer: null })
    .where(and(eq(r.campaignId, id), those))
    .returning({ id: r.id })
  // a failed campaign may have recipients without an attempt, so it can be retried anyway
  if (waiting.length === 0 && (act === 'again' || status === 'sent')) throw new DomainError('NOT_POSSIBLE')
}

const lockCampaign = async (db: Db, id: string): Promise<Row> =>
  found((await db.select().from(emailCampaigns).where(eq(emailCampaigns.id, id)).for('update'))[0])

async function move(tx: Tx, id: string, change: Partial<Row>, action: string): Promise<void> {
  await tx.db.update(emailCampaigns).set(change).where(eq(emailCampaigns.id, id))
  await tx.audit({ action, subjectType: 'email_campaign', subjectId: id })
  await publishCampaigns(tx.db, id)
}
