import { and, eq, isNotNull } from 'drizzle-orm'
import { moderationHistory, moderationItems, moderationReports } from '#db/schema/moderation.ts'
import { postingChanged, postingPublished, postingStatusChanged } from '#features/job-postings/events.ts'
import {
  textForAnswer,
  textForModerationNote,
  textForRejected,
  textForReport,
  textForShownAgain,
} from '#features/notifications/moderation-texts.ts'
import { notify } from '#features/notifications/server/notify.ts'
import { staffIds } from '#features/support/server/publish-support.ts'
import type { Db, Services } from '#server/context.ts'
import { type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { contentDecided, ownerAnswered, ownerNoted } from '../events.ts'
import { itemTitle, moderationKindLabels } from '../rules.ts'
import { checkJob } from './check-job.ts'
import { ownerIds } from './record-act.ts'

type Happened = { itemId: string; historyId: string }
type Decided = Happened & { status: 'approved' | 'rejected'; wasHidden: boolean }

async function readAct(db: Db, { itemId, historyId }: Happened) {
  const [row] = await db
    .select({ item: moderationItems, entry: moderationHistory })
    .from(moderationHistory)
    .innerJoin(moderationItems, eq(moderationItems.id, moderationHistory.itemId))
    .where(and(eq(moderationHistory.id, historyId), eq(moderationItems.id, itemId)))
  if (!row) return null
  const { item, entry } = row
  const about = { kind: moderationKindLabels[item.kind].toLowerCase(), title: itemTitle(item) }
  return { item, entry, about, owners: await ownerIds(db, item) }
}

/** Notifies the owner of the decision with its reason (MOD-09), and the reporters of the outcome. */
const onDecided = (services: Services, decided: Decided, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const act = await readAct(ctx.db, decided)
    if (!act) return
    const { item, entry, about, owners } = act
    const isRejected = decided.status === 'rejected'
    if (isRejected || decided.wasHidden) {
      const text = isRejected ? textForRejected(about, entry.words) : textForShownAgain(about, entry.words)
      await notify(ctx, owners, text, `/app/moderation/${item.id}`, occurrence)
    }
    const reporters = (await reportersOf(ctx.db, item.id, entry.at)).filter((id) => !owners.includes(id))
    await notify(ctx, reporters, textForReport(about, isRejected), '/app/notifications', occurrence)
  })

/** The reporters of the item before this decision. */
async function reportersOf(db: Db, itemId: string, at: Date): Promise<string[]> {
  const { userId, itemId: item, closedAt } = moderationReports
  const rows = await db
    .selectDistinct({ userId })
    .from(moderationReports)
    .where(and(eq(item, itemId), eq(closedAt, at), isNotNull(userId)))
  return rows.flatMap((row) => row.userId ?? [])
}

const onNoted = (services: Services, noted: Happened, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const act = await readAct(ctx.db, noted)
    if (!act) return
    const { item, entry, about, owners } = act
    await notify(ctx, owners, textForModerationNote(about, entry.words), `/app/moderation/${item.id}`, occurrence)
  })

const onAnswered = (services: Services, answered: Happened, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const act = await readAct(ctx.db, answered)
    if (!act) return
    const { item, entry, about } = act
    const text = textForAnswer(about, entry.act === 'asked')
    await notify(ctx, await staffIds(ctx.db), text, `/app/admin/moderation?item=${item.id}`, occurrence)
  })

const check = (services: Services, job: { jobId: string }) => checkJob(services, job)

export const moderationSubscribers: Subscriber[] = [
  on(contentDecided, 'moderation.tell-decided', onDecided),
  on(ownerNoted, 'moderation.tell-noted', onNoted),
  on(ownerAnswered, 'moderation.tell-answered', onAnswered),
  on(postingPublished, 'moderation.check-published', check),
  on(postingChanged, 'moderation.check-changed', check),
  on(postingStatusChanged, 'moderation.check-status', check),
]
