import { and, eq, inArray } from 'drizzle-orm'
import { applicationImportRefusals, applicationImports as imports } from '#db/schema/applications.imports.ts'
import { applications } from '#db/schema/applications.ts'
import { files } from '#db/schema/documents.ts'
import { storeImportedMatches } from '#features/applications/server/store-matches.ts'
import { memberIds } from '#features/companies/server/member-ids.ts'
import { deleteFiles, removeObjects } from '#features/documents/server/stored-files.ts'
import type { Db, Services } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { publish } from '#server/realtime/realtime-hub.ts'
import { transaction } from '#server/transaction.ts'
import type { ReadFile } from '../../imports/read-file.ts'
import { findImportJob, readImport } from './read-import.ts'
import { type Import, storeRows } from './store-rows.ts'

const AT_ONCE = 200
type Started = { importId: string; jobId: string; companyId: string }
type Row = ReadFile['rows'][number]

/**
 * Stores the rows of a waiting or interrupted import, a batch at a time from its last position; then computes their
 * matches.
 */
export async function runImport(ctx: Services, { importId, jobId, companyId }: Started): Promise<void> {
  const [found] = await ctx.db
    .select({ own: imports, key: files.key })
    .from(imports)
    .leftJoin(files, eq(files.id, imports.fileId))
    .where(eq(imports.id, importId))
  if (!found || !isOpen(found.own.state)) return
  const rows = await rowsOf(ctx, found.own, found.key)
  const job = rows && (await findImportJob(ctx.db, companyId, jobId))
  if (!job) return void (await finish(ctx, importId, 'failed'))
  for (let hasMore = true; hasMore; ) hasMore = await storeNext(ctx, importId, rows, job.rejectsIncomplete)
  await finish(ctx, importId, 'done')
  await storeImportedMatches(ctx.db, importId)
  await notifyCompany(ctx.db, importId)
}

const isOpen = (state: Import['state']) => state === 'waiting' || state === 'running'

/** The rows of the file; null if the file is gone or can no longer be read. */
async function rowsOf(
  ctx: Services,
  { jobId, mapping, statuses, id, createdAt }: Import,
  fileKey: string | null,
): Promise<Row[] | null> {
  if (!fileKey) return null
  try {
    return (await readImport(ctx, { jobId, fileKey, mapping, statuses, importId: id, now: createdAt })).rows
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

/** Stores the next rows and the progress in one transaction; false at the end or after a cancellation. */
const storeNext = (ctx: Services, importId: string, rows: Row[], rejectsIncomplete: boolean): Promise<boolean> =>
  transaction(ctx, async ({ db }) => {
    const [own] = await db.select().from(imports).where(eq(imports.id, importId)).for('update')
    if (!own || !isOpen(own.state)) return false
    const next = rows.filter(({ row }) => row > own.lastRow).slice(0, AT_ONCE)
    const last = next.at(-1)
    if (!last) return false
    const { stored, rejected } = await storeRows(db, own, next, rejectsIncomplete)
    const storedEmails = new Set(stored)
    const late = next.filter(({ row }) => !storedEmails.has(row))
    await refuseAlreadyApplied(db, importId, late)
    await db
      .update(imports)
      .set({
        state: 'running',
        startedAt: own.startedAt ?? new Date(),
        lastRow: last.row,
        doneRows: own.doneRows + next.length,
        importedRows: own.importedRows + stored.length,
        refusedRows: own.refusedRows + late.length,
        rejectedRows: own.rejectedRows + rejected,
      })
      .where(eq(imports.id, importId))
    await notifyCompany(db, importId)
    return true
  })

/** Records rows as refused whose applicant applied after the preview. */
async function refuseAlreadyApplied(db: Db, importId: string, rows: Row[]): Promise<void> {
  if (rows.length === 0) return
  const reason = 'already has an application for this job'
  await db
    .insert(applicationImportRefusals)
    .values(rows.map(({ row }) => ({ importId, rowNumber: row, columnName: 'Email', reason })))
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
