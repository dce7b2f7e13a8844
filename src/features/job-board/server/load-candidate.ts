import { and, eq, inArray, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { resumes } from '#db/schema/documents.ts'
import type { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { emptyProfile } from '#features/matching/empty-profile.ts'
import { matchInThread } from '#features/matching/server/match-in-thread.ts'
import type { Versioned } from '#features/matching/server/match-thread.ts'
import type { MatchCandidate, MatchResult } from '#features/matching/shapes.ts'
import { toMatch } from '#features/matching/to-match.ts'
import { hasRole } from '#lib/viewer.ts'
import type { Context, Db } from '#server/context.ts'
import { ifTooCostly } from '#server/threads.ts'
import type { Matching } from '../contract.ts'

type VersionedCandidate = Versioned<MatchCandidate>
/** A job seeker for matching. `matchable` is set only if the default resume has readable text. */
export type Candidate = { matching: Matching; matchable: VersionedCandidate | null }

const maxCharacters = 20_000_000
const candidates = new LRUCache<string, MatchCandidate>({ max: 2_000, maxSize: maxCharacters })

/** The viewer's profile and default resume. Cached until one of them changes. */
export async function loadCandidate({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<Candidate> {
  if (!viewer || !hasRole(viewer, 'job_seeker')) return { matching: null, matchable: null }
  const found = await loadCandidates(db, [viewer.userId])
  return found.get(viewer.userId) ?? { matching: 'no_resume', matchable: null }
}

/** The same for several job seekers, with two queries in total. Users without a default resume are left out. */
export async function loadCandidates(db: Db, userIds: string[]): Promise<Map<string, Candidate>> {
  const rows = await db
    .select({
      userId: resumes.userId,
      resumeId: resumes.id,
      createdAt: resumes.createdAt,
      resumeAt: resumes.updatedAt,
      profileAt: profiles.updatedAt,
    })
    .from(resumes)
    .leftJoin(profiles, eq(profiles.userId, resumes.userId))
    .where(defaultResumesOf(userIds))
  const versioned = rows.map(({ resumeId, resumeAt, profileAt, ...row }) => {
    const version = [row.userId, resumeId, resumeAt.getTime(), profileAt?.getTime()].join(' ')
    return { ...row, version, known: candidates.get(version) }
  })
  const unread = versioned.flatMap(({ userId, known }) => (known ? [] : [userId]))
  const fresh = unread.length > 0 ? await read(db, unread) : new Map<string, MatchCandidate>()
  const found = new Map<string, Candidate>()
  for (const { userId, known, ...row } of versioned) {
    const of = known ?? fresh.get(userId)
    // the resume was deleted between the two queries
    if (!of) continue
    found.set(
      userId,
      known ? { matching: 'ready', matchable: { version: row.version, of } } : await judge({ ...row, of }),
    )
  }
  return found
}

async function judge({ version, of, createdAt }: VersionedCandidate & { createdAt: Date }): Promise<Candidate> {
  const versionedCandidate = { version, of }
  // The text of an uploaded resume is stored later and does not change `updatedAt`. So cache only resumes with readable text.
  if (await isReadable(versionedCandidate)) {
    candidates.set(version, of, { size: 1 + (of.resume?.text.length ?? 0) })
    return { matching: 'ready', matchable: versionedCandidate }
  }
  const isNew = Date.now() - createdAt.getTime() < READING_TAKES
  return { matching: isNew ? 'reading' : 'unreadable_resume', matchable: null }
}

/** An uploaded file is read in the background. Within this time, in milliseconds, a missing text counts as still being read. */
const READING_TAKES = 60_000

const defaultResumesOf = (userIds: string[]) => and(inArray(resumes.userId, userIds), sql`${resumes.isDefault}`)

const isReadable = (versionedCandidate: VersionedCandidate): Promise<boolean> =>
  versionedCandidate.of.resume?.text
    ? matchInThread('hasWords', versionedCandidate).catch(ifTooCostly(false))
    : Promise.resolve(false)

async function read(db: Db, userIds: string[]): Promise<Map<string, MatchCandidate>> {
  const rows = await db
    .select({
      userId: resumes.userId,
      profile: profiles,
      resume: { title: resumes.title, text: resumes.text, asOf: resumes.updatedAt },
    })
    .from(resumes)
    .leftJoin(profiles, eq(profiles.userId, resumes.userId))
    .where(defaultResumesOf(userIds))
  return new Map(rows.map(({ userId, profile, resume }) => [userId, { profile: profile ?? emptyProfile, resume }]))
}

export type MatchedRow = Pick<
  typeof jobs.$inferSelect,
  | 'id'
  | 'title'
  | 'description'
  | 'requirements'
  | 'location'
  | 'moreLocations'
  | 'applicantPlaces'
  | 'level'
  | 'remoteAllowed'
  | 'salaryMin'
  | 'salaryMax'
  | 'salaryCurrency'
  | 'salaryPeriod'
  | 'salaryIsEstimate'
  | 'payMin'
  | 'payMax'
  | 'employmentType'
  | 'updatedAt'
>

/**
 * The explained match of each job with the candidate, in the order of the jobs. All are null if there is no readable resume or if
 * the comparison exceeds its time limit.
 */
export async function matchJobs(jobs: MatchedRow[], { matchable }: Candidate): Promise<(MatchResult | null)[]> {
  const nothing = jobs.map(() => null)
  return matchable && jobs.length > 0 ? match(jobs, matchable).catch(ifTooCostly(nothing)) : nothing
}

const match = (jobs: MatchedRow[], candidate: VersionedCandidate): Promise<MatchResult[]> =>
  matchInThread('matchAll', {
    candidate,
    jobs: jobs.map((job) => ({ version: `${job.id} ${job.updatedAt.getTime()}`, of: toMatch(job) })),
  })
