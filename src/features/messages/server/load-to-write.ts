import { eq, inArray } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { loadReview } from '#features/hiring-pipeline/server/load-review.ts'
import { firstName } from '#lib/names.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { oneLine } from '#server/mail/mail-content.ts'
import { canWriteTo } from '../policy.ts'
import { type Filling, fillPlaceholders, messagesPerDay } from '../rules.ts'

/**
 * An application whose candidate the viewer may write to now; NOT_FOUND, FORBIDDEN, NO_ACCOUNT, CONVERSATION_CLOSED.
 */
export async function loadToWrite(ctx: SignedIn, applicationId: string, how?: { lock: boolean }) {
  const application = await loadReview(ctx, applicationId, how)
  requirePolicy(canWriteTo(ctx.viewer, application))
  return { ...application, userId: found(application.userId) }
}

export type Names = { candidateName: string; jobTitle: string; companyName: string }

/** The names of candidate, job and company for these applications. */
export async function readNames(db: Db, applicationIds: string[]): Promise<Map<string, Names>> {
  const rows = await db
    .select({
      id: applications.id,
      candidateName: applications.fullName,
      jobTitle: jobs.title,
      companyName: companies.name,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(inArray(applications.id, applicationIds))
  return new Map(rows.map(({ id, ...names }) => [id, names]))
}

const MAX_IN_SUBJECT = 200

/** The message for this candidate. Names are user input, so line breaks and direction marks are removed from them. */
export function fillMessage(
  { subject, body }: { subject: string; body: string },
  { candidateName, jobTitle, companyName }: Names,
  viewerName: string,
) {
  const filling: Filling = {
    candidate_first_name: oneLine(firstName(candidateName) || candidateName),
    candidate_name: oneLine(candidateName),
    job_title: oneLine(jobTitle),
    company_name: oneLine(companyName),
    my_name: oneLine(viewerName),
  }
  const line = Array.from(oneLine(fillPlaceholders(subject, filling)))
  return { subject: line.slice(0, MAX_IN_SUBJECT).join(''), body: fillPlaceholders(body, filling) }
}

const DAY = 24 * 60 * 60

/** Counts messages against the company's daily limit; DAY_IS_FULL if they exceed it. */
export async function consumeDay({ throttle }: SignedIn, companyId: string, messages: number): Promise<void> {
  try {
    await throttle.consume('company-messages', companyId, { points: messagesPerDay, seconds: DAY }, messages)
  } catch (refusal) {
    throw refusal instanceof DomainError && refusal.code === 'RATE_LIMITED' ? new DomainError('DAY_IS_FULL') : refusal
  }
}
