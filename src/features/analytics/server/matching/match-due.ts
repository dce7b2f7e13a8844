import { and, eq, isNull, sql } from 'drizzle-orm'
import { userRoles, users } from '#db/schema/accounts.ts'
import { jobMatchStates } from '#db/schema/analytics.ts'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import type { Db, Services } from '#server/context.ts'
import { candidateVersion, changedAt, isRecent } from './conditions.ts'
import { type DuePerson, matchRound } from './match-round.ts'
import { postingsReader } from './read-postings.ts'

/** Maximum duration of a run. The next run starts with the people who are left. */
const RUN_MS = 40_000
/** People in a round. Each query of a round reads or writes for all of them. */
const PEOPLE = 50
/** Maximum number of people that a run reads; a run cannot process more in its time. */
const MAX = 50_000

const runs = new WeakMap<Db, Promise<void>>()

type Work = Pick<Services, 'db' | 'stopping'>

/**
 * Updates the matches of people whose data changed and of people not yet compared with changed postings. If a run is active,
 * returns that run: a second one would repeat its work.
 */
export function matchDue({ db, stopping }: Work): Promise<void> {
  const run = runs.get(db) ?? matchAll({ db, stopping }).finally(() => runs.delete(db))
  runs.set(db, run)
  return run
}

/** The same for one person, immediately. The next run continues with work that exceeds the maximum duration. */
export const matchUser = (work: Work, userId: string): Promise<void> => matchAll(work, userId)

async function matchAll({ db, stopping }: Work, userId?: string): Promise<void> {
  const end = Date.now() + RUN_MS
  const readPostings = postingsReader(db)
  // people with the least progress come first; people with postings left get their next turn after all others
  const due = await readDue(db, userId)
  while (due.length > 0 && Date.now() < end && !stopping?.aborted) {
    const left = await matchRound({ db, stopping }, due.splice(0, PEOPLE), readPostings)
    due.push(...left)
  }
}

/** People whose matches are out of date, without suspended ones. With `userId`, that person only. */
export async function readDue(db: Db, userId?: string): Promise<DuePerson[]> {
  const latest = db
    .select({ at: sql<Date>`max(${changedAt})`.as('at') })
    .from(jobs)
    .where(isRecent)
    .as('latest')
  const version = sql<string>`case when ${resumes.id} is null then '' else ${candidateVersion} end`
  const state = jobMatchStates
  const hasNews = sql`(${state.isBehind} or coalesce(${state.throughAt}, '-infinity') < ${latest.at})`
  const isChanged = sql`coalesce(${state.candidate}, '') <> ${version}`
  const rows = await db
    .select({ userId: userRoles.userId, version, isChanged: sql<boolean>`${isChanged}`, state })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .innerJoin(latest, sql`true`)
    .leftJoin(resumes, and(eq(resumes.userId, userRoles.userId), resumes.isDefault))
    .leftJoin(profiles, eq(profiles.userId, userRoles.userId))
    .leftJoin(state, eq(state.userId, userRoles.userId))
    .where(
      and(
        eq(userRoles.role, 'job_seeker'),
        isNull(users.suspendedAt),
        userId ? eq(userRoles.userId, userId) : undefined,
        sql`(${isChanged} or (${resumes.id} is not null and ${hasNews}))`,
      ),
    )
    .orderBy(sql`${state.throughAt} nulls first`, state.throughId, userRoles.userId)
    .limit(MAX)
  return rows.map(({ state: known, isChanged: isOther, ...person }) => {
    const { throughAt: at, throughId: id, isBehind } = known ?? {}
    const reached = !isOther && at && id ? { at, id } : null
    return { ...person, isChanged: isOther, reached, isBehind: isBehind ?? true }
  })
}
