import { createHash } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { mailReports } from '#db/schema/mail.ts'
import { mailDeliveries } from '#db/schema/operations.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db } from './context.ts'
import { kindOfMail } from './deliver-mail.ts'

const KEPT_DAYS = 30

/** Writes down that a report was taken; false where it was before. Only its hash is stored: it may hold an address. */
export async function noteReport(db: Db, service: string, id: string): Promise<boolean> {
  const key = createHash('sha256').update(`${service} ${id}`).digest('base64url')
  const made = await db.insert(mailReports).values({ key }).onConflictDoNothing().returning({ key: mailReports.key })
  return made.length > 0
}

/** Forgets reports of more than a month ago: no service sends one again for so long. */
export async function cleanUpReports(db: Db, now = new Date()): Promise<void> {
  await db.delete(mailReports).where(lt(mailReports.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)))
}

/** Which kind of mail has this Message-ID, such as 'invitation'; null for one that is not known. */
export async function kindOfSent(db: Db, messageId: string): Promise<string | null> {
  const [row] = await db.select().from(mailDeliveries).where(eq(mailDeliveries.messageId, messageId))
  return row ? kindOfMail(row.key) : null
}

/** Writes down that a mail arrived, as its service reports, the first time. */
export async function noteDelivered(db: Db, messageId: string): Promise<void> {
  await db
    .update(mailDeliveries)
    .set({ deliveredAt: new Date() })
    .where(and(eq(mailDeliveries.messageId, messageId), isNull(mailDeliveries.deliveredAt)))
}
