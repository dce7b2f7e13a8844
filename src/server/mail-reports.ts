import { createHash } from 'node:crypto'
import { and, eq, isNull, lt } from 'drizzle-orm'
import { mailReports } from '#db/schema/mail.ts'
import { mailDeliveries } from '#db/schema/operations.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Db } from './context.ts'
import { kindOfMail } from './deliver-mail.ts'

const KEPT_DAYS = 30

/** Records that a report was received; false if it was received before. Only its hash is stored, because it may contain an address. */
export async function recordReport(db: Db, service: string, id: string): Promise<boolean> {
  const key = createHash('sha256').update(`${service} ${id}`).digest('base64url')
  const made = await db.insert(mailReports).values({ key }).onConflictDoNothing().returning({ key: mailReports.key })
  return made.length > 0
}

/** Deletes reports after a month: no service sends a report again that late. */
export async function cleanUpReports(db: Db, now = new Date()): Promise<void> {
  await db.delete(mailReports).where(lt(mailReports.createdAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)))
}

/** The kind of mail with this Message-ID, such as 'invitation'; null if the id is not known. */
export async function kindOfSent(db: Db, messageId: string): Promise<string | null> {
  const [row] = await db.select().from(mailDeliveries).where(eq(mailDeliveries.messageId, messageId))
  return row ? kindOfMail(row.key) : null
}

/** Records that a mail arrived, at the first report of its mail service. */
export async function recordDelivered(db: Db, messageId: string): Promise<void> {
  await db
    .update(mailDeliveries)
    .set({ deliveredAt: new Date() })
    .where(and(eq(mailDeliveries.messageId, messageId), isNull(mailDeliveries.deliveredAt)))
}
