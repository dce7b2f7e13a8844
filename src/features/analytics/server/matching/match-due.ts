import { and, eq, sql } from 'drizzle-orm'
import { userRoles } from '#db/schema/accounts.ts'
import { jobMatchStates } from '#db/schema/analytics.ts'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import type { Db, Services } from '#server/context.ts'
import { candidateVersion, changedAt, isRecent } from './conditions.ts'
import { matchRound } from './match-round.ts'

/** People a run looks after, and how long it may take: whoever is left comes first the next time. */
const PEOPLE = 50
const RUN_MS = 20_000

/** Goes on with the matches of whoever changed, or has not seen the postings that changed. */
export async function matchDue(services: Pick<Services, 'db'>): Promise<void> {
  const end = Date.now() + RUN_MS
  for (const userId of await readDue(services.db)) {
    while (Date.now() < end && (await matchRound(services, userId))) {}
    if (Date.now() >= end) return
  }
}

/** The same for one person at once; what does not fit into the time is gone on with by the next run. */
export async function matchNow(services: Pick<Services, 'db'>, userId: string): Promise<void> {
  const end = Date.now() + RUN_MS
  while ((await matchRound(services, userId)) && Date.now() < end) {}
}

export async function readDue(db: Db): Promise<string[]> {
  const latest = db
    .select({ at: sql<Date>`max(${changedAt})`.as('at') })
    .from(jobs)
    .where(isRecent)
    .as('latest')
  const version = sql`case when ${resumes.id} is null then '' else ${candidateVersion} end`
  const state = jobMatchStates
  const hasNews = sql`(${state.isBehind} or coalesce(${state.throughAt}, '-infinity') < ${latest.at})`
  const rows = await db
    .select({ userId: userRoles.userId })
    .from(userRoles)
    .innerJoin(latest, sql`true`)
    .leftJoin(resumes, and(eq(resumes.userId, userRoles.userId), resumes.isDefault))
    .leftJoin(profiles, eq(profiles.userId, userRoles.userId))
    .leftJoin(state, eq(state.userId, userRoles.userId))
    .where(
      and(
        eq(userRoles.role, 'job_seeker'),
        sql`(coalesce(${state.candidate}, '') <> ${version} or (${resumes.id} is not null and ${hasNews}))`,
      ),
    )
    .orderBy(sql`${state.checkedAt} nulls first`)
    .limit(PEOPLE)
  return rows.map(({ userId }) => userId)
}
