import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import type { ImportChoices } from '#features/import-files/server/choices.ts'
import { readStoredFile } from '#features/import-files/server/read-stored-file.ts'
import { type Question, readRules } from '#features/job-postings/question-shapes.ts'
import { questionsFor } from '#features/job-postings/questions.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db, Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import type { ImportJob } from '../find-job.ts'
import type { ApplicationStatuses } from '../read-row.ts'
import type * as files from './read-file.ts'

const readInThread = inThreads<typeof files>('features/application-import/server/read-file', 60_000)

type ImportParams = ImportChoices & {
  /** null if the file names the jobs. */
  job: CompanyJob | null
  jobs: readonly CompanyJob[]
  fileKey: string
  sheet?: number | undefined
  statuses?: ApplicationStatuses | undefined
  now: Date
}

/**
 * A stored file, read with the questions that imported candidates answer. IMPORT_FILE_GONE, TABLE_UNREADABLE, TABLE_EMPTY, IMPORT_NO_JOB.
 */
export async function readImport(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { job, jobs: all, fileKey, now, ...choices }: ImportParams,
): Promise<files.PackedApplications> {
  const bytes = await readStoredFile({ storage }, fileKey)
  const questions = job ? await readQuestions(db, job.id) : []
  const today = isoDay(now, 'UTC')
  const read = await readInThread('readPacked', bytes, { job, jobs: all, questions, today, ...choices })
  if (typeof read === 'string') throw new DomainError(read)
  return read
}

/** The questions for imported candidates. */
async function readQuestions(db: Db, jobId: string): Promise<Question[]> {
  const rows = await db
    .select()
    .from(requirements)
    .where(and(eq(requirements.jobId, jobId), isNull(requirements.removedAt)))
    .orderBy(asc(requirements.sortOrder))
  return questionsFor(rows, { isMember: false }).map((row) => ({
    ...row,
    validationRules: readRules(row.validationRules),
  }))
}

export type CompanyJob = ImportJob & { rejectsIncomplete: boolean }

/** The company's jobs that are not deleted. */
export const companyJobs = (db: Db, companyId: string): Promise<CompanyJob[]> =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      location: jobs.location,
      moreLocations: jobs.moreLocations,
      rejectsIncomplete: jobs.autoRejectIncomplete,
    })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), ne(jobs.status, 'deleted')))
    .orderBy(asc(jobs.title))
