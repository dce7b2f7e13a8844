import { eq } from 'drizzle-orm'
import { subscriberImportRefusals, subscriberImports } from '#db/schema/campaigns.imports.ts'
import { attachStaged } from '#features/documents/server/stored-files.ts'
import { rememberChoices } from '#features/import-files/server/choices.ts'
import { newRecord, startOnce } from '#features/import-files/server/import-records.ts'
import { storeProblems } from '#features/import-files/server/store-problems.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import { subscriberImportStarted } from '../../events.ts'
import type { SubscriberFile, SubscriberImport } from '../../subscriber-import-contract.ts'
import { choicesToKeep, layout, readRequest } from './check-file.ts'
import { showImport } from './load-import.ts'
import type { PlannedPerson } from './plan-people.ts'

type StartRequest = SubscriberFile & { id: string; consent: string }

/**
 * Stores the file; the worker imports its people, who agreed in another system, with a statement about that. The caller chooses the id, so a
 * repeated call starts only one import. Refused if no row adds or changes anyone, or while a question about the file is open.
 */
export const startImport = (ctx: SignedIn, { id, consent, ...request }: StartRequest): Promise<SubscriberImport> =>
  startOnce({
    isThere: () => isThere(ctx, id),
    read: () => readRequest(ctx, request),
    start: (read) => start(ctx, { id, consent, sheet: request.sheet }, read),
    show: () => showImport(ctx, id),
  })

type Read = Awaited<ReturnType<typeof readRequest>>

async function start(
  ctx: SignedIn,
  { id, consent, sheet }: Pick<StartRequest, 'id' | 'consent' | 'sheet'>,
  { staged, file, planned, leftOut, repeatedRows }: Read,
): Promise<void> {
  if (file.openQuestions > 0) throw new DomainError('IMPORT_QUESTIONS_OPEN')
  if (!planned.some(isAct)) throw new DomainError('IMPORT_NOTHING_TAKEN')
  const addsPeople = planned.some(({ change }) => change === 'new' || change === 'changed')
  if (consent === '' && addsPeople) throw new DomainError('CONSENT_REQUIRED')
  const record = newRecord(staged, file, sheet)
  await transaction(ctx, async (tx) => {
    const [made] = await tx.db
      .insert(subscriberImports)
      .values({
        ...record,
        ...{ id, consent, createdBy: ctx.viewer.userId, system: file.file.system },
        ...{ totalRows: planned.length, leftOutRows: repeatedRows },
      })
      .onConflictDoNothing()
      .returning({ id: subscriberImports.id })
    // of two equal calls at once, the other one has created the import
    if (!made) return
    if (!(await attachStaged(tx.db, ctx.viewer.userId, staged.id))) throw new DomainError('IMPORT_FILE_GONE')
    await storeProblems(id, { refused: file.refused, leftOut }, (rows) =>
      tx.db.insert(subscriberImportRefusals).values(rows).onConflictDoNothing(),
    )
    await rememberChoices(tx.db, { ...layout, header: file.header }, choicesToKeep(record))
    const data = { rows: planned.length }
    await tx.audit({ action: 'subscribers.imported', subjectType: 'newsletter', subjectId: id, data })
    await tx.emit(subscriberImportStarted({ importId: id }))
  })
}

const isAct = (one: PlannedPerson): boolean =>
  one.change === 'new' ||
  one.change === 'changed' ||
  one.change === 'ended' ||
  (one.change === 'kept_off' && !one.known)

const isThere = async ({ db }: SignedIn, id: string): Promise<boolean> =>
  (await db.$count(subscriberImports, eq(subscriberImports.id, id))) > 0
