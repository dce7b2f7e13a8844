import { and, eq, sql } from 'drizzle-orm'
import { emailCampaigns, campaignRecipients as r } from '#db/schema/campaigns.ts'
import type { Context, Db } from '#server/context.ts'
import { kindOfSent, recordDelivered, recordReport } from '#server/mail-reports.ts'
import { suppressAddress } from '#server/suppressions.ts'
import { transaction } from '#server/transaction.ts'
import { publishCampaigns } from '../publish-campaigns.ts'
import type { MailReport } from './read-reports.ts'

/** The result of one call's reports. */
export type Applied = { suppressed: number; delivered: number; soft: number; repeated: number }

/**
 * Processes the reports of a mail service, each once even if repeated: a bounce or a complaint suppresses the
 * address, and the result is stored with the recipient of its campaign or with its delivery.
 */
export async function applyReports(ctx: Context, service: string, reports: readonly MailReport[]): Promise<Applied> {
  const applied: Applied = { suppressed: 0, delivered: 0, soft: 0, repeated: 0 }
  for (const report of reports) {
    const isNew = await transaction(ctx, async ({ db }) => {
      // without an id, processing a report twice changes only the count of soft bounces
      if (report.id.trim() && !(await recordReport(db, service, `${report.kind} ${report.email} ${report.id}`)))
        return false
      await applyReport(db, report)
      return true
    })
    if (!isNew) applied.repeated += 1
    else if (report.kind === 'bounce' || report.kind === 'complaint') applied.suppressed += 1
    else applied[report.kind] += 1
  }
  return applied
}

async function applyReport(db: Db, report: MailReport): Promise<void> {
  const { email, kind, messageId, answer } = report
  const recipient = messageId ? await recipientOf(db, email, messageId) : null
  if (kind === 'bounce' || kind === 'complaint') {
    const mail = recipient ? `campaign “${recipient.title}”` : messageId && (await kindOfSent(db, messageId))
    await suppressAddress(db, { email, reason: kind, answer, mail })
  }
  if (kind === 'delivered' && messageId && !recipient) await recordDelivered(db, messageId)
  if (!recipient) return
  await recordRecipient(db, recipient, report)
  if (kind === 'bounce' || kind === 'complaint') await publishCampaigns(db, recipient.campaignId)
}

type Recipient = { id: string; campaignId: string; title: string; wasSent: boolean }

/** The recipient whose campaign email has this Message-ID, which is derived from the recipient's id. */
async function recipientOf(db: Db, email: string, messageId: string): Promise<Recipient | null> {
  const [row] = await db
    .select({ id: r.id, campaignId: r.campaignId, title: emailCampaigns.title, state: r.state })
    .from(r)
    .innerJoin(emailCampaigns, eq(emailCampaigns.id, r.campaignId))
    .where(
      and(
        eq(r.email, email),
        sql`left(encode(sha256(convert_to('campaign ' || ${r.id}, 'UTF8')), 'hex'), 40) = ${messageId}`,
      ),
    )
    .for('update', { of: r })
  return row ? { ...row, wasSent: row.state === 'sent' } : null
}

async function recordRecipient(db: Db, { id, campaignId, wasSent }: Recipient, { kind, answer }: MailReport) {
  const changes = {
    bounce: { state: 'bounced', problem: 'no_mailbox', answer },
    complaint: { complainedAt: sql`coalesce(${r.complainedAt}, now())` },
    soft: { softBounces: sql`${r.softBounces} + 1`, answer },
    delivered: { deliveredAt: sql`coalesce(${r.deliveredAt}, now())` },
  } as const
  await db.update(r).set(changes[kind]).where(eq(r.id, id))
  // the email counted as sent when the next server accepted it
  if (kind !== 'bounce' || !wasSent) return
  await db
    .update(emailCampaigns)
    .set({ sentCount: sql`${emailCampaigns.sentCount} - 1` })
    .where(eq(emailCampaigns.id, campaignId))
}
