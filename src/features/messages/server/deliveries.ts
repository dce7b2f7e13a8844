import { and, eq, ne } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { applicationMessages as messages } from '#db/schema/messages.ts'
import type { Db } from '#server/context.ts'
import type { MailState } from '../rules.ts'
import { publishToThread } from './live-topic.ts'

/** A company's message with its candidate; undefined if it was deleted with its application. */
export async function findMessage(db: Db, messageId: string) {
  const [row] = await db
    .select({
      id: messages.id,
      applicationId: messages.applicationId,
      subject: messages.subject,
      body: messages.body,
      mailState: messages.mailState,
      candidateName: applications.fullName,
      jobTitle: jobs.title,
      companyId: companies.id,
      companyName: companies.name,
      userId: users.id,
      email: users.email,
    })
    .from(messages)
    .innerJoin(applications, eq(applications.id, messages.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(eq(messages.id, messageId))
  return row
}

export type FoundMessage = NonNullable<Awaited<ReturnType<typeof findMessage>>>

/** Stores the state of a message's email and shows it to the company. The state 'sent' is final. */
export async function recordDelivery(db: Db, message: FoundMessage, mailState: MailState): Promise<void> {
  const changed = await db
    .update(messages)
    .set({ mailState, mailStateAt: new Date() })
    .where(and(eq(messages.id, message.id), ne(messages.mailState, 'sent'), ne(messages.mailState, mailState)))
    .returning({ id: messages.id })
  if (changed.length > 0) await publishToThread(db, message)
}
