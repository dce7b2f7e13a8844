import { and, eq, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import { resumes } from '#db/schema/documents.ts'
import type { jobs } from '#db/schema/jobs.ts'
import { profiles } from '#db/schema/profiles.ts'
import { toMatch } from '#features/jobs/match/to-match.ts'
import { hasRole } from '#lib/viewer.ts'
import type { Context, Db } from '#server/context.ts'
import type { Matching } from '../contract.ts'
import { type PreparedCandidate, prepareCandidate } from '../match/candidate.ts'
import { matchPrepared } from '../match/explain-match.ts'
import { type PreparedJob, prepareJob } from '../match/job.ts'
import type { MatchCandidate, MatchResult } from '../match/shapes.ts'

/** The viewer as postings are read against them; `prepared` only where there is a resume that can be read. */
export type Candidate = { matching: Matching; prepared: PreparedCandidate | null }

const candidates = new LRUCache<string, PreparedCandidate>({ max: 500 })
const preparedJobs = new LRUCache<string, PreparedJob>({ max: 2000 })

/** Profile and default resume of a job seeker, taken apart once for each change of either. */
export async function loadCandidate({ db, viewer }: Pick<Context, 'db' | 'viewer'>): Promise<Candidate> {
  if (!viewer || !hasRole(viewer, 'job_seeker')) return { matching: null, prepared: null }
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
  if (!row) return { matching: 'no_resume', prepared: null }
  const version = [viewer.userId, row.resumeId, row.resumeAt.getTime(), row.profileAt?.getTime()].join(' ')
  const prepared = candidates.get(version) ?? (await prepare(db, viewer.userId))
  // the text of an upload comes later and leaves its date as it is, so only what was read is kept
  if (prepared.hasResume) {
    candidates.set(version, prepared)
    return { matching: 'ready', prepared }
  }
  const isNew = Date.now() - row.createdAt.getTime() < READING_TAKES
  return { matching: isNew ? 'reading' : 'unreadable_resume', prepared: null }
}

/** An uploaded file is read in the background; within this time its text may still come. */
const READING_TAKES = 60_000

const defaultResumeOf = (userId: string) => and(eq(resumes.userId, userId), sql`${resumes.isDefault}`)

async function prepare(db: Db, userId: string): Promise<PreparedCandidate> {
  const [row] = await db
    .select({ profile: profiles, title: resumes.title, text: resumes.text, asOf: resumes.updatedAt })
    .from(resumes)
    .leftJoin(profiles, eq(profiles.userId, resumes.userId))
    .where(defaultResumeOf(userId))
  const { profile, ...resume } = row ?? { profile: null }
  return prepareCandidate({ profile: profile ?? untoldProfile, resume: 'text' in resume ? resume : null })
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

/** How the job and the candidate match, explained; null where there is no resume to read. */
export function matchJob(job: MatchedRow, { prepared }: Candidate): MatchResult | null {
  return prepared && matchPrepared(preparedJob(job), prepared)
}

function preparedJob(job: MatchedRow): PreparedJob {
  const version = `${job.id} ${job.updatedAt.getTime()}`
  const known = preparedJobs.get(version)
  if (known) return known
  const prepared = prepareJob(toMatch(job))
  preparedJobs.set(version, prepared)
  return prepared
}
