import { and, asc, eq, gt, isNull, or } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { candidateInvitations } from '#db/schema/talent-pool.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { candidateInvited } from '../events.ts'
import { findCandidate, readOwnCompany } from './findable.ts'

const PER_DAY = { points: 50, seconds: 24 * 60 * 60 }

const isOpen = (companyId: string) =>
  and(
    eq(jobs.companyId, companyId),
    eq(jobs.status, 'active'),
    isNull(jobs.hiddenAt),
    eq(jobs.externalPosting, true),
    or(isNull(jobs.closesAt), gt(jobs.closesAt, new Date())),
  )

/** The company's open jobs that are posted publicly, by title; at most 500. */
export async function listJobsToInvite(ctx: SignedIn): Promise<{ id: string; title: string }[]> {
  const { id } = await readOwnCompany(ctx)
  return ctx.db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(isOpen(id))
    .orderBy(asc(jobs.title))
    .limit(500)
}

type Invitation = { id: string; jobId: string; message: string }

/**
 * Invites a candidate to apply for one of the company's open jobs. NOT_FOUND if the company cannot find the candidate or the
 * job is not one of its open jobs. ALREADY_INVITED, ALREADY_APPLIED. RATE_LIMITED after fifty invitations a day.
 */
export async function inviteCandidate(ctx: SignedIn, { id, jobId, message }: Invitation): Promise<{ invited: true }> {
  const company = await readOwnCompany(ctx)
  await findCandidate(ctx.db, company, id)
  const [job] = await ctx.db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), isOpen(company.id)))
  found(job)
  await ctx.throttle.consume('invitations', ctx.viewer.userId, PER_DAY)
  await transaction(ctx, async ({ db, audit, emit }) => {
    const applied = and(eq(applications.jobId, jobId), eq(applications.userId, id))
    const [application] = await db.select({ id: applications.id }).from(applications).where(applied)
    if (application) throw new DomainError('ALREADY_APPLIED')
    const invitationId = newId()
    const made = await db
      .insert(candidateInvitations)
      .values({ id: invitationId, jobId, userId: id, invitedBy: ctx.viewer.userId, message })
      .onConflictDoNothing()
      .returning({ id: candidateInvitations.id })
    if (made.length === 0) throw new DomainError('ALREADY_INVITED')
    await audit({
      action: 'candidate.invited',
      subjectType: 'user',
      subjectId: id,
      companyId: company.id,
      data: { jobId },
    })
    await emit(candidateInvited({ invitationId, userId: id, jobId, companyId: company.id }))
  })
  return { invited: true }
}
