import { eq } from 'drizzle-orm'
import { applicationImportRefusals, applicationImports as imports } from '#db/schema/application-import.ts'
import { applications } from '#db/schema/applications.ts'
import { storeImportedMatches } from '#features/applications/server/store-matches.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import { isOpen } from '#features/import-files/server/import-records.ts'
import { type PackedRows, unpackRows } from '#features/import-files/server/packed-rows.ts'
import { runFileImport } from '#features/import-files/server/run-import.ts'
import type { Db, Services } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import type { ImportedRow } from '../read-row.ts'
import { APPLIED } from './plan-import.ts'
import { planRows } from './plan-rows.ts'
import { type CompanyJob, companyJobs, readImport } from './read-import.ts'
import { type Import, storeRows } from './store-rows.ts'
import { updateRows } from './update-rows.ts'

type Started = { importId: string; companyId: string }

/**
 * Stores the rows of a waiting or interrupted import, a batch at a time from its last position; then computes their
 * matches.
 */
export async function runImport(ctx: Services, { importId, companyId }: Started): Promise<void> {
  const [own] = await ctx.db.select().from(imports).where(eq(imports.id, importId))
  const jobs = await companyJobs(ctx.db, companyId)
  const rejecting = new Set(jobs.filter((job) => job.rejectsIncomplete).map(({ id }) => id))
  const isDone = await runFileImport(ctx, {
    ...{ imports, own },
    read: (found, fileKey) => rowsOf(ctx, found, { fileKey, jobs }),
    async store(rows) {
      for (const some of unpackRows<ImportedRow>(rows))
        if (!(await storeSome(ctx, importId, some, (id) => rejecting.has(id)))) return false
      return true
    },
    atEnd: (db) => notifyCompany(db, importId),
  })
  if (!isDone) return
  await storeImportedMatches(ctx.db, importId)
  await notifyCompany(ctx.db, importId)
}

type Source = { fileKey: string; jobs: readonly CompanyJob[] }

/** The rows of the file; null if its job is gone. */
async function rowsOf(ctx: Services, own: Import, { fileKey, jobs }: Source): Promise<PackedRows | null> {
  const job = jobs.find(({ id }) => id === own.jobId) ?? null
  if (own.jobId !== null && !job) return null
  const { columns, answers, statuses, createdAt: now } = own
  const sheet = own.sheet ?? undefined
  return (await readImport(ctx, { job, jobs, fileKey, sheet, columns, answers, statuses, now })).rows
}

/** Stores those of some rows that are not stored yet, and the progress, in one transaction; false after a cancellation. */
const storeSome = (
  ctx: Services,
  importId: string,
  rows: readonly ImportedRow[],
  rejectsIncomplete: (jobId: string) => boolean,
): Promise<boolean> =>
  transaction(ctx, async ({ db }) => {
    const [own] = await db.select().from(imports).where(eq(imports.id, importId)).for('update')
    if (!own || !isOpen(own)) return false
    const next = rows.filter(({ row }) => row > own.lastRow)
    const last = next.at(-1)
    if (!last) return true
    const planned = await planRows(db, next, own.id)
    const added = planned.flatMap(({ change, row }) => (change === 'new' ? [row] : []))
    const known = planned.flatMap((one) => (one.change === 'changed' || one.change === 'same' ? [one] : []))
    const { stored, rejected } = await storeRows(db, own, added, rejectsIncomplete)
    await updateRows(db, own, known)
    const storedRows = new Set(stored)
    const late = [
      ...planned.flatMap(({ change, row }) => (change === 'applied' ? [row] : [])),
      ...added.filter(({ row }) => !storedRows.has(row)),
    ]
    await leaveOutApplied(db, importId, late)
    const changed = known.filter(({ change }) => change === 'changed').length
    await db
      .update(imports)
      .set({
        state: 'running',
        startedAt: own.startedAt ?? new Date(),
        lastRow: last.row,
        doneRows: own.doneRows + next.length,
        importedRows: own.importedRows + stored.length,
        changedRows: own.changedRows + changed,
        sameRows: own.sameRows + known.length - changed,
        leftOutRows: own.leftOutRows + late.length,
        rejectedRows: own.rejectedRows + rejected,
      })
      .where(eq(imports.id, importId))
    await notifyCompany(db, importId)
    return true
  })

/** Records rows as left out whose applicant applied after the preview. */
async function leaveOutApplied(db: Db, importId: string, rows: readonly ImportedRow[]): Promise<void> {
  if (rows.length === 0) return
  await db
    .insert(applicationImportRefusals)
    .values(
      rows.map(({ row }) => ({ importId, rowNumber: row, columnName: 'Email', reason: APPLIED, isLeftOut: true })),
    )
    .onConflictDoNothing()
}

async function notifyCompany(db: Db, importId: string): Promise<void> {
  const [one] = await db
    .select({ applicationId: applications.id, jobId: applications.jobId, companyId: imports.companyId })
    .from(imports)
    .innerJoin(applications, eq(applications.importId, imports.id))
    .where(eq(imports.id, importId))
    .limit(1)
  if (!one) return
  const { companyId, ...payload } = one
  await publish(db, await memberIds(db, companyId), 'application_changed', payload)
}
