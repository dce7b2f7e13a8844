import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { PostingStatus } from '#features/job-postings/rules.ts'
import type { JobRow } from '#features/job-postings/server/load-posting.ts'
import type { Db } from '#server/context.ts'
import { inThreads } from '#server/threads.ts'
import { isLikeTitle, titleWords } from '../find-copies.ts'
import type * as thread from './import-thread.ts'
import type { Planned } from './plan-import.ts'

const copiesInThread = inThreads<typeof thread>('features/job-import/server/import-thread')

/** The largest number of jobs whose titles are compared, the newest ones, and of those whose texts are. */
const maxTitles = 3_000
const maxTexts = 300

/** A row that looks like a job of the company. */
export type Copy = { row: number; jobId: string; title: string; status: PostingStatus; createdAt: Date }

/** The new rows that nearly repeat a job of the company: title, text and place, whatever their ids. */
export async function findPosted(db: Db, companyId: string, planned: readonly Planned[]): Promise<Copy[]> {
  const rows = planned.filter(({ change }) => change === 'new')
  if (rows.length === 0) return []
  const likely = await findLikely(db, companyId, rows)
  if (likely.length === 0) return []
  const found = await copiesInThread(
    'findCopies',
    rows.map(({ fields }) => comparedOf(fields)),
    likely.map(comparedOf),
  )
  return rows.flatMap(({ row }, at) => {
    const job = likely[found[at] ?? -1]
    if (!job) return []
    return [{ row, jobId: job.id, title: job.title, status: job.status as PostingStatus, createdAt: job.createdAt }]
  })
}

type Texts = Pick<JobRow, 'title' | 'description' | 'location' | 'moreLocations'> & { requirements: string | null }
const comparedOf = ({ title, description, requirements, location, moreLocations }: Texts) => ({
  title,
  description,
  requirements,
  locations: [location ?? '', ...moreLocations].filter(Boolean),
})

/** The jobs with a title like that of a row. */
async function findLikely(db: Db, companyId: string, rows: readonly Planned[]) {
  const isOwn = and(eq(jobs.companyId, companyId), ne(jobs.status, 'deleted'))
  const titles = await db
    .select({ id: jobs.id, title: jobs.title })
    .from(jobs)
    .where(isOwn)
    .orderBy(desc(jobs.createdAt))
    .limit(maxTitles)
  const wanted = [...new Set(rows.map(({ fields }) => fields.title))].map(titleWords)
  const ids = titles
    .filter(({ title }) => wanted.some((words) => isLikeTitle(words, titleWords(title))))
    .map(({ id }) => id)
    .slice(0, maxTexts)
  if (ids.length === 0) return []
  const { id, title, description, requirements, location, moreLocations, status, createdAt } = jobs
  return db
    .select({ id, title, description, requirements, location, moreLocations, status, createdAt })
    .from(jobs)
    .where(inArray(jobs.id, ids))
    .orderBy(desc(jobs.createdAt))
}
