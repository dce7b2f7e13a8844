import { and, eq, ne } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobs } from '#db/schema/job-postings.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { canManageJob } from '../policy.ts'
import type { PostingStatus } from '../rules.ts'

const { name, slug, timeZone, logoUrl, archivedAt, hiddenAt } = companies
const company = { name, slug, timeZone, logoUrl, archivedAt, hiddenAt }

export type JobRow = Omit<typeof jobs.$inferSelect, 'status'> & { status: PostingStatus }
export type PostingCompany = {
  name: string
  slug: string
  timeZone: string
  logoUrl: string | null
  archivedAt: Date | null
  hiddenAt: Date | null
}
type Loaded = { job: JobRow; company: PostingCompany }

/** The viewer's active company; NO_COMPANY without one. */
export function openCompany({ viewer }: SignedIn): string {
  if (viewer.activeCompanyId === null) throw new DomainError('NO_COMPANY')
  return viewer.activeCompanyId
}

/** A job that the viewer manages, with its company; NOT_FOUND for a deleted, foreign or missing one. */
export async function loadPosting(ctx: SignedIn, id: string): Promise<Loaded> {
  const [row] = await selectPosting(ctx, id)
  return permitted(ctx, row)
}

/**
 * The same with a lock to the end of the transaction, against other changes of the job or its questions. Applications
 * that only refer to the job do not wait; those that take a share lock do. Nothing changes in an archived company:
 * NOT_FOUND.
 */
export async function lockPosting(tx: SignedIn, id: string): Promise<Loaded> {
  const [row] = await selectPosting(tx, id).for('no key update', { of: jobs })
  return permitted(tx, row?.company.archivedAt ? undefined : row)
}

function selectPosting({ db }: SignedIn, id: string) {
  return db
    .select({ job: jobs, company })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(jobs.id, id), ne(jobs.status, 'deleted')))
}

function permitted(ctx: SignedIn, row: { job: typeof jobs.$inferSelect; company: PostingCompany } | undefined): Loaded {
  const loaded = found(row)
  requirePolicy(canManageJob(ctx.viewer, loaded.job))
  return loaded as Loaded
}

/** A company that can get jobs: not archived. */
export async function loadCompany({ db }: SignedIn, id: string): Promise<PostingCompany> {
  const [row] = await db.select(company).from(companies).where(eq(companies.id, id))
  if (row?.archivedAt) throw new DomainError('NOT_FOUND')
  return found(row)
}
