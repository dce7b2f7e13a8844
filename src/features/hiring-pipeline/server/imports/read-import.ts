import { buffer } from 'node:stream/consumers'
import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import { applications } from '#db/schema/applications.ts'
import { jobs, jobApplicationRequirements as requirements } from '#db/schema/job-postings.ts'
import { type Question, readRules } from '#features/job-postings/question-shapes.ts'
import { questionsFor } from '#features/job-postings/questions.ts'
import { decodeText } from '#lib/csv-decode.ts'
import type { Db, Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import type { ImportMapping } from '../../imports/layout.ts'
import type * as files from '../../imports/read-file.ts'
import type { ImportStatuses } from '../../imports/read-row.ts'

const readInThread = inThreads<typeof files>('features/hiring-pipeline/imports/read-file')

type ImportParams = {
  jobId: string
  fileKey: string
  mapping?: ImportMapping | undefined
  statuses?: ImportStatuses | undefined
  importId?: string | undefined
  now: Date
}

/**
 * A stored file read for a job: with the questions for imported candidates, and without people who already applied
 * (except in this same import). IMPORT_FILE_GONE, IMPORT_UNREADABLE, IMPORT_EMPTY, IMPORT_TOO_MANY.
 */
export async function readImport(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { jobId, fileKey, mapping, statuses, importId, now }: ImportParams,
): Promise<files.ReadFile & { questions: Question[] }> {
  const stored = await storage.get(fileKey)
  if (!stored) throw new DomainError('IMPORT_FILE_GONE')
  const text = decodeText(await buffer(stored.body))
  if (text === null) throw new DomainError('IMPORT_UNREADABLE')
  const [questions, applied] = [await readQuestions(db, jobId), await appliedTo(db, jobId, importId)]
  const file = await readInThread('readFile', text, { questions, mapping, statuses, applied, now })
  if (typeof file === 'string') throw new DomainError(file)
  return { ...file, questions }
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

async function appliedTo(db: Db, jobId: string, importId: string | undefined): Promise<Set<string>> {
  const rows = await db
    .select({ email: applications.email, importId: applications.importId })
    .from(applications)
    .where(eq(applications.jobId, jobId))
  return new Set(rows.filter((row) => !importId || row.importId !== importId).map(({ email }) => email.toLowerCase()))
}

/** A job of the company that is not deleted. */
export async function findImportJob(db: Db, companyId: string, jobId: string) {
  const [job] = await db
    .select({ id: jobs.id, rejectsIncomplete: jobs.autoRejectIncomplete })
    .from(jobs)
    .where(and(eq(jobs.id, jobId), eq(jobs.companyId, companyId), ne(jobs.status, 'deleted')))
  return job
}
