import { eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { supportConversations } from '#db/schema/support.ts'
import { candidateInvitations } from '#db/schema/talent-pool.ts'
import { supportAnswered } from '#features/support/events.ts'
import { candidateInvited } from '#features/talent-pool/events.ts'
import type { Services } from '#server/context.ts'
import { type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { transaction } from '#server/transaction.ts'
import { textForInvitation, textForSupport } from '../rules.ts'
import { notify } from './notify.ts'

type Answered = { conversationId: string; messageId: string; userId: string }

const onAnswered = (services: Services, { conversationId, userId }: Answered, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const [row] = await ctx.db
      .select({ subject: supportConversations.subject })
      .from(supportConversations)
      .where(eq(supportConversations.id, conversationId))
    if (!row) return
    await notify(ctx, [userId], textForSupport(row.subject), `/app/coaching?person=${conversationId}`, occurrence)
  })

type Invited = { invitationId: string; userId: string; jobId: string }

const onInvited = (services: Services, { invitationId, userId, jobId }: Invited, occurrence: Occurrence) =>
  transaction(services, async (ctx) => {
    const [row] = await ctx.db
      .select({ title: jobs.title, companyName: companies.name, message: candidateInvitations.message })
      .from(candidateInvitations)
      .innerJoin(jobs, eq(jobs.id, candidateInvitations.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(eq(candidateInvitations.id, invitationId))
    if (!row) return
    await notify(ctx, [userId], textForInvitation(row, row.message), `/app/jobs?job=${jobId}`, occurrence)
  })

/** What people write to a job seeker: our staff (COACH-06), and companies that found them (COACH-09). */
export const peopleNews: Subscriber[] = [
  on(supportAnswered, 'notifications.support-answered', onAnswered),
  on(candidateInvited, 'notifications.invited-to-apply', onInvited),
]
