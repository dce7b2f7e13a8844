import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { replyPromises } from '#db/schema/applications.forms.ts'
import { companies } from '#db/schema/companies.ts'
import type { Db } from '#server/context.ts'
import type { ReplyPromise } from '../promise-contract.ts'
import { keptShare, MEASURED_DAYS } from '../promise-rules.ts'

/** The current response promise of a company and how often it met earlier ones; null if it makes no promise. */
export async function readPromise(db: Db, companyId: string): Promise<ReplyPromise | null> {
  const [row] = await db
    .select({ days: companies.replyWithinDays, ...counts })
    .from(companies)
    .leftJoin(replyPromises, and(eq(replyPromises.companyId, companies.id), isMeasured))
    .where(and(eq(companies.id, companyId), isNotNull(companies.replyWithinDays)))
    .groupBy(companies.id)
  if (!row?.days) return null
  return { days: row.days, kept: keptShare(row.kept, row.over) }
}

/** The same rule as `promiseRate`. PostgreSQL reads the 90 days of one company from an index. */
const isMeasured = sql`${replyPromises.sentAt} >= now() - make_interval(days => ${sql.raw(`${MEASURED_DAYS}`)})
  and ${replyPromises.dueAt} <= now()`
const counts = {
  kept: sql<number>`(count(*) filter (where ${replyPromises.repliedAt} <= ${replyPromises.dueAt}))::int`,
  over: sql<number>`count(${replyPromises.applicationId})::int`,
}
