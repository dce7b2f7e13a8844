import { eq, lt } from 'drizzle-orm'
import { campaignOptOuts, mailConsents, newsletterSignups, newsletterSubscribers } from '#db/schema/campaigns.ts'
import type { Db, Services } from '#server/context.ts'
import { cleanUpReports } from '#server/mail-reports.ts'
import type { Schedule } from '#server/queue/worker.ts'

/**
 * Forgets an address whose account is deleted. What says that it must not be mailed (a bounce, a complaint) stays: without it
 * the next list that somebody brings in would mail it again.
 */
export async function deleteNewsletterAddress(db: Db, address: string): Promise<void> {
  const email = address.toLowerCase()
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  await db.delete(newsletterSignups).where(eq(newsletterSignups.email, email))
  await db.delete(campaignOptOuts).where(eq(campaignOptOuts.email, email))
  await db.delete(mailConsents).where(eq(mailConsents.email, email))
}

/** Forgets addresses that nobody confirmed within their week. */
export async function cleanUpSignups({ db }: Pick<Services, 'db'>, now = new Date()): Promise<void> {
  await db.delete(newsletterSignups).where(lt(newsletterSignups.expiresAt, now))
}

export const newsletterSchedules: Schedule[] = [
  { name: 'campaigns.sweep-reports', cron: '53 3 * * *', run: ({ db }) => cleanUpReports(db) },
  { name: 'campaigns.sweep-signups', cron: '47 3 * * *', run: (ctx) => cleanUpSignups(ctx) },
]
