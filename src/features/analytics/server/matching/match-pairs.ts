import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { users } from '#db/schema/accounts.ts'
import { jobMatchDue, jobMatches, jobMatchStates } from '#db/schema/analytics.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { loadCandidates, type MatchedRow } from '#features/job-board/server/load-candidate.ts'
import { matchInThread } from '#features/matching/server/match-in-thread.ts'
import type { Versioned } from '#features/matching/server/match-thread.ts'
import type { MatchCandidate } from '#features/matching/shapes.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { allOrEach } from '#server/threads.ts'
import { LOWEST_MINIMUM } from '../../dashboard-rules.ts'
import { isRecent } from './conditions.ts'
import { endFirstPass } from './renew-people.ts'
import { asVersioned, matchedColumns } from './renew-postings.ts'

/** The maximum number of people in a round, and of pairs. */
const PEOPLE = 50
const PAIRS = 2_500
/** The number of postings that are compared in one go, before other work can use the threads. */
const TURN = 50

type Pair = { userId: string; jobId: string }
type Fit = Pair & { score: number }

/**
 * Compares some people with the postings that are noted for them, and stores the matches. With `userId`, that person only. The people are
 * locked, so that another process takes others. Returns the number of pairs; 0 if none is left.
 */
export const matchPairs = (db: Db, userId?: string): Promise<number> =>
  db.transaction(async (tx) => {
    const people = await takePeople(tx, userId)
    if (people.length === 0) return 0
    const pairs = await tx
      .select()
      .from(jobMatchDue)
      .where(inArray(jobMatchDue.userId, people))
      .orderBy(asc(jobMatchDue.userId), asc(jobMatchDue.jobId))
      .limit(PAIRS)
    const changed = await storeFits(tx, pairs, await fitsOf(tx, pairs))
    await tx.delete(jobMatchDue).where(isOneOf(jobMatchDue, pairs))
    const ended = await endFirstPass(tx, people)
    const notified = new Set([...changed, ...ended.map((row) => row.userId)])
    if (notified.size > 0) await publish(tx, [...notified], 'dashboard_changed')
    return pairs.length
  })

async function takePeople(tx: Db, userId?: string): Promise<string[]> {
  const isDue = sql`exists (select from ${jobMatchDue} where ${jobMatchDue.userId} = ${jobMatchStates.userId})`
  const rows = await tx
    .select({ userId: jobMatchStates.userId })
    .from(jobMatchStates)
    .innerJoin(users, eq(users.id, jobMatchStates.userId))
    .where(and(isDue, isNull(users.suspendedAt), userId ? eq(jobMatchStates.userId, userId) : undefined))
    .orderBy(asc(jobMatchStates.userId))
    .limit(PEOPLE)
    .for('update', { of: jobMatchStates, skipLocked: true })
  return rows.map((row) => row.userId)
}

/** Whether a row is about one of these pairs. */
function isOneOf({ userId, jobId }: Record<keyof Pair, AnyPgColumn>, pairs: Pair[]) {
  const [people, postings] = [pairs.map((pair) => pair.userId), pairs.map((pair) => pair.jobId)]
  return sql`(${userId}, ${jobId}) in (select * from unnest(${sql.param(people)}::uuid[], ${sql.param(postings)}::uuid[]))`
}

/** The pairs that match. Postings that are no longer recent, and people without a readable resume, match nothing. */
async function fitsOf(tx: Db, pairs: Pair[]): Promise<Fit[]> {
  const candidates = await loadCandidates(tx, [...new Set(pairs.map(({ userId }) => userId))])
  const jobIds = [...new Set(pairs.map(({ jobId }) => jobId))]
  const postings = await tx
    .select(matchedColumns)
    .from(jobs)
    .where(and(isRecent, sql`${jobs.id} = any(${sql.param(jobIds)}::uuid[])`))
  const peopleOf = Map.groupBy(pairs, ({ jobId }) => jobId)
  const fits: Fit[] = []
  for (let from = 0; from < postings.length; from += TURN) {
    const some = postings.slice(from, from + TURN)
    const compared = some.flatMap((posting) =>
      (peopleOf.get(posting.id) ?? []).flatMap(({ userId }) => {
        const candidate = candidates.get(userId)?.matchable
        return candidate ? [{ userId, posting, candidate }] : []
      }),
    )
    const scores = await allOrEach(compared, scoresOf)
    compared.forEach(({ userId, posting }, at) => {
      const score = scores[at] ?? 0
      if (score >= LOWEST_MINIMUM) fits.push({ userId, jobId: posting.id, score })
    })
  }
  return fits
}

type Compared = { posting: MatchedRow; candidate: Versioned<MatchCandidate> }

/** The scores of the pairs. Each text is sent to the thread once. */
function scoresOf(compared: Compared[]): Promise<number[]> {
  const candidates = [...new Set(compared.map(({ candidate }) => candidate))]
  const postings = [...new Set(compared.map(({ posting }) => posting))]
  const placeOf = new Map(
    [...candidates.entries(), ...postings.entries()].map(([at, one]): [object, number] => [one, at]),
  )
  const pairs = compared.map(({ candidate, posting }): [number, number] => [
    placeOf.get(candidate) ?? 0,
    placeOf.get(posting) ?? 0,
  ])
  return matchInThread('scorePairs', { candidates, jobs: postings.map(asVersioned), pairs })
}

/** Stores new matches and removes those that no longer match. Returns the people whose matches changed. */
async function storeFits(tx: Db, pairs: Pair[], fits: Fit[]): Promise<string[]> {
  const known = await tx.select().from(jobMatches).where(isOneOf(jobMatches, pairs))
  const before = new Map(known.map((row) => [keyOf(row), row.score]))
  const better = fits.filter((fit) => before.get(keyOf(fit)) !== fit.score)
  const fitting = new Set(fits.map(keyOf))
  const lost = known.filter((row) => !fitting.has(keyOf(row)))
  if (better.length > 0) {
    await tx
      .insert(jobMatches)
      .values(better)
      .onConflictDoUpdate({ target: [jobMatches.userId, jobMatches.jobId], set: { score: sql`excluded.score` } })
  }
  if (lost.length > 0) await tx.delete(jobMatches).where(isOneOf(jobMatches, lost))
  return [...better, ...lost].map(({ userId }) => userId)
}

const keyOf = ({ userId, jobId }: Pair) => `${userId} ${jobId}`
