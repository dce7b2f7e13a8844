import { and, eq, inArray, ne } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import { publishProblems } from '#features/job-postings/publish-problems.ts'
import type { JobRow, PostingCompany } from '#features/job-postings/server/load-posting.ts'
import { storedPosting } from '#features/job-postings/server/stored-posting.ts'
import { changedFields } from '#features/job-postings/server/update-posting.ts'
import type { Db } from '#server/context.ts'
import type { ImportColumn } from '../layout.ts'
import type { ImportedFields } from '../read-posting-row.ts'
import type { ImportedPosting, PostingsFile, RefusedRow } from '../read-postings-file.ts'

/** A line with what it does: `job` is the job that it updates, or that is already the same; null for a new job. */
export type Planned = ImportedPosting & { job: JobRow | null; change: 'new' | 'update' | 'same' }

type Key = keyof ImportedFields
const salary: Key[] = ['salaryMin', 'salaryMax', 'salaryCurrency', 'salaryPeriod', 'salaryIsEstimate']
const mode: Key[] = ['workMode', 'onSiteDays', 'remoteAllowed']
const places: Key[] = ['location', 'moreLocations']
const people: Key[] = ['applicantPlaces', 'applicantUtcFrom', 'applicantUtcTo']
/** The fields that each column changes. A column that the file does not have changes nothing. */
const fieldsOf: Partial<Record<ImportColumn, Key[]>> = {
  title: ['title'],
  description: ['description'],
  requirements: ['requirements'],
  location: places,
  more_locations: places,
  employment_type: ['employmentType'],
  salary,
  salary_min: salary,
  salary_max: salary,
  work_mode: mode,
  remote: mode,
  openings: ['openings'],
  level: ['level'],
  applicant_places: people,
  time_zones: people,
  deadline: ['applicationDeadline'],
}

type ToPlan = Pick<PostingsFile, 'postings' | 'columns'> & {
  companyId: string
  company: PostingCompany
}

/**
 * Finds the jobs that the file's lines update: the company's jobs with the same external id and source. A line that would leave an open job
 * without a text, or with a past deadline, is refused.
 */
export async function planImport(
  db: Db,
  file: ToPlan,
  now: Date,
): Promise<{ planned: Planned[]; refused: RefusedRow[] }> {
  const known = await findKnown(db, file)
  const refused: RefusedRow[] = []
  const ofColumns = new Set(file.columns.flatMap((column) => fieldsOf[column] ?? []))
  const planned = file.postings.flatMap((posting): Planned[] => {
    const job = known.get(keyOf(posting.fields))
    if (!job) return [{ ...posting, job: null, change: 'new' }]
    const fields = merged(posting.fields, job, withApplicants(ofColumns, posting.fields))
    const stored = storedPosting(fields, file.company, job)
    const changed = changedFields(job, stored)
    const reason = job.status === 'draft' ? null : refusalOf(stored, changed, job, now)
    if (reason) {
      refused.push({ line: posting.line, ...reason })
      return []
    }
    const isPosted = posting.status === 'active' && job.status === 'draft'
    return [{ ...posting, fields, job, change: changed.length > 0 || isPosted ? 'update' : 'same' }]
  })
  return { planned, refused }
}

/** What the text of a line says of applicants, if the user confirmed that, changes the job; a text that says nothing does not. */
const withApplicants = (ofColumns: ReadonlySet<Key>, fields: ImportedFields): ReadonlySet<Key> =>
  fields.applicantPlaces.length > 0 || fields.applicantUtcFrom !== null ? new Set([...ofColumns, ...people]) : ofColumns

const keyOf = ({ externalId, externalSource }: { externalId: string | null; externalSource: string | null }): string =>
  JSON.stringify([externalId, externalSource ?? ''])

async function findKnown(db: Db, { companyId, postings }: ToPlan): Promise<Map<string, JobRow>> {
  const ids = postings.flatMap(({ fields }) => fields.externalId ?? [])
  if (ids.length === 0) return new Map()
  const rows = await db
    .select()
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), inArray(jobs.externalId, ids), ne(jobs.status, 'deleted')))
  return new Map(rows.map((job) => [keyOf(job), job as JobRow]))
}

/** The fields of the columns that the file has; all others as they are stored. */
function merged(fields: ImportedFields, job: JobRow, changing: ReadonlySet<Key>): ImportedFields {
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
  Object.fromEntries((Object.keys(like) as Key[]).map((key) => [key, from[key]])) as ImportedFields

function refusalOf(
  stored: ReturnType<typeof storedPosting>,
  changed: string[],
  job: JobRow,
  now: Date,
): Omit<RefusedRow, 'line'> | null {
  if (publishProblems(stored).length > 0)
    return { column: 'description', reason: 'is empty, but the job is already posted' }
  const isOver = stored.closesAt !== null && now >= stored.closesAt
  return job.status === 'active' && changed.includes('applicationDeadline') && isOver
    ? { column: 'deadline', reason: `${stored.applicationDeadline} has passed` }
    : null
}
