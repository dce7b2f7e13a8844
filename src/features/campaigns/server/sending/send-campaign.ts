import { setTimeout as wait } from 'node:timers/promises'
import { eq, sql } from 'drizzle-orm'
import { campaignLinks, emailCampaigns } from '#db/schema/campaigns.ts'
import type { Services } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import { campaignDue, campaignEnded } from '../../events.ts'
import { publishCampaigns } from '../publish-campaigns.ts'
import { beginSending, type SentCampaign } from './begin-sending.ts'
import { writeCampaign } from './campaign-mail.ts'
import { type HandOverLog, openHandOverLog } from './hand-over-log.ts'
import { claim, countStates, releaseClaimed } from './recipients.ts'
import { sendBatch } from './send-batch.ts'

/** A worker stops after this time and queues the next job, so that it can be shut down quickly and other jobs get a turn. */
const SLICE_MS = 8_000
const LARGEST_BATCH = 500
/** How long to wait when the mail server accepts nothing. After the last wait the campaign fails and can be retried. */
const AWAY_MS = [1_000, 3_000, 9_000]

export type SendOptions = { sliceMs?: number; awayMs?: readonly number[]; now?: Date }

/**
 * Sends a campaign for a while. A database lock that ends with its connection limits it to one worker at a time: when a worker dies, its
 * recipients are released at once, and no other worker claims a recipient that is being mailed.
 */
export async function sendCampaign(
  services: Services,
  { campaignId }: { campaignId: string },
  options: SendOptions = {},
): Promise<void> {
  const isMore = await services.db.transaction(async (lock) => {
    const { rows } = await lock.execute<{ isLocked: boolean }>(
      sql`select pg_try_advisory_xact_lock(hashtextextended(${`campaign ${campaignId}`}, 0)) as "isLocked"`,
    )
    return rows[0]?.isLocked ? sendSlice(services, campaignId, options) : false
  })
  if (isMore) await transaction(services, ({ emit }) => emit(campaignDue({ campaignId })))
}

/** Returns whether there is more to send. */
async function sendSlice(
  services: Services,
  campaignId: string,
  { sliceMs = SLICE_MS, awayMs = AWAY_MS, now }: SendOptions,
): Promise<boolean> {
  const campaign = await beginSending(services, campaignId, now)
  if (!campaign) return false
  const log = openHandOverLog(services.env.DATA_DIR, campaignId)
  await releaseClaimed(services.db, campaignId, log.marksOf)
  log.begin()
  const isMore = await sendUntil(services, campaign, log, { sliceMs, awayMs })
  log.end()
  return isMore
}

type Times = Required<Pick<SendOptions, 'sliceMs' | 'awayMs'>>

async function sendUntil(
  services: Services,
  campaign: SentCampaign,
  log: HandOverLog,
  { sliceMs, awayMs }: Times,
): Promise<boolean> {
  const campaignId = campaign.id
  const links = await services.db
    .select({ url: campaignLinks.url })
    .from(campaignLinks)
    .where(eq(campaignLinks.campaignId, campaignId))
    .orderBy(campaignLinks.position)
  const write = writeCampaign(
    services.env,
    campaign,
    links.map(({ url }) => url),
  )
  const until = performance.now() + sliceMs
  let timesAway = 0
  while (performance.now() < until) {
    const began = performance.now()
    if (!(await isStillSending(services, campaignId))) return false
    const people = await claim(services.db, campaignId, log.runId, Math.min(LARGEST_BATCH, campaign.pace))
    if (people.length === 0) return finish(services, campaign).then(() => false)
    const isThere = await sendBatch(services, { campaign, people, write, log })
    await publishCampaigns(services.db, campaignId)
    if (isThere) {
      timesAway = 0
      await wait(Math.max(0, (people.length / campaign.pace) * 1000 - (performance.now() - began)))
      continue
    }
    const pause = awayMs[timesAway]
    if (pause === undefined) return giveUp(services, campaignId).then(() => false)
    timesAway += 1
    await wait(pause)
  }
  return true
}

async function isStillSending({ db }: Services, id: string): Promise<boolean> {
  const [row] = await db.select({ status: emailCampaigns.status }).from(emailCampaigns).where(eq(emailCampaigns.id, id))
  return row?.status === 'sending'
}

/**
 * Ends a campaign after every recipient was tried. Some addresses of any large list refuse email, so a campaign failed only if no one got
 * it.
 */
const finish = (services: Services, { id }: SentCampaign): Promise<void> =>
  end(services, id, async (db) => {
    const { sent = 0, unsure = 0, failed = 0 } = await countStates(db, id)
    return failed > 0 && sent + unsure === 0
      ? { status: 'failed', problem: 'all_refused' }
      : { status: 'sent', problem: null }
  })

const giveUp = (services: Services, id: string): Promise<void> =>
  end(services, id, async () => ({ status: 'failed', problem: 'mail_away' }))

type End = Pick<SentCampaign, 'problem'> & { status: 'sent' | 'failed' }

const end = (services: Services, id: string, how: (db: Services['db']) => Promise<End>): Promise<void> =>
  transaction(services, async ({ db, audit, emit }) => {
    const [row] = await db.select().from(emailCampaigns).where(eq(emailCampaigns.id, id)).for('update')
    // the campaign was paused or cancelled meanwhile: keep that status
    if (row?.status !== 'sending') return
    const change = await how(db)
    await db
      .update(emailCampaigns)
      .set({ ...change, finishedAt: new Date() })
      .where(eq(emailCampaigns.id, id))
    await audit({ action: `campaign.${change.status}`, subjectType: 'email_campaign', subjectId: id })
    await emit(campaignEnded({ campaignId: id, status: change.status }))
    await publishCampaigns(db, id)
  })
