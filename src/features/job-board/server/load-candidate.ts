import { and, eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { resumes } from '#db/schema/documents.ts'
import type { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { matchInThread } from '#features/matching/server/match-in-thread.ts'
import type { Versioned } from '#features/matching/server/match-thread.ts'
import type { MatchCandidate, MatchResult } from '#features/matching/shapes.ts'
import { toMatch } from '#features/matching/to-match.ts'
import { hasRole } from '#lib/viewer.ts'
import type { Context, Db } from '#server/context.ts'
import { allOrEach, ifTooCostly } from '#server/threads.ts'
import type { Matching } from '../contract.ts'

type AskedCandidate = Versioned<MatchCandidate>
/** The viewer as postings are read against them; `asked` only where there is a resume that can be read. */
export type Candidate = { matching: Matching; asked: AskedCandidate | null }

const LETTERS_KEPT = 20_000_000
const candidates = new LRUCache<string, MatchCandidate>({ max: 2_000, maxSize: LETTERS_KEPT })

/** Profile and default resume of a job seeker, read once for each change of either. */
export async function loadCandidate({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<Candidate> {
  if (!viewer || !hasRole(viewer, 'job_seeker')) return { matching: null, asked: null }
  const [row] = await db
    .select({
      resumeId: resumes.id,
      createdAt: resumes.createdAt,
      resumeAt: resumes.updatedAt,
      profileAt: profiles.updatedAt,
    })
    .from(resumes)
    .leftJoin(profiles, eq(profiles.userId, resumes.userId))
    .where(defaultResumeOf(viewer.userId))
  if (!row) return { matching: 'no_resume', asked: null }
  const version = [viewer.userId, row.resumeId, row.resumeAt.getTime(), row.profileAt?.getTime()].join(' ')
  const known = candidates.get(version)
  const asked = { version, of: known ?? (await read(db, viewer.userId)) }
  if (known) return { matching: 'ready', asked }
  // the text of an upload comes later and leaves its date as it is, so only what was read is kept
  if (await isReadable(asked)) {
    candidates.set(version, asked.of, { size: 1 + (asked.of.resume?.text.length ?? 0) })
    return { matching: 'ready', asked }
  }
  const isNew = Date.now() - row.createdAt.getTime() < READING_TAKES
  return { matching: isNew ? 'reading' : 'unreadable_resume', asked: null }
}

/** An uploaded file is read in the background; within this time its text may still come. */
const READING_TAKES = 60_000

const defaultResumeOf = (userId: string) => and(eq(resumes.userId, userId), sql`${resumes.isDefault}`)

const isReadable = (asked: AskedCandidate): Promise<boolean> =>
  asked.of.resume?.text ? matchInThread('hasWords', asked).catch(ifTooCostly(false)) : Promise.resolve(false)

async function read(db: Db, userId: string): Promise<MatchCandidate> {
  const [row] = await db
    .select({ profile: profiles, title: resumes.title, text: resumes.text, asOf: resumes.updatedAt })
    .from(resumes)
    .leftJoin(profiles, eq(profiles.userId, resumes.userId))
    .where(defaultResumeOf(userId))
  const { profile, ...resume } = row ?? { profile: null }
  return { profile: profile ?? untoldProfile, resume: 'text' in resume ? resume : null }
}

/** The profile of somebody who has told nothing yet. */
const untoldProfile: MatchCandidate['profile'] = {
  currentJobTitle: null,
  skills: [],
  yearsOfExperience: null,
  location: null,
  desiredSalaryMin: null,
  desiredSalaryMax: null,
  preferredJobTypes: [],
  certifications: [],
  educationLevel: null,
  bio: null,
}

export type MatchedRow = Pick<
  typeof jobs.$inferSelect,
  | 'id'
  | 'title'
  | 'description'
  | 'requirements'
  | 'location'
  | 'remoteAllowed'
  | 'salaryMin'
  | 'salaryMax'
  | 'employmentType'
  | 'updatedAt'
>

/**
 * How each of the jobs matches the candidate, explained, in their order; null where there is no resume to read, and for all of
 * them where the texts took longer to compare than they may.
 */
export async function matchJobs(jobs: MatchedRow[], { asked }: Candidate): Promise<(MatchResult | null)[]> {
  const nothing = jobs.map(() => null)
  return asked && jobs.length > 0 ? match(jobs, asked).catch(ifTooCostly(nothing)) : nothing
}

/** The same for work that nobody waits for: only a job that took too long itself has none. */
export const matchEach = async (jobs: MatchedRow[], { asked }: Candidate): Promise<(MatchResult | null)[]> =>
  asked ? allOrEach(jobs, (some) => match(some, asked)) : jobs.map(() => null)

const match = (jobs: MatchedRow[], candidate: AskedCandidate): Promise<MatchResult[]> =>
  matchInThread('matchAll', {
    candidate,
    jobs: jobs.map((job) => ({ version: `${job.id} ${job.updatedAt.getTime()}`, of: toMatch(job) })),
  })
