import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { jobOrigins } from '#db/schema/job-import.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { RowProblem } from '#features/import-files/contract.ts'
import { collectQuestions, type ImportOption, type ImportQuestion } from '#features/import-files/questions.ts'
import { publishProblems } from '#features/job-postings/publish-problems.ts'
import type { JobRow, PostingCompany } from '#features/job-postings/server/load-posting.ts'
import { storedPosting } from '#features/job-postings/server/stored-posting.ts'
import { changedFields } from '#features/job-postings/server/update-posting.ts'
import type { Db } from '#server/context.ts'
import { type FieldKey, fieldsOfColumns, groupOf, labelOfField } from '../changed-fields.ts'
import type { JobField } from '../fields.ts'
import type { ReadJobs } from '../read-jobs.ts'
import { type ImportedFields, type ImportedJob, keyOfJob } from '../read-row.ts'

/** A row with what it does: `job` is the job that it updates, or that is already the same; null for a new job. */
export type Planned = ImportedJob & {
  job: JobRow | null
  change: 'new' | 'changed' | 'same'
  /** What the file says of the job, which the next file is compared with. */
  imported: Record<string, unknown>
}

type ToPlan = Pick<ReadJobs, 'jobs' | 'columns' | 'chosenAnswers'> & { companyId: string; company: PostingCompany }
type Known = { job: JobRow; imported: Record<string, unknown> | null }
export type Plan = { planned: Planned[]; noted: RowProblem[]; questions: ImportQuestion[]; openQuestions: number }

const HERE = 'Changes made here'
const options: ImportOption[] = [
  { value: 'keep', label: 'Keep what was changed here' },
  { value: 'take', label: 'Take what the file says' },
]

/** Whether an answer is about the jobs of one file, and is not remembered for the next. */
export const isAboutJobs = (id: string): boolean => id.startsWith('choice:changes made here:')

/**
 * Finds the jobs that the file's rows update: the company's jobs with the same external id and source. Fields that were changed here since the
 * last file stay unless the user chooses otherwise, and an open job never loses its text or gets a past deadline.
 */
export async function planImport(db: Db, file: ToPlan, now: Date): Promise<Plan> {
  const known = await findKnown(db, file)
  const questions = collectQuestions(file.chosenAnswers)
  const noted: RowProblem[] = []
  const columns = file.columns.flatMap(({ field }) => (field === null ? [] : [field as JobField]))
  const planned = file.jobs.flatMap((one): Planned[] => {
    const before = known.get(keyOfJob(one.fields.externalId, one.fields.externalSource))
    if (!before)
      return [{ ...one, job: null, change: 'new', imported: plainValues(storedPosting(one.fields, file.company)) }]
    const changing = changingFields(one, columns, before.job)
    const compared = { ...before, changing, company: file.company, now }
    const result = updateOf(one, compared, (text, suggestion) =>
      questions.ask({ kind: 'choice', column: HERE, field: HERE, text, options, suggestion }),
    )
    if (!result) return []
    noted.push(...result.noted)
    return [result.planned]
  })
  return { planned, noted, questions: questions.all(), openQuestions: questions.countOpen() }
}

/** The fields that a row changes: those of the file's columns, except where its cell was left out. */
function changingFields({ fields, unread }: ImportedJob, columns: readonly JobField[], job: JobRow): Set<FieldKey> {
  const changing = fieldsOfColumns(columns)
  for (const key of fieldsOfColumns(unread)) changing.delete(key)
  // what the text of a row says of applicants changes the job only if the user confirmed that; a text that says nothing does not
  if (fields.applicantPlaces.length > 0 || fields.applicantUtcFrom !== null)
    for (const key of fieldsOfColumns(['applicant_places'])) changing.add(key)
  // a question about jobs without a place is about new ones
  if (job.workMode !== null && fields.workMode === null)
    for (const key of fieldsOfColumns(['work_mode'])) changing.delete(key)
  return changing
}

type Compared = Known & { changing: Set<FieldKey>; company: PostingCompany; now: Date }
type AskHere = (text: string, suggestion: string | null) => string | null

