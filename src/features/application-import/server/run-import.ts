import { and, eq, inArray } from 'drizzle-orm'
import { applicationImportRefusals, applicationImports as imports } from '#db/schema/application-import.ts'
import { applications } from '#db/schema/applications.ts'
import { files } from '#db/schema/documents.ts'
import { storeImportedMatches } from '#features/applications/server/store-matches.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import { deleteFiles, removeObjects } from '#features/documents/server/stored-files.ts'
import { type PackedRows, unpackRows } from '#features/import-files/server/packed-rows.ts'
import type { Db, Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
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
  const [found] = await ctx.db
    .select({ own: imports, key: files.key })
    .from(imports)
    .leftJoin(files, eq(files.id, imports.fileId))
    .where(eq(imports.id, importId))
  if (!found || !isOpen(found.own.state)) return
  const jobs = await companyJobs(ctx.db, companyId)
  const rows = await rowsOf(ctx, found.own, { fileKey: found.key, jobs })
  if (!rows) return void (await finish(ctx, importId, 'failed'))
  const rejecting = new Set(jobs.filter((job) => job.rejectsIncomplete).map(({ id }) => id))
  for (const some of unpackRows<ImportedRow>(rows))
    if (!(await storeSome(ctx, importId, some, (id) => rejecting.has(id)))) break
  await finish(ctx, importId, 'done')
  await storeImportedMatches(ctx.db, importId)
  await notifyCompany(ctx.db, importId)
}

const isOpen = (state: Import['state']) => state === 'waiting' || state === 'running'

type Source = { fileKey: string | null; jobs: readonly CompanyJob[] }

/** The rows of the file; null if the file or its job is gone or it can no longer be read. */
async function rowsOf(ctx: Services, own: Import, { fileKey, jobs }: Source): Promise<PackedRows | null> {
  const job = jobs.find(({ id }) => id === own.jobId) ?? null
  if (!fileKey || (own.jobId !== null && !job)) return null
  const { columns, answers, statuses, createdAt: now } = own
  const sheet = own.sheet ?? undefined
  try {
    return (await readImport(ctx, { job, jobs, fileKey, sheet, columns, answers, statuses, now })).rows
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
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
    if (!own || !isOpen(own.state)) return false
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

/** Sets the final state and deletes the file, which is no longer needed. */
async function finish(ctx: Services, importId: string, state: 'done' | 'failed'): Promise<void> {
  const keys = await transaction(ctx, async ({ db }) => {
    const [own] = await db
      .update(imports)
      .set({ state, finishedAt: new Date() })
      .where(and(eq(imports.id, importId), inArray(imports.state, ['waiting', 'running'])))
      .returning({ fileId: imports.fileId })
    await notifyCompany(db, importId)
    return own?.fileId ? deleteFiles(db, [own.fileId]) : []
  })
  await removeObjects(ctx, keys)
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
