import { and, eq, isNull } from 'drizzle-orm'
import { replyPromises } from '#db/schema/applications.forms.ts'
import { companies } from '#db/schema/companies.ts'
import { replyDueAt } from '#features/companies/promise-rules.ts'
import type { Db } from '#server/context.ts'

type Sent = { applicationId: string; companyId: string; sentAt: Date }

/** Stores the company's current response promise with an application. Does nothing if the company makes no promise. */
export async function promiseReply(db: Db, { applicationId, companyId, sentAt }: Sent): Promise<void> {
  const [company] = await db
    .select({ days: companies.replyWithinDays })
    .from(companies)
    .where(eq(companies.id, companyId))
  if (!company?.days) return
  const dueAt = replyDueAt(sentAt, company.days)
  await db.insert(replyPromises).values({ applicationId, companyId, sentAt, dueAt })
}

/**
 * Records a message to a candidate as the reply to the application. A change of status is recorded separately, and the earlier of both
 * counts.
 */
export async function recordReply(db: Db, { applicationId, at }: { applicationId: string; at: Date }): Promise<void> {
  await db
    .update(replyPromises)
    .set({ repliedAt: at })
    .where(and(eq(replyPromises.applicationId, applicationId), isNull(replyPromises.repliedAt)))
}