/** null while it is asked which values count. */
function updateOf(one: ImportedJob, { job, imported, changing, company, now }: Compared, ask: AskHere) {
  const { row } = one
  const said = new Set(changing)
  const noted: RowProblem[] = []
  const keep = (keys: Iterable<FieldKey>, reason: string) => {
    const groups = new Set([...keys].map(groupOf))
    for (const key of [...changing]) if (groups.has(groupOf(key))) changing.delete(key)
    for (const group of groups) noted.push({ row, column: labelOfField(group), reason })
  }
  const fileValues = storedPosting(merged(one.fields, job, changing), company, job)
  const differing = (changedFields(job, fileValues) as FieldKey[]).filter((key) => changing.has(key))
  const isSaid = (key: FieldKey) => imported !== null && key in imported
  // the file says the same as the last one: what is here is newer
  const unchanged = differing.filter((key) => isSaid(key) && isDeepStrictEqual(imported?.[key], plain(fileValues[key])))
  const edited = differing.filter(
    (key) => isSaid(key) && !isDeepStrictEqual(imported?.[key], plain(job[key as keyof JobRow])),
  )
  const unknown = differing.filter(
    (key) => !isSaid(key) && imported === null && job.updatedAt.getTime() !== job.createdAt.getTime(),
  )
  for (const key of unchanged) changing.delete(key)
  const conflicts = edited.filter((key) => !unchanged.includes(key))
  if (conflicts.length > 0 && ask('Jobs that were changed here since the last file', 'keep') !== 'take')
    keep(conflicts, 'was changed here and is kept')
  if (unknown.length > 0) {
    const answer = ask('Jobs that may have been changed here since an earlier import', null)
    if (answer === null) return null
    if (answer === 'keep') keep(unknown, 'may have been changed here and is kept')
  }
  if (
    job.status !== 'draft' &&
    changing.has('description') &&
    publishProblems({ title: 'x', description: one.fields.description }).length > 0
  )
    keep(['description'], 'is empty, but the job is already posted: its text is kept')
  const over = storedPosting(merged(one.fields, job, changing), company, job)
  if (job.status === 'active' && changing.has('applicationDeadline') && over.closesAt !== null && now >= over.closesAt)
    if (over.applicationDeadline !== job.applicationDeadline)
      keep(
        ['applicationDeadline'],
        `${over.applicationDeadline} has passed, but the job is posted: its deadline is kept`,
      )
  if (job.status === 'active' && one.fileStatus === 'closed')
    noted.push({ row, column: 'Status', reason: 'is closed in the file, but posted here: close it in Job Management' })
  const fields = merged(one.fields, job, changing)
  const changed = changedFields(job, storedPosting(fields, company, job))
  const isPosted = one.status === 'active' && job.status === 'draft'
  const planned: Planned = {
    ...{ ...one, fields, job },
    change: changed.length > 0 || isPosted ? 'changed' : 'same',
    imported: { ...imported, ...plainValues(fileValues, said) },
  }
  return { planned, noted }
}

/** As JSON stores it. */
const plain = (value: unknown): unknown => (value === undefined ? undefined : JSON.parse(JSON.stringify(value)))

/** The values of a job that its company can change; the end of the deadline's day follows from it. */
function plainValues(values: object, only?: ReadonlySet<string>): Record<string, unknown> {
  const { closesAt: _, ...others } = plain(values) as Record<string, unknown>
  return Object.fromEntries(Object.entries(others).filter(([key]) => only === undefined || only.has(key)))
}

async function findKnown(db: Db, { companyId, jobs: rows }: ToPlan): Promise<Map<string, Known>> {
  const ids = rows.flatMap(({ fields }) => fields.externalId ?? [])
  if (ids.length === 0) return new Map()
  const known = await db
    .select({ job: jobs, imported: jobOrigins.imported })
    .from(jobs)
    .leftJoin(jobOrigins, eq(jobOrigins.jobId, jobs.id))
    .where(and(eq(jobs.companyId, companyId), inArray(jobs.externalId, ids), ne(jobs.status, 'deleted')))
  return new Map(
    known.map(({ job, imported }) => [keyOfJob(job.externalId, job.externalSource), { job: job as JobRow, imported }]),
  )
}

/** The fields that the row changes; all others as they are stored. */
function merged(fields: ImportedFields, job: JobRow, changing: ReadonlySet<FieldKey>): ImportedFields {
  const stored = {
    ...fields,
    ...job,
    requirements: job.requirements ?? '',
    // a mode that is not stated stays so
    workMode: job.workMode ?? (changing.has('workMode') ? null : undefined),
    externalSource: job.externalSource,
  }
  const taken = Object.fromEntries([...changing].map((key) => [key, fields[key]]))
  return pick({ ...stored, ...taken } as ImportedFields, fields)
}

/** Only the fields of a posting, without the other columns of its row. */
const pick = (from: ImportedFields, like: ImportedFields): ImportedFields =>
  Object.fromEntries((Object.keys(like) as FieldKey[]).map((key) => [key, from[key]])) as ImportedFields
