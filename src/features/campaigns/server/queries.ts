import { type AnyColumn, and, asc, count, eq, gte, sql } from 'drizzle-orm'
import type { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { emailCampaigns as c, campaignLinks, campaignRecipients as r } from '#db/schema/campaigns.ts'
import { mailSuppressions } from '#db/schema/mail.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Context, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { cursorKeyOf, type Key, readPage } from '#server/keyset.ts'
import { campaignStatuses } from '../campaign-statuses.ts'
import type { CampaignDetails, CampaignOverview, ListCampaigns, ListRecipients } from '../contract.ts'
import { NEW_SUBSCRIBER_DAYS } from '../rules.ts'
import { countProblems, countStates } from './sending/recipients.ts'
import { countSubscribers } from './subscribers/count-subscribers.ts'

const PAGE = 20
const RECIPIENTS = 50

const newest: Key = { value: c.createdAt, kind: 'timestamp', id: c.id, desc: true }

/** A page of campaigns, newest first (CAMP-03). */
export async function listCampaigns({ db }: SignedIn, { status, cursor }: z.output<typeof ListCampaigns>) {
  const { rows, before, after } = await readPage(newest, cursor, {
    size: PAGE,
    ask: ({ where, orderBy, limit }) =>
      db
        .select({ ...columnsOf(), place: cursorKeyOf(newest) })
        .from(c)
        .where(and(status ? eq(c.status, status) : undefined, where))
        .orderBy(orderBy)
        .limit(limit),
  })
  return { items: rows, before, after }
}

const columnsOf = () => {
  const { id, title, subject, templateType, status, audience, activity, scheduledFor, startedAt, finishedAt, problem } =
    c
  const { recipientCount, sentCount, openedCount, clickedCount, isSample, createdAt } = c
  return {
    ...{ id, title, subject, templateType, status, audience, activity, scheduledFor, startedAt, finishedAt, problem },
    ...{ recipientCount, sentCount, openedCount, clickedCount, isSample, createdAt },
  }
}

/** One campaign with its statistics so far; NOT_FOUND for a missing one. */
export async function readCampaign({ db }: Pick<Context, 'db'>, id: string): Promise<CampaignDetails> {
  const [[row], states, problems, [seen], links] = await Promise.all([
    db
      .select({ campaign: c, createdBy: users.name })
      .from(c)
      .leftJoin(users, eq(users.id, c.createdBy))
      .where(eq(c.id, id)),
    countStates(db, id),
    countProblems(db, id),
    db
      .select({
        machineOpened: count(r.machineOpenedAt),
        delivered: count(r.deliveredAt),
        complained: count(r.complainedAt),
      })
      .from(r)
      .where(eq(r.campaignId, id)),
    db.select().from(campaignLinks).where(eq(campaignLinks.campaignId, id)).orderBy(asc(campaignLinks.position)),
  ])
  const { campaign, createdBy } = found(row)
  const { failed = 0, waiting = 0, sending = 0 } = states
  const left = { sent: problems.unavailable ?? 0, failed: failed + waiting + sending }
  const retryable = campaign.status === 'sent' || campaign.status === 'failed' ? left[campaign.status] : 0
  return { ...campaign, createdBy, states, problems, retryable, ...found(seen), links }
}

const {
  id: recipientId,
  email,
  name,
  state: stateOf,
  problem,
  answer,
  sentAt,
  openedAt,
  clickedAt,
  machineOpenedAt,
} = r
const { deliveredAt, complainedAt, softBounces } = r
const recipientColumns = {
  ...{ id: recipientId, email, name, state: stateOf, problem, answer, sentAt, openedAt, clickedAt, machineOpenedAt },
  ...{ deliveredAt, complainedAt, softBounces },
}
const byAddress: Key = { value: r.email, kind: 'text', id: r.id, desc: false }

/** The recipients of a campaign with their states, by address. */
export async function listRecipients({ db }: SignedIn, { id, state, cursor }: z.output<typeof ListRecipients>) {
  const { rows, before, after } = await readPage(byAddress, cursor, {
    size: RECIPIENTS,
    ask: ({ where, orderBy, limit }) =>
      db
        .select({ ...recipientColumns, place: cursorKeyOf(byAddress) })
        .from(r)
        .where(and(eq(r.campaignId, id), state ? eq(r.state, state) : undefined, where))
        .orderBy(orderBy)
        .limit(limit),
  })
  return { items: rows, before, after }
}

/** The overview's counts: campaigns by status, emails of the last 30 days, subscribers (CAMP-10). */
export async function readOverview({ db }: SignedIn, now = new Date()): Promise<CampaignOverview> {
  const since = new Date(now.getTime() - NEW_SUBSCRIBER_DAYS * DAY_MS)
  const sum = (column: AnyColumn) => sql<number>`coalesce(sum(${column}), 0)::int`
  const [byStatus, [sent], subscribers, [suppressed]] = await Promise.all([
    db.select({ status: c.status, n: count() }).from(c).groupBy(c.status),
    db
      .select({ mailsSent: sum(c.sentCount), opened: sum(c.openedCount), clicked: sum(c.clickedCount) })
      .from(c)
      .where(gte(c.startedAt, since)),
    countSubscribers(db, now),
    db.select({ n: count() }).from(mailSuppressions),
  ])
  const counted = new Map(byStatus.map(({ status, n }) => [status, n]))
  const counts = Object.fromEntries(
    campaignStatuses.map((status) => [status, counted.get(status) ?? 0]),
  ) as CampaignOverview['counts']
  return { counts, subscribers, ...(sent ?? { mailsSent: 0, opened: 0, clicked: 0 }), suppressed: suppressed?.n ?? 0 }
}
