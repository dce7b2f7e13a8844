import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import { jobMatches, jobMatchStates } from '#db/schema/analytics.ts'
import { jobs } from '#db/schema/job-postings.ts'
import {
  type Candidate,
  loadCandidates,
  type MatchedRow,
  matchEach,
} from '#features/job-board/server/load-candidate.ts'
import type { Db, Services } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { LOWEST_MINIMUM } from '../../dashboard-rules.ts'
import { isRecent } from './conditions.ts'
import { type Place, type PostingsReader, ROUND } from './read-postings.ts'

/** Number of postings that are matched in one go before other work can use the threads. */
const TURN = 20
/** A round reads this time again: a transaction that was open during the last round may have stored an earlier timestamp. */
const OVERLAP = 60_000
/** Rows per insert: a statement can have at most 65,535 values. */
const ROWS = 5_000

/** A person with outdated matches. `version` identifies the data that is matched; `reached` is null to start from the beginning. */
export type DuePerson = {
  userId: string
  version: string
  isChanged: boolean
  isBehind: boolean
  reached: Place | null
}

type Fit = { userId: string; jobId: string; score: number }
type Turn = { person: DuePerson; candidate: Candidate | undefined; jobIds: string[]; fits: Fit[]; next: DuePerson }

/**
 * Compares some job seekers with the postings that changed since their last round and stores the matches. A new resume or profile starts
 * from the first posting. Returns the people who have more postings left. If the process is about to end, the round ends after the current
 * person.
 */
export async function matchRound(
  { db, stopping }: Pick<Services, 'db' | 'stopping'>,
  people: DuePerson[],
  readPostings: PostingsReader,
): Promise<DuePerson[]> {
  // read after the version: a change in between gives a new version, which the next round processes
  const candidates = await loadCandidates(
    db,
    people.map(({ userId }) => userId),
  )
  const turns: Turn[] = []
  // the same order in every process, so that two transactions cannot deadlock
  for (const person of people.toSorted((a, b) => (a.userId < b.userId ? -1 : 1))) {
    if (stopping?.aborted) break
    turns.push(await take(person, candidates.get(person.userId), readPostings))
  }
  if (turns.length > 0) await db.transaction((tx) => store(tx, turns))
  return turns.map(({ next }) => next).filter(({ isBehind }) => isBehind)
}

async function take(person: DuePerson, candidate: Turn['candidate'], readPostings: PostingsReader): Promise<Turn> {
  const { userId, reached } = person
  if (!candidate?.matchable) {
    // an unreadable resume cannot match, so this person is up to date
    const next = { ...person, isChanged: false, isBehind: false, reached: { at: new Date(), id: userId } }
    return { person, candidate, jobIds: [], fits: [], next }
  }
  const postings = await readPostings(startOf(person))
  const last = postings.at(-1)
  const through = last ? { at: last.updatedAt, id: last.id } : reached
  const next = { ...person, isChanged: false, isBehind: postings.length === ROUND, reached: through }
  return {
    person,
    candidate,
    jobIds: postings.map(({ id }) => id),
    fits: await fitsOf(userId, postings, candidate),
    next,
  }
}

const startOf = ({ reached, isBehind }: DuePerson): Place | null =>
  reached && (isBehind ? reached : { at: new Date(reached.at.getTime() - OVERLAP), id: reached.id })

/** Matches a few postings at a time, so that other work can use the threads in between. */
async function fitsOf(userId: string, postings: MatchedRow[], candidate: Candidate): Promise<Fit[]> {
  const fits: Fit[] = []
  for (let from = 0; from < postings.length; from += TURN) {
    const some = postings.slice(from, from + TURN)
    const matches = await matchEach(some, candidate)
    some.forEach(({ id: jobId }, at) => {
      const score = matches[at]?.score ?? 0
      if (score >= LOWEST_MINIMUM) fits.push({ userId, jobId, score })
    })
  }
  return fits
}

async function store(tx: Db, turns: Turn[]): Promise<void> {
  const changed = new Set([...(await storeFits(tx, turns)), ...(await forgetUnreadable(tx, turns))])
  await storeStates(tx, turns)
  const hasNewResult = ({ person }: Turn) => changed.has(person.userId) || person.isChanged
  const notified = turns.filter(hasNewResult).map(({ person }) => person.userId)
  if (notified.length > 0) await publish(tx, notified, 'dashboard_changed')
}

/** Stores new matches and removes those that no longer match or are too old. Returns the people whose matches changed. */
async function storeFits(tx: Db, turns: Turn[]): Promise<string[]> {
  const readable = turns.filter(({ candidate }) => candidate?.matchable)
  if (readable.length === 0) return []
  const own = inArray(
    jobMatches.userId,
    readable.map(({ person }) => person.userId),
  )
  const jobIds = [...new Set(readable.flatMap((turn) => turn.jobIds))]
  const known =
    jobIds.length > 0
      ? await tx
          .select({ userId: jobMatches.userId, jobId: jobMatches.jobId, score: jobMatches.score })
          .from(jobMatches)
          .where(and(own, sql`${jobMatches.jobId} = any(${sql.param(jobIds)}::uuid[])`))
      : []
  const before = new Map(known.map((row) => [keyOf(row), row.score]))
  const fits = readable.flatMap((turn) => turn.fits)
  const better = fits.filter((fit) => before.get(keyOf(fit)) !== fit.score)
  const read = new Set(readable.flatMap(({ person, jobIds: ids }) => ids.map((jobId) => keyOf({ ...person, jobId }))))
  const fitting = new Set(fits.map(keyOf))
  const lost = known.filter((row) => read.has(keyOf(row)) && !fitting.has(keyOf(row)))
  for (let from = 0; from < better.length; from += ROWS) {
    await tx
      .insert(jobMatches)
      .values(better.slice(from, from + ROWS))
      .onConflictDoUpdate({ target: [jobMatches.userId, jobMatches.jobId], set: { score: sql`excluded.score` } })
  }
  for (const [userId, rows] of Map.groupBy(lost, (row) => row.userId)) {
    const ids = rows.map(({ jobId }) => jobId)
    await tx.delete(jobMatches).where(and(eq(jobMatches.userId, userId), inArray(jobMatches.jobId, ids)))
  }
  const old = tx
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, jobMatches.jobId), sql`not ${isRecent}`))
  await tx.delete(jobMatches).where(and(own, exists(old)))
  return [...better, ...lost].map(({ userId }) => userId)
}

const keyOf = ({ userId, jobId }: { userId: string; jobId: string }) => `${userId} ${jobId}`

async function forgetUnreadable(tx: Db, turns: Turn[]): Promise<string[]> {
  const userIds = turns.flatMap(({ person, candidate }) => (candidate?.matchable ? [] : [person.userId]))
  if (userIds.length === 0) return []
  const deleted = await tx.delete(jobMatches).where(inArray(jobMatches.userId, userIds)).returning()
  return deleted.map(({ userId }) => userId)
}

async function storeStates(tx: Db, turns: Turn[]): Promise<void> {
  const states = turns.map(({ next: { userId, version, isBehind, reached } }) => ({
    ...{ userId, candidate: version, isBehind, checkedAt: new Date() },
    ...{ throughAt: reached?.at ?? null, throughId: reached?.id ?? null },
  }))
  const set = {
    candidate: sql`excluded.candidate`,
    isBehind: sql`excluded.is_behind`,
    checkedAt: sql`excluded.checked_at`,
    throughAt: sql`excluded.through_at`,
    throughId: sql`excluded.through_id`,
  }
  await tx.insert(jobMatchStates).values(states).onConflictDoUpdate({ target: jobMatchStates.userId, set })
}
