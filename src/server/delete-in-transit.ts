import { like, or, sql } from 'drizzle-orm'
import { devMails, liveMessages } from '#db/schema/operations.ts'
import type { Db } from './context.ts'
import { escapeLike } from './escape-like.ts'

type DataToDelete = { userId: string; quotes: string[] }

/** A shorter text occurs in too many records of other users. */
const isIdentifying = (quote: string) => quote.length >= 6
const within = (text: string) => `%${escapeLike(text)}%`

/** Deletes a user's data in transit: live messages, mails in the development mailbox, and finished jobs. */
export async function deleteInTransit(db: Db, { userId, quotes }: DataToDelete): Promise<void> {
  const identifying = quotes.filter(isIdentifying)
  const needles = [userId, ...identifying].map(within)
  const payload = sql`${liveMessages.payload}::text`
  await db.delete(liveMessages).where(or(...needles.map((needle) => like(payload, needle))))
  const mails = identifying.map(within).flatMap((needle) => [like(devMails.to, needle), like(devMails.text, needle)])
  if (mails.length > 0) await db.delete(devMails).where(or(...mails))
  await deleteFinishedJobs(db, needles)
}

/** Deletes finished and failed jobs that mention the user. Pending jobs will find no user, and do nothing. */
async function deleteFinishedJobs(db: Db, needles: string[]): Promise<void> {
  const { rows } = await db.execute(sql`select to_regclass('pgboss.job') as jobs`)
  if (!rows[0]?.jobs) return
  const named = needles.map((needle) => sql`data::text like ${needle} or output::text like ${needle}`)
  await db.execute(
    sql`delete from pgboss.job where state in ('completed', 'cancelled', 'failed') and (${sql.join(named, sql` or `)})`,
  )
  await db.execute(sql`delete from pgboss.job where name = 'dead-letters' and (${sql.join(named, sql` or `)})`)
}
