import { eq, sql } from 'drizzle-orm'
import { questionImports, questionOrigins } from '#db/schema/question-import.ts'
import { deleteFiles, removeObjects } from '#features/documents/server/stored-files.ts'
import { rememberChoices } from '#features/import-files/server/choices.ts'
import { startOnce } from '#features/import-files/server/import-records.ts'
import { lockedSets, writeSets } from '#features/job-postings/server/write-sets.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import type { ImportRequest, QuestionImport } from '../contract.ts'
import { showImport } from './load-import.ts'
import { isAboutQuestions, type Plan, type Planned, planImport } from './plan-import.ts'
import { importingCompany, type ReadRequest, readRequest } from './read-import.ts'

const MAX_NOTES = 2_000
const TOGETHER = 500

/**
 * Imports the questions of a file into sets, all in one transaction. The caller chooses the import's id: a repeated call returns the same
 * result and stores nothing twice. Refused without an importable row, or while a question is open.
 */
export async function startImport(
  ctx: SignedIn,
  { id, ...request }: ImportRequest & { id: string },
): Promise<QuestionImport> {
  importingCompany(ctx)
  return startOnce({
    isThere: () => isThere(ctx.db, id),
    read: () => readRequest(ctx, request),
    start: async (read) => removeObjects(ctx, await transaction(ctx, (tx) => storeImport(tx, id, read))),
    show: () => showImport(ctx, id),
  })
}

/** The keys of the file's stored objects, which are no longer needed. */
async function storeImport(tx: SignedIn & UnitOfWork, id: string, read: ReadRequest): Promise<string[]> {
  const { companyId, file, staged, setName } = read
  const sets = await lockedSets(tx.db, companyId)
  // of two equal calls at once, the other one has stored the import
  if (await isThere(tx.db, id)) return []
  const plan = await planImport(tx.db, { ...file, setName, sets })
  if (file.openQuestions + plan.openQuestions > 0) throw new DomainError('IMPORT_QUESTIONS_OPEN')
  if (plan.planned.length === 0) throw new DomainError('IMPORT_NOTHING_TAKEN')
  await tx.db.insert(questionImports).values({ id, ...recordOf(tx, read, plan) })
  const written = plan.sets.map(({ id: setId, name, questions }) => ({ id: setId, name, questions }))
  const isNew = new Map(plan.sets.map((set) => [set.id, set.isNew]))
  await writeSets(tx.db, companyId, {
    added: written.filter((set) => isNew.get(set.id)),
    changed: written.filter((set) => !isNew.get(set.id)),
    removed: [],
  })
  await storeOrigins(tx.db, id, plan.planned)
  const answers = Object.fromEntries(Object.entries(file.chosenAnswers).filter(([key]) => !isAboutQuestions(key)))
  await rememberChoices(tx.db, { ...read.layout, header: file.header }, { columns: file.chosenColumns, answers })
  const data = { added: countOf(plan, 'new'), changed: countOf(plan, 'changed') }
  await tx.audit({ action: 'questions.imported', subjectType: 'question_import', subjectId: id, companyId, data })
  return deleteFiles(tx.db, [staged.id])
}

const countOf = ({ planned }: Plan, change: Planned['change']): number =>
  planned.filter((one) => one.change === change).length

function recordOf({ viewer }: SignedIn, { companyId, file, staged }: ReadRequest, plan: Plan) {
  const byRow = (a: { row: number }, b: { row: number }) => a.row - b.row
  return {
    ...{ companyId, createdBy: viewer.userId, fileName: staged.fileName, system: file.file.system },
    ...{ added: countOf(plan, 'new'), changed: countOf(plan, 'changed'), same: countOf(plan, 'same') },
    refused: [...file.refused, ...plan.refused].sort(byRow),
    leftOut: file.leftOut.map(({ read: _, ...problem }) => problem).sort(byRow),
    noted: [...file.noted, ...plan.noted].sort(byRow).slice(0, MAX_NOTES),
    changes: plan.changes,
  }
}

/** What the file says of each question. */
async function storeOrigins(db: Db, importId: string, planned: readonly Planned[]): Promise<void> {
  const rows = planned.map(({ set, key, change, imported }) => ({
    ...{ setId: set.id, key, imported, lastImportId: importId },
    importId: change === 'new' ? importId : null,
  }))
  const set = { lastImportId: importId, imported: sql`excluded.imported` }
  for (let at = 0; at < rows.length; at += TOGETHER)
    await db
      .insert(questionOrigins)
      .values(rows.slice(at, at + TOGETHER))
      .onConflictDoUpdate({ target: [questionOrigins.setId, questionOrigins.key], set })
}

const isThere = async (db: Db, id: string): Promise<boolean> =>
  (await db.$count(questionImports, eq(questionImports.id, id))) > 0
