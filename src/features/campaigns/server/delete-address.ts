import { eq, lt } from 'drizzle-orm'
import { campaignOptOuts, mailConsents, newsletterSignups, newsletterSubscribers } from '#db/schema/campaigns.ts'
import type { Db, Services } from '#server/context.ts'
import { cleanUpReports } from '#server/mail-reports.ts'
import type { Schedule } from '#server/queue/schedules.ts'

/**
 * Deletes an address whose account is deleted. A bounce or complaint remains as a suppression: otherwise the next
 * imported list would mail it again.
 */
export async function deleteNewsletterAddress(db: Db, address: string): Promise<void> {
  const email = address.toLowerCase()
  await db.delete(newsletterSubscribers).where(eq(newsletterSubscribers.email, email))
  await db.delete(newsletterSignups).where(eq(newsletterSignups.email, email))
  await db.delete(campaignOptOuts).where(eq(campaignOptOuts.email, email))
  await db.delete(mailConsents).where(eq(mailConsents.email, email))
}

/** Deletes sign-ups that were not confirmed within a week. */
export async function cleanUpSignups({ db }: Pick<Services, 'db'>, now = new Date()): Promise<void> {
  await db.delete(newsletterSignups).where(lt(newsletterSignups.expiresAt, now))
}

export const newsletterSchedules: Schedule[] = [
  { name: 'campaigns.sweep-reports', cron: '53 3 * * *', run: ({ db }) => cleanUpReports(db) },
  { name: 'campaigns.sweep-signups', cron: '47 3 * * *', run: (ctx) => cleanUpSignups(ctx) },
]
