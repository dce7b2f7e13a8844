import { eq } from 'drizzle-orm'
import { postingImports } from '#db/schema/job-import.ts'
import { rememberCurrency } from '#features/companies/server/remember-currency.ts'
import { createPostings } from '#features/job-postings/server/create-posting.ts'
import { loadCompany, lockPosting } from '#features/job-postings/server/load-posting.ts'
import { publishToTeam } from '#features/job-postings/server/publish-team.ts'
import { changePosting } from '#features/job-postings/server/update-posting.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { ImportPreview, ImportResult } from '../contract.ts'
import { findPosted } from './find-posted.ts'
import { type Planned, planImport } from './plan-import.ts'
import { type ImportRequest, lastImport, readImport } from './read-import.ts'

/** Previews an import. */
export async function previewImport(ctx: SignedIn, request: ImportRequest): Promise<ImportPreview> {
  const file = await readImport(ctx, request)
  const { noted, withoutCurrency, currency, columns, unknownColumns, companyId } = file
  const { planned, refused } = await plan(ctx, file)
  const [importedBefore, copies] = await Promise.all([lastImport(ctx.db, file), findPosted(ctx.db, companyId, planned)])
  const postings = planned.map(({ line, fields, status, job, change }) => ({
    ...fields,
    workMode: fields.workMode ?? null,
    line,
    change,
    // an update never takes a job back to a draft
    status: job && job.status !== 'draft' ? ('active' as const) : status,
  }))
  // the jobs that are updated already have what is asked for others
  const isStated = (at: number) =>
    planned.some(({ line, job }) => line === at && (job?.applicantPlaces.length ?? 0) > 0)
  const applicants = file.applicants.filter(({ line }) => !isStated(line))
  const unplaced = planned.filter(({ isUnplaced, job }) => isUnplaced && !job).length
  const asked = { unplaced, withoutCurrency, currency, applicants, copies }
  return { postings, refused, noted, ...asked, columns, unknownColumns, importedBefore }
}

type ReadFile = Awaited<ReturnType<typeof readImport>>

async function plan(ctx: SignedIn, file: ReadFile) {
  const company = await loadCompany(ctx, file.companyId)
  const { planned, refused } = await planImport(ctx.db, { ...file, company }, new Date())
  return { company, planned, refused: [...file.refused, ...refused].sort((a, b) => a.line - b.line) }
}

/**
 * Imports the jobs of a file, all in one transaction. A job with the external id and source of an earlier one updates it. The caller chooses
 * the import's id: a repeated call returns the same result and creates no job twice. Refuses a file without an importable line.
 */
export async function runImport(
  ctx: SignedIn,
  { id, skippedLines, ...request }: ImportRequest & { id: string; skippedLines: readonly number[] },
): Promise<ImportResult> {
  const file = await readImport(ctx, request)
  const { companyId, contentHash, noted } = file
  if (file.postings.length === 0) throw new DomainError('IMPORT_NOTHING_TAKEN')
  const { company, planned, refused } = await plan(ctx, file)
  const taken = planned.filter(({ line }) => !skippedLines.includes(line))
  const added = taken.filter(({ change }) => change === 'new')
  const changed = taken.filter(({ change }) => change === 'update')
  const [imported, updated] = [added.length, changed.length]
  return transaction(ctx, async (tx) => {
    const [begun] = await tx.db
      .insert(postingImports)
      .values({ id, companyId, contentHash, imported, updated, refused })
      .onConflictDoNothing()
      .returning()
    if (!begun) return { ...(await storedImport(tx, { id, companyId })), noted }
    const postings = added.map(({ fields, status }) => ({ ...fields, id: newId(), companyId, status }))
    await createPostings(tx, postings, { company, importId: id })
    for (const posting of changed) await change(tx, posting)
    if (request.currency && file.withoutCurrency > 0) await rememberCurrency(tx.db, companyId, request.currency)
    await publishToTeam(tx.db, companyId)
    const data = { imported, updated, refused: refused.length }
    await tx.audit({ action: 'postings.imported', subjectType: 'posting_import', subjectId: id, companyId, data })
    return { imported, updated, refused, noted }
  })
}

async function storedImport(tx: SignedIn, { id, companyId }: { id: string; companyId: string }) {
  const [row] = await tx.db.select().from(postingImports).where(eq(postingImports.id, id))
  const { imported, updated, refused, companyId: owner } = found(row)
  if (owner !== companyId) throw new DomainError('NOT_FOUND')
  return { imported, updated, refused }
}

/** Refuses the import if someone changed the job since it was planned. */
async function change(tx: SignedIn & UnitOfWork, { fields, job, status }: Planned): Promise<void> {
  const { id, updatedAt } = found(job ?? undefined)
  const locked = await lockPosting(tx, id)
  await changePosting(tx, locked, { fields, publish: status === 'active', readAt: updatedAt })
}
