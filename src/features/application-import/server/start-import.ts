import { eq } from 'drizzle-orm'
import { applicationImportRefusals, applicationImports } from '#db/schema/application-import.ts'
import { attachStaged } from '#features/documents/server/stored-files.ts'
import { rememberChoices } from '#features/import-files/server/choices.ts'
import { newRecord, startOnce } from '#features/import-files/server/import-records.ts'
import { storeProblems } from '#features/import-files/server/store-problems.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { ImportRequest } from '../contract.ts'
import { applicationsImportStarted } from '../events.ts'
import { readImportRequest } from './check-import.ts'
import { showImport } from './load-import.ts'

/**
 * Stores the file; the worker imports its rows. The caller chooses the id, so a repeated call starts only one import. Refused if no row can
 * be imported, or while a question about the file is open.
 */
export const startImport = (ctx: SignedIn, { id, ...request }: ImportRequest & { id: string }) =>
  startOnce({
    isThere: () => isThere(ctx, id),
    read: () => readImportRequest(ctx, request),
    start: (read) => start(ctx, id, request, read),
    show: () => showImport(ctx, id),
  })

type Read = Awaited<ReturnType<typeof readImportRequest>>

async function start(ctx: SignedIn, id: string, { jobId, sheet }: ImportRequest, read: Read): Promise<void> {
  const { companyId, staged, file, plan } = read
  if (file.openQuestions > 0) throw new DomainError('IMPORT_QUESTIONS_OPEN')
  const { counts } = plan
  const taken = counts.new + counts.changed + counts.same
  if (taken === 0) throw new DomainError('IMPORT_NOTHING_TAKEN')
  const leftOut = [...file.leftOut, ...plan.applied]
  const record = newRecord(staged, file, sheet)
  await transaction(ctx, async (tx) => {
    const [made] = await tx.db
      .insert(applicationImports)
      .values({
        ...record,
        ...{ id, companyId, jobId: jobId ?? null, createdBy: ctx.viewer.userId, system: file.file.system },
        ...{ totalRows: taken, leftOutRows: leftOut.length },
      })
      .onConflictDoNothing()
      .returning({ id: applicationImports.id })
    // of two equal calls at once, the other one has created the import
    if (!made) return
    if (!(await attachStaged(tx.db, ctx.viewer.userId, staged.id))) throw new DomainError('IMPORT_FILE_GONE')
    await storeProblems(id, { refused: file.refused, leftOut }, (rows) =>
      tx.db.insert(applicationImportRefusals).values(rows).onConflictDoNothing(),
    )
    await rememberChoices(tx.db, { companyId, kind: 'applications', header: file.header }, record)
    const data = { jobId: jobId ?? null, rows: taken }
    const about = { subjectType: 'application_import', subjectId: id, companyId, data }
    await tx.audit({ ...about, action: 'application.import_started' })
    await tx.emit(applicationsImportStarted({ importId: id, jobId: jobId ?? null, companyId }))
  })
}

const isThere = async ({ db }: SignedIn, id: string): Promise<boolean> =>
  (await db.$count(applicationImports, eq(applicationImports.id, id))) > 0
