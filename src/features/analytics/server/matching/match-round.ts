import { and, eq, inArray, sql } from 'drizzle-orm'
import { jobMatches, jobMatchStates } from '#db/schema/analytics.ts'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { readViewer } from '#features/accounts/server/load-viewer.ts'
import { type Candidate, loadCandidate, type MatchedRow, matchEach } from '#features/job-board/server/load-candidate.ts'
import { hasRole } from '#lib/viewer.ts'
import type { Db, Services } from '#server/context.ts'
import { tell } from '#server/live.ts'
import { LOWEST_MINIMUM } from '../../dashboard-rules.ts'
import { candidateVersion, changedAt, isRecent } from './conditions.ts'

/** Postings a round goes through, and how many before others have their turn. */
const ROUND = 400
const TURN = 20
/** A posting that was stored while a round ran may carry a time before its end. */
const OVERLAP = 60_000

type Place = { at: Date; id: string }
type Scored = { jobId: string; score: number | null }

/**
 * Goes through the postings that changed since the last round, for one job seeker, and keeps which match; a new resume or
 * profile starts at the beginning. True while there is more to go through.
 */
export async function matchRound({ db }: Pick<Services, 'db'>, userId: string): Promise<boolean> {
  const viewer = await readViewer(db, userId)
  if (!viewer || !hasRole(viewer, 'job_seeker')) return false
  const version = await readVersion(db, userId)
  const [state] = await db.select().from(jobMatchStates).where(eq(jobMatchStates.userId, userId))
  const isSame = state?.candidate === version
  const from = isSame ? placeOf(state) : null
  // read after its version: what changes in between is a new version for the next round
  const candidate = await loadCandidate({ db, viewer })
  const postings = candidate.asked ? await nextPostings(db, from) : []
  const scored = await score(postings, candidate)
  const last = postings.at(-1)
  const isBehind = postings.length === ROUND
  const reached = isSame && state.throughAt && state.throughId ? { at: state.throughAt, id: state.throughId } : null
  // a resume that cannot be read has gone through everything there is
  const through = candidate.asked
    ? last
      ? { at: last.updatedAt, id: last.id }
      : reached
    : { at: new Date(), id: userId }
  await db.transaction(async (tx) => {
    const isChanged = candidate.asked ? await keep(tx, userId, scored) : await forgetAll(tx, userId)
    const next = { candidate: version, throughAt: through?.at ?? null, throughId: through?.id ?? null, isBehind }
    const now = { ...next, checkedAt: new Date() }
    await tx
      .insert(jobMatchStates)
      .values({ userId, ...now })
      .onConflictDoUpdate({ target: jobMatchStates.userId, set: now })
    if (isChanged || !isSame) await tell(tx, [userId], 'dashboard_changed')
  })
  return isBehind
}

function placeOf({ throughAt, throughId, isBehind }: typeof jobMatchStates.$inferSelect): Place | null {
  if (!throughAt || !throughId) return null
  return isBehind ? { at: throughAt, id: throughId } : { at: new Date(throughAt.getTime() - OVERLAP), id: throughId }
}

/** The default resume and the profile as they stand; '' without a resume. */
async function readVersion(db: Db, userId: string): Promise<string> {
  const [row] = await db
    .select({ version: candidateVersion })
    .from(resumes)
    .leftJoin(profiles, eq(profiles.userId, resumes.userId))
    .where(and(eq(resumes.userId, userId), resumes.isDefault))
  return row?.version ?? ''
}

function nextPostings(db: Db, from: Place | null): Promise<MatchedRow[]> {
  const { id, title, description, requirements, location, remoteAllowed, salaryMin, salaryMax, employmentType } = jobs
  const isAfter = from && sql`(${changedAt}, ${id}) > (${from.at.toISOString()}::timestamptz, ${from.id}::uuid)`
  return db
    .select({
      ...{ id, title, description, requirements, location, remoteAllowed, salaryMin, salaryMax, employmentType },
      updatedAt: changedAt.mapWith(jobs.updatedAt),
    })
    .from(jobs)
    .where(and(isRecent, isAfter ?? undefined))
    .orderBy(changedAt, id)
    .limit(ROUND)
}

/** Some at a time, so that others who ask for a thread have their turn in between. */
async function score(postings: MatchedRow[], candidate: Candidate): Promise<Scored[]> {
  const scored: Scored[] = []
  for (let from = 0; from < postings.length; from += TURN) {
    const some = postings.slice(from, from + TURN)
    const matches = await matchEach(some, candidate)
    scored.push(...some.map(({ id }, at) => ({ jobId: id, score: matches[at]?.score ?? null })))
  }
  return scored
}

async function keep(tx: Db, userId: string, scored: Scored[]): Promise<boolean> {
  const ids = scored.map(({ jobId }) => jobId)
  const known = await tx
    .select({ jobId: jobMatches.jobId, score: jobMatches.score })
    .from(jobMatches)
    .where(and(eq(jobMatches.userId, userId), inArray(jobMatches.jobId, ids)))
  const before = new Map(known.map((row) => [row.jobId, row.score]))
  const fitting = scored.flatMap((row) =>
    (row.score ?? 0) >= LOWEST_MINIMUM ? [{ ...row, score: row.score ?? 0 }] : [],
  )
  const better = fitting.filter((row) => before.get(row.jobId) !== row.score)
  const isFitting = new Set(fitting.map(({ jobId }) => jobId))
  const lost = [...before.keys()].filter((jobId) => !isFitting.has(jobId))
  if (better.length > 0) {
    await tx
      .insert(jobMatches)
      .values(better.map((row) => ({ userId, ...row })))
      .onConflictDoUpdate({ target: [jobMatches.userId, jobMatches.jobId], set: { score: sql`excluded.score` } })
  }
  const old = tx.select({ id: jobs.id }).from(jobs).where(sql`not ${isRecent}`)
  const own = eq(jobMatches.userId, userId)
  if (lost.length > 0) await tx.delete(jobMatches).where(and(own, inArray(jobMatches.jobId, lost)))
  await tx.delete(jobMatches).where(and(own, inArray(jobMatches.jobId, old)))
  return better.length + lost.length > 0
}

async function forgetAll(tx: Db, userId: string): Promise<boolean> {
  const gone = await tx.delete(jobMatches).where(eq(jobMatches.userId, userId)).returning({ jobId: jobMatches.jobId })
  return gone.length > 0
}
