import { and, eq, inArray, isNull, sql } from 'drizzle-orm'
import { userRoles, users } from '#db/schema/accounts.ts'
import { jobMatchDue, jobMatches, jobMatchPostings, jobMatchStates } from '#db/schema/analytics.ts'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { type Candidate, loadCandidates } from '#features/job-board/server/load-candidate.ts'
import type { MatchKeys } from '#features/matching/match-keys.ts'
import { matchInThread } from '#features/matching/server/match-in-thread.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { allOrEach } from '#server/threads.ts'
import { candidateVersion, haveKeysInCommon, isRecent } from './conditions.ts'

/** The number of people in a round. */
const ROUND = 50

/** A person whose resume or profile changed. `version` identifies the data that was read. */
type Changed = { userId: string; version: string }
type Renewed = Changed & { keys: MatchKeys | null }

const noKeys: MatchKeys = { titles: [], skills: [] }

/**
 * Reads the keys of some people whose resume or profile changed, and notes with which postings they have to be compared. With `userId`, of
 * that person only. Returns the number of people; 0 if none is left.
 */
export async function renewPeople(db: Db, userId?: string): Promise<number> {
  const changed = await readChanged(db, userId)
  if (changed.length === 0) return 0
  // read after the version: a change in between gives another version, which the next round reads
  const candidates = await loadCandidates(
    db,
    changed.map((person) => person.userId),
  )
  const renewed = await readKeys(changed, candidates)
  const rows = renewed.map(({ userId: id, keys }) => {
    const { titles, skills } = keys ?? noKeys
    return { userId: id, titles, skills, isBehind: keys !== null, checkedAt: new Date() }
  })
  const set = {
    titles: sql`excluded.titles`,
    skills: sql`excluded.skills`,
    isBehind: sql`excluded.is_behind`,
    checkedAt: sql`excluded.checked_at`,
  }
  // committed before postings are looked up; see renew-postings.ts
  await db.insert(jobMatchStates).values(rows).onConflictDoUpdate({ target: jobMatchStates.userId, set })
  await db.transaction(async (tx) => {
    for (const person of renewed) await notePostings(tx, person)
  })
  return changed.length
}

/** People whose data changed, without suspended ones, always in the same order, so that two transactions cannot deadlock. */
export function readChanged(db: Db, userId?: string): Promise<Changed[]> {
  const version = sql<string>`case when ${resumes.id} is null then '' else ${candidateVersion} end`
  return db
    .select({ userId: userRoles.userId, version })
    .from(userRoles)
    .innerJoin(users, eq(users.id, userRoles.userId))
    .leftJoin(resumes, and(eq(resumes.userId, userRoles.userId), resumes.isDefault))
    .leftJoin(profiles, eq(profiles.userId, userRoles.userId))
    .leftJoin(jobMatchStates, eq(jobMatchStates.userId, userRoles.userId))
    .where(
      and(
        eq(userRoles.role, 'job_seeker'),
        isNull(users.suspendedAt),
        userId ? eq(userRoles.userId, userId) : undefined,
        sql`coalesce(${jobMatchStates.candidate}, '') <> ${version}`,
      ),
    )
    .orderBy(userRoles.userId)
    .limit(ROUND)
}

async function readKeys(changed: Changed[], candidates: Map<string, Candidate>): Promise<Renewed[]> {
  const readable = changed.flatMap(({ userId }) => candidates.get(userId)?.matchable ?? [])
  const read = await allOrEach(readable, (some) => matchInThread('keysOfCandidates', some))
  const byVersion = new Map(readable.map(({ version }, at) => [version, read[at] ?? null]))
  return changed.map((person) => {
    const matchable = candidates.get(person.userId)?.matchable
    return { ...person, keys: matchable ? (byVersion.get(matchable.version) ?? noKeys) : null }
  })
}

/** Notes the recent postings with keys in common, and those that matched before. Without a readable resume, nothing matches. */
async function notePostings(tx: Db, { userId, version, keys }: Renewed): Promise<void> {
  if (keys) {
    const known = tx.select({ jobId: jobMatches.jobId }).from(jobMatches).where(eq(jobMatches.userId, userId))
    const found = tx
      .select({ jobId: jobMatchPostings.jobId })
      .from(jobMatchPostings)
      .innerJoin(jobs, eq(jobs.id, jobMatchPostings.jobId))
      .where(and(isRecent, haveKeysInCommon(jobMatchPostings, keys, jobMatchPostings.minSkills)))
    await tx.execute(sql`insert into ${jobMatchDue} (user_id, job_id)
      select ${userId}::uuid, job_id from (${known.union(found)}) as postings on conflict do nothing`)
  } else {
    await tx.delete(jobMatches).where(eq(jobMatches.userId, userId))
    await tx.delete(jobMatchDue).where(eq(jobMatchDue.userId, userId))
  }
  await tx.update(jobMatchStates).set({ candidate: version }).where(eq(jobMatchStates.userId, userId))
  await publish(tx, [userId], 'dashboard_changed')
}

/** People of whom no posting is left to compare are no longer behind. */
export const endFirstPass = (tx: Db, userIds: string[]) =>
  tx
    .update(jobMatchStates)
    .set({ isBehind: false })
    .where(
      and(
        inArray(jobMatchStates.userId, userIds),
        jobMatchStates.isBehind,
        sql`not exists (select from ${jobMatchDue} where ${jobMatchDue.userId} = ${jobMatchStates.userId})`,
      ),
    )
    .returning({ userId: jobMatchStates.userId })
