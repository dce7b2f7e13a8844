import { eq, inArray, sql } from 'drizzle-orm'
import { jobImportChanges, jobImports, jobOrigins } from '#db/schema/job-import.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { rememberCurrency } from '#features/companies/server/remember-currency.ts'
import { deleteFiles, removeObjects } from '#features/documents/server/stored-files.ts'
import { questionId } from '#features/import-files/questions.ts'
import { rememberChoices } from '#features/import-files/server/choices.ts'
import { startOnce } from '#features/import-files/server/import-records.ts'
import { createPostings } from '#features/job-postings/server/create-posting.ts'
import { type JobRow, lockPosting } from '#features/job-postings/server/load-posting.ts'
import { publishToTeam } from '#features/job-postings/server/publish-team.ts'
import { storedPosting } from '#features/job-postings/server/stored-posting.ts'
import { changedFields, changePosting } from '#features/job-postings/server/update-posting.ts'
import { newId } from '#lib/ids.ts'
import { isCurrency } from '#lib/pay/pay.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { ImportRequest, JobImport } from '../contract.ts'
import { NO_CURRENCY } from '../read-salary.ts'
import { valuesOf } from './job-values.ts'
import { showImport } from './load-import.ts'
import { isAboutJobs, type Planned } from './plan-import.ts'
import { importingCompany, type ReadRequest, readRequest } from './read-import.ts'

const MAX_NOTES = 2_000
const TOGETHER = 100

/**
 * Imports the jobs of a file, all in one transaction. A job with the external id and source of an earlier one updates it. The caller chooses
 * the import's id: a repeated call returns the same result and creates no job twice. Refused without an importable row, or while a question is
 * open.
 */
export async function startImport(
  ctx: SignedIn,
  { id, ...request }: ImportRequest & { id: string },
): Promise<JobImport> {
  importingCompany(ctx)
  return startOnce({
    isThere: () => isThere(ctx, id),
    read: () => readRequest(ctx, request),
    start: (read) => start(ctx, id, read),
    show: () => showImport(ctx, id),
  })
}

async function start(ctx: SignedIn, id: string, read: ReadRequest): Promise<void> {
  if (read.openQuestions > 0 || read.planned.length === 0) {
    // of two equal calls at once, the other one has stored the jobs, which this one then found here
    if (await isThere(ctx, id)) return
    if (read.file.lacks) throw new DomainError(read.file.lacks)
    throw new DomainError(read.openQuestions > 0 ? 'IMPORT_QUESTIONS_OPEN' : 'IMPORT_NOTHING_TAKEN')
  }
  const keys = await transaction(ctx, (tx) => storeImport(tx, id, read))
  await removeObjects(ctx, keys)
}

/** The keys of the file's stored objects, which are no longer needed. */
async function storeImport(tx: SignedIn & UnitOfWork, id: string, read: ReadRequest): Promise<string[]> {
  const { companyId, company, staged, file, planned, leftOut, noted } = read
  const of = (change: Planned['change']) => planned.filter((one) => one.change === change)
  const added = of('new').map((one) => ({ ...one, id: newId() }))
  const changed = of('changed')
  const [made] = await tx.db
    .insert(jobImports)
    .values({
      ...{ id, companyId, contentHash: read.contentHash, createdBy: tx.viewer.userId },
      ...{ fileName: staged.fileName, system: file.file.system },
      ...{ imported: added.length, updated: changed.length, same: of('same').length },
      ...{ refused: file.refused, leftOut, noted: noted.slice(0, MAX_NOTES) },
    })
    .onConflictDoNothing()
    .returning({ id: jobImports.id })
  // of two equal calls at once, the other one has created the import
  if (!made) return []
  const postings = added.map(({ id: jobId, fields, status }) => ({ ...fields, id: jobId, companyId, status }))
  await createPostings(tx, postings, { company, importId: id })
  await storeChanges(tx, id, [...changed, ...of('same')])
  await storeOrigins(tx.db, id, { added, known: [...changed, ...of('same')] })
  await remember(tx, read)
  await publishToTeam(tx.db, companyId)
  const data = { imported: added.length, updated: changed.length, refused: file.refused.length }
  await tx.audit({ action: 'postings.imported', subjectType: 'posting_import', subjectId: id, companyId, data })
  return deleteFiles(tx.db, [staged.id])
}

