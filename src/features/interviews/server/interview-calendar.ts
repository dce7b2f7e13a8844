import { eq } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { interviewInterviewers, interviews } from '#db/schema/interviews.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { isReviewer } from '#features/applications/read-policy.ts'
import { reviewAddress } from '#features/hiring-pipeline/review-address.ts'
import { calendarFile } from '#lib/calendar-file.ts'
import type { Db, SignedIn } from '#server/context.ts'
import type { Env } from '#server/env.ts'
import { DomainError, found } from '#server/errors.ts'
import { kindNames } from '../rules.ts'

const ALARM_MINUTES = 30

/** An interview with its people and job; undefined if it was deleted. */
export async function findInterview(db: Db, id: string) {
  const [row] = await db
    .select({
      interview: interviews,
      userId: applications.userId,
      candidateName: applications.fullName,
      jobTitle: jobs.title,
      companyId: companies.id,
      companyName: companies.name,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(interviews.id, id))
  return row && { ...row.interview, ...row }
}
export type FoundInterview = NonNullable<Awaited<ReturnType<typeof findInterview>>>

/** The interviewers: the chosen ones, otherwise the person who proposed it. */
export async function interviewersOf(
  db: Db,
  { id, proposedBy }: Pick<FoundInterview, 'id' | 'proposedBy'>,
): Promise<string[]> {
  const rows = await db
    .select({ userId: interviewInterviewers.userId })
    .from(interviewInterviewers)
    .where(eq(interviewInterviewers.interviewId, id))
  if (rows.length > 0) return rows.map(({ userId }) => userId)
  return proposedBy ? [proposedBy] : []
}

type Side = 'company' | 'candidate'
type Whose = Pick<FoundInterview, 'applicationId' | 'companyId'>

/** The link for each side. */
export const interviewAddress = (side: Side, { applicationId, companyId }: Whose): string =>
  side === 'candidate' ? `/app/tracker?application=${applicationId}` : reviewAddress({ applicationId, companyId })

/** The interview's title for each side. */
export const interviewTitle = (side: Side, { candidateName, jobTitle, companyName }: FoundInterview): string => {
  const job = jobTitle || 'a job that was removed'
  return side === 'candidate' ? `Interview: ${job}, ${companyName}` : `Interview: ${candidateName}, ${job}`
}

/** The interview as a calendar entry; for a canceled one, its removal. NOT_FOUND before a time was accepted. */
export function interviewCalendar(env: Env, interview: FoundInterview, side: Side, madeAt: Date): string {
  const { id, kind, place, message, minutes, sequence, status, startsAt } = interview
  return calendarFile({
    uid: `meeting-${id}`,
    begins: found(startsAt),
    minutes,
    title: interviewTitle(side, interview),
    text: [kindNames[kind], place, message].filter(Boolean).join('\n'),
    place,
    url: env.PUBLIC_URL + interviewAddress(side, interview),
    madeAt,
    sequence,
    organizer: /<([^<>\s@]+@[^<>\s@]+)>\s*$/.exec(env.MAIL_FROM)?.[1] ?? env.MAIL_FROM,
    isCancelled: status !== 'accepted',
    alarmMinutes: ALARM_MINUTES,
  })
}

/** The calendar file for the viewer: the applicant, or reviewers of the application; NOT_FOUND for everyone else. */
export async function calendarFor({ db, env, viewer }: SignedIn, id: string): Promise<string> {
  const interview = found(await findInterview(db, id))
  const isOwn = interview.userId === viewer.userId
  if (!isOwn && !isReviewer(viewer, interview.companyId)) throw new DomainError('NOT_FOUND')
  return interviewCalendar(env, interview, isOwn ? 'candidate' : 'company', new Date())
}
