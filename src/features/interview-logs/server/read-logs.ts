import { and, asc, desc, eq, type SQL, sql } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { companies } from '#db/schema/companies.ts'
import { interviewLogs as logs } from '#db/schema/interview-logs.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { externalApplications } from '#db/schema/job-tracker.ts'
import { shownStatus } from '#features/applications/server/shown-status.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { InterviewLog, InterviewLogStats, LoggableApplication } from '../contract.ts'
import { interviewStages, isUpcoming } from '../rules.ts'

/** Pending logs without a date are listed first, because the job seeker has to agree on a date (INTV-33). */
const wantsDate = sql`(${logs.interviewDate} is null and ${logs.outcome} = 'pending')`

/** The viewer's logs: pending ones without a date, then those with a date (latest first), then the others. */
export async function listLogs({ db, viewer }: SignedIn): Promise<InterviewLog[]> {
  const rows = await logRows(db, eq(logs.userId, viewer.userId)).orderBy(
    desc(wantsDate),
    sql`${logs.interviewDate} desc nulls last`,
    desc(logs.createdAt),
    desc(logs.id),
  )
  return rows.map(asLog)
}

/** One log of this person. Throws NOT_FOUND if it is missing or belongs to another person. */
export async function readLog(db: Db, userId: string, id: string): Promise<InterviewLog> {
  const [row] = await logRows(db, and(eq(logs.id, id), eq(logs.userId, userId)))
  return asLog(found(row))
}

const logRows = (db: Db, which: SQL | undefined) =>
  db
    .select({ log: logs, companyLogoUrl: companies.logoUrl })
    .from(logs)
    .leftJoin(applications, eq(applications.id, logs.applicationId))
    .leftJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(which)

type Row = Awaited<ReturnType<typeof logRows>>[number]

const asLog = ({ log: { userId: _, ...log }, companyLogoUrl }: Row): InterviewLog => ({
  ...log,
  companyLogoUrl,
  notes: log.notes ?? '',
  feedback: log.feedback ?? '',
})

/** Statistics over all logs of the viewer. `decided` counts the interviews that passed or failed. */
export async function readLogStats(ctx: SignedIn, now = new Date()): Promise<InterviewLogStats> {
  const all = await listLogs(ctx)
  const upcoming = all.filter((log) => isUpcoming(log, now))
  const pending = all.filter(({ outcome }) => outcome === 'pending').length
  const moments = upcoming.flatMap(({ interviewDate }) => interviewDate ?? []).sort((a, b) => Number(a) - Number(b))
  return {
    ...statsOf(all),
    upcoming: upcoming.length,
    next: moments[0] ?? null,
    waiting: pending - upcoming.length,
    byStage: interviewStages.map((stage) => ({
      stage,
      ...statsOf(all.filter(({ interviewStage }) => interviewStage === stage)),
    })),
  }
}

function statsOf(some: InterviewLog[]) {
  const passed = some.filter(({ outcome }) => outcome === 'passed').length
  const failed = some.filter(({ outcome }) => outcome === 'failed').length
  return { total: some.length, passed, decided: passed + failed }
}

/** The limit for each kind of application; a longer list is not usable. */
const MAX = 200

/** The viewer's applications, newest first; those at the interview stage are listed before the others. */
export async function listLoggable({ db, viewer }: SignedIn): Promise<LoggableApplication[]> {
  const [here, there] = await Promise.all([
    db
      .select({
        applicationId: applications.id,
        companyName: companies.name,
        jobRole: jobs.title,
        status: shownStatus,
        at: applications.appliedAt,
      })
      .from(applications)
      .innerJoin(jobs, eq(jobs.id, applications.jobId))
      .innerJoin(companies, eq(companies.id, jobs.companyId))
      .where(eq(applications.userId, viewer.userId))
      .orderBy(desc(applications.appliedAt), asc(applications.id))
      .limit(MAX),
    db
      .select({
        companyName: externalApplications.companyName,
        jobRole: externalApplications.title,
        status: externalApplications.status,
        at: externalApplications.appliedAt,
      })
      .from(externalApplications)
      .where(eq(externalApplications.userId, viewer.userId))
      .orderBy(desc(externalApplications.appliedAt), asc(externalApplications.id))
      .limit(MAX),
  ])
  const isEarly = ({ status }: { status: string }) => Number(status !== 'interview')
  return [...here, ...there.map((one) => ({ ...one, applicationId: null }))]
    .sort((a, b) => isEarly(a) - isEarly(b) || b.at.getTime() - a.at.getTime())
    .map(({ at: _, ...one }) => one)
}
