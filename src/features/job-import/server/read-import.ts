import { createHash } from 'node:crypto'
import { and, desc, eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { postingImports } from '#db/schema/job-import.ts'
import { canManageJob } from '#features/job-postings/policy.ts'
import type { WorkMode } from '#features/job-postings/rules.ts'
import { openCompany } from '#features/job-postings/server/load-posting.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import type { PostingsFile } from '../read-postings-file.ts'
import type * as thread from './import-thread.ts'

export type ImportRequest = {
  csv: string
  asDrafts: boolean
  unplacedAs?: WorkMode | undefined
  readsApplicants: boolean
  currency?: string | undefined
}

const readInThread = inThreads<typeof thread>('features/job-import/server/import-thread')

const PER_HOUR = { points: 120, seconds: 60 * 60 }

type ReadImport = PostingsFile & { companyId: string; currency: string; contentHash: string }

/**
 * The file as the active company would import it; refuses an unreadable one, and more than 120 an hour and person.
 * Days are in the company's time zone.
 */
export async function readImport(ctx: SignedIn, { csv, ...choices }: ImportRequest): Promise<ReadImport> {
  const companyId = openCompany(ctx)
  requirePolicy(canManageJob(ctx.viewer, { companyId }))
  await ctx.throttle.consume('posting-imports', ctx.viewer.userId, PER_HOUR)
  const [company] = await ctx.db
    .select({ timeZone: companies.timeZone, defaultCurrency: companies.defaultCurrency })
    .from(companies)
    .where(eq(companies.id, companyId))
  const { timeZone, defaultCurrency } = found(company)
  const today = isoDay(new Date(), timeZone)
  const currency = choices.currency ?? defaultCurrency ?? 'USD'
  const file = await readInThread('readFile', csv, { today, ...choices, currency })
  if (typeof file === 'string') throw new DomainError(file)
  return { ...file, companyId, currency, contentHash: createHash('sha256').update(csv).digest('hex') }
}

/** When the company last imported this same file; null if never. */
export async function lastImport(db: Db, { companyId, contentHash }: ReadImport): Promise<Date | null> {
  const [row] = await db
    .select({ at: postingImports.createdAt })
    .from(postingImports)
    .where(and(eq(postingImports.companyId, companyId), eq(postingImports.contentHash, contentHash)))
    .orderBy(desc(postingImports.createdAt))
    .limit(1)
  return row?.at ?? null
}