/** Changes jobs, and keeps what known ones were. Refuses the import if someone changed one since it was planned. */
async function storeChanges(tx: SignedIn & UnitOfWork, importId: string, known: readonly Planned[]): Promise<void> {
  const jobIds = known.flatMap(({ job }) => job?.id ?? [])
  const origins =
    jobIds.length === 0 ? [] : await tx.db.select().from(jobOrigins).where(inArray(jobOrigins.jobId, jobIds))
  const originOf = new Map(origins.map(({ jobId, ...origin }) => [jobId, origin]))
  const rows: (typeof jobImportChanges.$inferInsert)[] = []
  for (const one of known) {
    const before = found(one.job ?? undefined)
    const { written, values } = one.change === 'changed' ? await change(tx, one, before) : { written: {}, values: {} }
    rows.push({ importId, jobId: before.id, written, before: { values, origin: originOf.get(before.id) ?? null } })
  }
  for (let at = 0; at < rows.length; at += TOGETHER)
    await tx.db.insert(jobImportChanges).values(rows.slice(at, at + TOGETHER))
}

async function change(tx: SignedIn & UnitOfWork, { fields, status }: Planned, before: JobRow) {
  const locked = await lockPosting(tx, before.id)
  const publish = status === 'active'
  const after = await changePosting(tx, locked, { fields, publish, readAt: before.updatedAt })
  const keys = [...changedFields(before, storedPosting(fields, locked.company, before)), 'status']
  return { written: valuesOf(after, keys), values: valuesOf(before, keys) }
}

type Origins = { added: readonly (Planned & { id: string })[]; known: readonly Planned[] }

/** What the file says of each job. A job that could not be created, because its id was taken in the meantime, has none. */
async function storeOrigins(db: Db, importId: string, { added, known }: Origins): Promise<void> {
  const ids = added.map(({ id }) => id)
  const stored = ids.length === 0 ? [] : await db.select({ id: jobs.id }).from(jobs).where(inArray(jobs.id, ids))
  const made = new Set(stored.map(({ id }) => id))
  const rows = [
    ...added.filter(({ id }) => made.has(id)).map((one) => ({ ...one, jobId: one.id, importId })),
    ...known.map((one) => ({ ...one, jobId: found(one.job ?? undefined).id, importId: null })),
  ].map(({ jobId, importId: own, imported, status, job }) => ({
    ...{ jobId, importId: own, lastImportId: importId },
    imported: { ...imported, status: job && job.status !== 'draft' ? job.status : status },
  }))
  const set = { lastImportId: importId, imported: sql`excluded.imported` }
  for (let at = 0; at < rows.length; at += TOGETHER)
    await db
      .insert(jobOrigins)
      .values(rows.slice(at, at + TOGETHER))
      .onConflictDoUpdate({ target: jobOrigins.jobId, set })
}

/** The choices for the next file of this layout, and the currency of pay without one for the next import and job. */
async function remember({ db }: SignedIn, { companyId, layout, file, currency }: ReadRequest): Promise<void> {
  const answers = Object.fromEntries(Object.entries(file.chosenAnswers).filter(([id]) => !isAboutJobs(id)))
  await rememberChoices(db, { ...layout, header: file.header }, { columns: file.chosenColumns, answers })
  if (!file.jobs.some(({ usesDefaultCurrency }) => usesDefaultCurrency)) return
  const asked = file.questions.find(({ text }) => text === NO_CURRENCY)
  const chosen = (asked && file.chosenAnswers[questionId('choice', asked.column, NO_CURRENCY)]) || currency
  if (chosen && isCurrency(chosen)) await rememberCurrency(db, companyId, chosen)
}

const isThere = async ({ db }: SignedIn, id: string): Promise<boolean> =>
  (await db.$count(jobImports, eq(jobImports.id, id))) > 0
