import { and, eq, isNull } from 'drizzle-orm'
import { replyPromises } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { replyDueAt } from '#features/companies/promise-rules.ts'
import type { Db } from '#server/context.ts'

type Sent = { applicationId: string; companyId: string; sentAt: Date }

/** Keeps with an application what its company promises now of its answer; nothing where it promises none. */
export async function promiseReply(db: Db, { applicationId, companyId, sentAt }: Sent): Promise<void> {
  const [company] = await db
    .select({ days: companies.replyWithinDays })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company?.days) return
  const dueAt = replyDueAt(sentAt, company.days)
  await db.insert(replyPromises).values({ applicationId, companyId, sentAt, dueAt })
}

/** Counts what was written to a candidate as the answer; a change of status counts by itself, and the first of both holds. */
export async function recordReply(db: Db, { applicationId, at }: { applicationId: string; at: Date }): Promise<void> {
  await db
    .update(replyPromises)
    .set({ repliedAt: at })
    .where(and(eq(replyPromises.applicationId, applicationId), isNull(replyPromises.repliedAt)))
}
