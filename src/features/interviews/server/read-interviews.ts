import { asc, desc, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies, companyMembers } from '#db/schema/companies.ts'
import { interviewInterviewers, interviews, interviewTimes } from '#db/schema/interviews.ts'
import { loadReview } from '#features/hiring-pipeline/server/load-review.ts'
import { canWriteTo } from '#features/messages/policy.ts'
import { loadOwn } from '#features/messages/server/read-thread.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { Interviews, OwnInterviews } from '../contract.ts'

type About = { applicationId: string }
export type InterviewRow = typeof interviews.$inferSelect

/** The interviews of an application, newest first, for its reviewers. */
export async function listInterviews(ctx: SignedIn, { applicationId }: About): Promise<Interviews> {
  const application = await loadReview(ctx, applicationId)
  const verdict = canWriteTo(ctx.viewer, application)
  const [rows, team, [company]] = await Promise.all([
    readRows(ctx.db, applicationId),
    readTeam(ctx.db, application.companyId),
    ctx.db.select({ timeZone: companies.timeZone }).from(companies).where(eq(companies.id, application.companyId)),
  ])
  const holders = await readInterviewers(ctx.db, rows)
  return {
    closedBecause: verdict.allowed || verdict.code === 'NOT_FOUND' ? null : verdict.code,
    companyTimeZone: found(company).timeZone,
    team,
    interviews: rows.map((row) => ({ ...row, interviewers: holders.get(row.id) ?? [] })),
  }
}

/** The same for its applicant, without the names of the company's members. */
export async function listOwnInterviews({ db, viewer }: SignedIn, { applicationId }: About): Promise<OwnInterviews> {
  const { companyName } = await loadOwn(db, viewer.userId, applicationId)
  return { companyName, interviews: await readRows(db, applicationId) }
}

async function readRows(db: Db, applicationId: string) {
  const rows = await db
    .select()
    .from(interviews)
    .where(eq(interviews.applicationId, applicationId))
    .orderBy(desc(interviews.createdAt), desc(interviews.id))
  const offered = await readOffered(
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, times: offered.get(row.id) ?? [] }))
}

/** The times of these proposals, in order. */
export async function readOffered(db: Db, ids: string[]): Promise<Map<string, Date[]>> {
  const offered = new Map<string, Date[]>()
  if (ids.length === 0) return offered
  const rows = await db
    .select()
    .from(interviewTimes)
    .where(inArray(interviewTimes.interviewId, ids))
    .orderBy(asc(interviewTimes.startsAt))
  for (const { interviewId, startsAt } of rows)
    offered.set(interviewId, [...(offered.get(interviewId) ?? []), startsAt])
  return offered
}

async function readInterviewers(db: Db, rows: { id: string }[]) {
  const holders = new Map<string, { id: string; name: string }[]>()
  if (rows.length === 0) return holders
  const ids = rows.map(({ id }) => id)
  const people = await db
    .select({ interviewId: interviewInterviewers.interviewId, id: users.id, name: users.name })
    .from(interviewInterviewers)
    .innerJoin(users, eq(users.id, interviewInterviewers.userId))
    .where(inArray(interviewInterviewers.interviewId, ids))
    .orderBy(asc(users.name), asc(users.id))
  for (const { interviewId, ...person } of people)
    holders.set(interviewId, [...(holders.get(interviewId) ?? []), person])
  return holders
}

const readTeam = (db: Db, companyId: string) =>
  db
    .select({ id: users.id, name: users.name })
    .from(companyMembers)
    .innerJoin(users, eq(users.id, companyMembers.userId))
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(users.name), asc(users.id))
