import { createHash } from 'node:crypto'
import { and, desc, eq, isNotNull, ne, or } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { jobImports } from '#db/schema/job-import.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { readWithChoices } from '#features/import-files/server/choices.ts'
import { stagedFile } from '#features/import-files/server/import-records.ts'
import { readStoredFile } from '#features/import-files/server/read-stored-file.ts'
import { canManageJob } from '#features/job-postings/policy.ts'
import { loadCompany, openCompany } from '#features/job-postings/server/load-posting.ts'
import { readPosted } from '#features/places/known-places.ts'
import '#features/places/server/gazetteer.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found, requirePolicy } from '#server/errors.ts'
import { inThreads } from '#server/threads.ts'
import type { ImportRequest } from '../contract.ts'
import type { ReadJobs } from '../read-jobs.ts'
import { keyOfJob } from '../read-row.ts'
import { findPosted } from './find-posted.ts'
import type * as thread from './import-thread.ts'
import { planImport } from './plan-import.ts'

/** 1,000 jobs with long texts take a few seconds. */
const readInThread = inThreads<typeof thread>('features/job-import/server/import-thread', 60_000)

const PER_HOUR = { points: 300, seconds: 60 * 60 }

/** The active company, if the viewer manages its jobs. */
export function importingCompany(ctx: SignedIn): string {
  const companyId = openCompany(ctx)
  requirePolicy(canManageJob(ctx.viewer, { companyId }))
  return companyId
}

export type ReadRequest = Awaited<ReturnType<typeof readRequest>>

/**
 * The staged file of a member as the active company would import it, read with the choices of the request, or without any with those of the last
 * file of this layout. Refuses an unreadable one, and more than 300 an hour and person. Days are in the company's time zone.
 */
export async function readRequest(ctx: SignedIn, request: ImportRequest) {
  const { fileId, sheet, columns, answers, recalls, repeatedRows, ...options } = request
  const companyId = importingCompany(ctx)
  await ctx.throttle.consume('job-imports', ctx.viewer.userId, PER_HOUR)
  const staged = await stagedFile(ctx, fileId)
  const bytes = await readStoredFile(ctx, staged.key)
  const [own, placed] = await Promise.all([readOptions(ctx.db, companyId), findPlaced(ctx.db, companyId)])
  const currency = options.currency ?? own.currency
  const read = async (chosen: Pick<ImportRequest, 'columns' | 'answers'>): Promise<ReadJobs> => {
    const file = await readInThread('readFile', bytes, { ...options, ...own, ...chosen, currency, placed, sheet })
    if (typeof file === 'string') throw new DomainError(file)
    return file
  }
  const layout = { companyId, kind: 'jobs' as const }
  const { file, isRemembered } = await readWithChoices(ctx.db, { columns, answers, recalls }, { layout, read })
  const company = await loadCompany(ctx, companyId)
  const plan = await planImport(ctx.db, { ...file, companyId, company }, new Date())
  const copies = await findPosted(ctx.db, companyId, plan.planned)
  const isCopy = (row: number) => copies.some((copy) => copy.row === row) && !repeatedRows.includes(row)
  return {
    ...{ companyId, company, staged, file, isRemembered, layout, copies, currency: options.currency ?? null },
    contentHash: createHash('sha256').update(bytes).digest('hex'),
    questions: [...plan.questions, ...file.questions],
    openQuestions: file.openQuestions + plan.openQuestions,
    planned: plan.planned.filter(({ row }) => !isCopy(row)),
    leftOut: [
      ...file.leftOut,
      ...copies
        .filter(({ row }) => isCopy(row))
        .map(({ row, title }) => ({ row, column: '', reason: `looks like a job you have: “${title}”` })),
    ].sort((a, b) => a.row - b.row),
    noted: [...file.noted, ...plan.noted].sort((a, b) => a.row - b.row),
  }
}

async function readOptions(db: Db, companyId: string) {
  const [company] = await db
    .select({ timeZone: companies.timeZone, currency: companies.defaultCurrency, location: companies.location })
    .from(companies)
    .where(eq(companies.id, companyId))
  const { timeZone, currency, location } = found(company)
  const countries = new Set(readPosted(location ?? '').found.map(({ country }) => country))
  return {
    today: isoDay(new Date(), timeZone),
    currency,
    home: countries.size === 1 ? ([...countries][0] ?? null) : null,
  }
}

/** The ids of the company's jobs that already say where people work. */
async function findPlaced(db: Db, companyId: string): Promise<string[]> {
  const { externalId: id, externalSource: source } = jobs
  const isPlaced = or(isNotNull(jobs.location), isNotNull(jobs.workMode))
  const rows = await db
    .select({ id, source })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isNotNull(id), ne(jobs.status, 'deleted'), isPlaced))
  return rows.map((row) => keyOfJob(row.id, row.source))
}

/** When the company last imported this same file; null if never. */
export async function lastImport(db: Db, { companyId, contentHash }: ReadRequest): Promise<Date | null> {
  const [row] = await db
    .select({ at: jobImports.createdAt })
    .from(jobImports)
    .where(
      and(eq(jobImports.companyId, companyId), eq(jobImports.contentHash, contentHash), eq(jobImports.state, 'done')),
    )
    .orderBy(desc(jobImports.createdAt))
    .limit(1)
  return row?.at ?? null
}
