import { like, or, sql } from 'drizzle-orm'
import { devMails, liveMessages } from '#db/schema/operations.ts'
import type { Db } from './context.ts'
import { escapeLike } from './escape-like.ts'

type Forgotten = { userId: string; quotes: string[] }

/** A shorter text occurs in too many records of other users. */
const isTelling = (quote: string) => quote.length >= 6
const within = (text: string) => `%${escapeLike(text)}%`

/** Deletes a user's data in transit: live messages, mails in the development mailbox, and finished jobs. */
export async function forgetInTransit(db: Db, { userId, quotes }: Forgotten): Promise<void> {
  const telling = quotes.filter(isTelling)
  const needles = [userId, ...telling].map(within)
  const payload = sql`${liveMessages.payload}::text`
  await db.delete(liveMessages).where(or(...needles.map((needle) => like(payload, needle))))
  const mails = telling.map(within).flatMap((needle) => [like(devMails.to, needle), like(devMails.text, needle)])
  if (mails.length > 0) await db.delete(devMails).where(or(...mails))
  await forgetWork(db, needles)
}

/** Deletes finished and failed jobs that mention the user. Pending jobs will find no user, and do nothing. */
async function forgetWork(db: Db, needles: string[]): Promise<void> {
  const { rows } = await db.execute(sql`select to_regclass('pgboss.job') as jobs`)
  if (!rows[0]?.jobs) return
  const named = needles.map((needle) => sql`data::text like ${needle} or output::text like ${needle}`)
  await db.execute(
    sql`delete from pgboss.job where state in ('completed', 'cancelled', 'failed') and (${sql.join(named, sql` or `)})`,
  )
  await db.execute(sql`delete from pgboss.job where name = 'dead-letters' and (${sql.join(named, sql` or `)})`)
}
