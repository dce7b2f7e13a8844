import { and, asc, eq, sql } from 'drizzle-orm'
import { jobMatchDue, jobMatches, jobMatchPostings, jobMatchStates } from '#db/schema/analytics.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { MatchedRow } from '#features/job-board/server/load-candidate.ts'
import { comparedPayColumns, salaryColumns } from '#features/job-postings/server/salary-columns.ts'
import { matchInThread } from '#features/matching/server/match-in-thread.ts'
import { toMatch } from '#features/matching/to-match.ts'
import type { Db } from '#server/context.ts'
import { allOrEach } from '#server/threads.ts'
import { changedAt, haveKeysInCommon, isRecent } from './conditions.ts'

/** The maximum number of postings in a round. */
const ROUND = 200
/** The number of postings whose keys are read in one go, before other work can use the threads. */
const TURN = 20

const { id, title, description, requirements, location, moreLocations, applicantPlaces } = jobs
const { level, remoteAllowed, employmentType } = jobs
/** What the match reads of a posting. */
export const matchedColumns = {
  ...{ id, title, description, requirements, location, moreLocations, applicantPlaces },
  ...{ level, remoteAllowed, employmentType },
  ...salaryColumns,
  ...comparedPayColumns,
  updatedAt: changedAt.mapWith(jobs.updatedAt),
}

export const asVersioned = (row: MatchedRow) => ({ version: `${row.id} ${row.updatedAt.getTime()}`, of: toMatch(row) })

/**
 * Reads the keys of some recent postings that are new or have changed, and notes for which people they have to be compared. Returns the
 * number of postings; 0 if none is left.
 */
export async function renewPostings(db: Db): Promise<number> {
  const changed = await db
    .select(matchedColumns)
    .from(jobs)
    .leftJoin(jobMatchPostings, eq(jobMatchPostings.jobId, jobs.id))
    .where(and(isRecent, sql`${jobMatchPostings.changedAt} is distinct from ${changedAt}`))
    .orderBy(asc(changedAt), asc(jobs.id))
    .limit(ROUND)
  if (changed.length === 0) return 0
  await storeKeys(db, changed)
  // The keys are committed before people are looked up, as renew-people.ts commits those of people before it looks up postings: so of a new
  // person and a new posting, at least one finds the other.
  await db.transaction(async (tx) => {
    for (const row of changed) await notePeople(tx, row)
  })
  return changed.length
}

async function storeKeys(db: Db, changed: MatchedRow[]): Promise<void> {
  for (let from = 0; from < changed.length; from += TURN) {
    const some = changed.slice(from, from + TURN)
    const read = await allOrEach(some, (rows) => matchInThread('keysOfJobs', rows.map(asVersioned)))
    const rows = some.map((row, at) => {
      const { titles = [], skills = [], minSkills = 1 } = read[at] ?? {}
      return { jobId: row.id, titles, skills, minSkills }
    })
    const set = { titles: sql`excluded.titles`, skills: sql`excluded.skills`, minSkills: sql`excluded.min_skills` }
    await db.insert(jobMatchPostings).values(rows).onConflictDoUpdate({ target: jobMatchPostings.jobId, set })
  }
}

/** People with keys in common, and those who matched before. */
async function notePeople(tx: Db, { id: jobId, updatedAt }: MatchedRow): Promise<void> {
  const known = tx.select({ userId: jobMatches.userId }).from(jobMatches).where(eq(jobMatches.jobId, jobId))
  const [keys] = await tx.select().from(jobMatchPostings).where(eq(jobMatchPostings.jobId, jobId))
  if (!keys) return
  const isFound = haveKeysInCommon(jobMatchStates, keys, keys.minSkills)
  const found = tx.select({ userId: jobMatchStates.userId }).from(jobMatchStates).where(isFound)
  await tx.execute(sql`insert into ${jobMatchDue} (user_id, job_id)
    select user_id, ${jobId}::uuid from (${known.union(found)}) as people on conflict do nothing`)
  await tx.update(jobMatchPostings).set({ changedAt: updatedAt }).where(eq(jobMatchPostings.jobId, jobId))
}
