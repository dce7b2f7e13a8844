import { isDeepStrictEqual } from 'node:util'
import { and, eq, inArray, or, sql } from 'drizzle-orm'
import type { StoredSetQuestion } from '#db/schema/job-postings.ts'
import { type KeptQuestion, questionImports, questionOrigins } from '#db/schema/question-import.ts'
import { type CompanySet, lockedSets, writeSets } from '#features/job-postings/server/write-sets.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { transaction } from '#server/transaction.ts'
import type { QuestionImport } from '../contract.ts'
import { keyOfQuestion } from '../read-questions.ts'
import { lockImport, showImport } from './load-import.ts'
import { originKey } from './plan-import.ts'

type Origin = typeof questionOrigins.$inferSelect

/**
 * Undoes an import: removes the questions that it added and restores those that it changed, except those that were changed here or by a later
 * file. Sets without questions are deleted. An import that was undone stays as it is.
 */
export async function undoImport(ctx: SignedIn, { id }: { id: string }): Promise<QuestionImport> {
  await transaction(ctx, async (tx) => {
    const own = await lockImport(tx, id)
    if (own.state === 'undone') return
    const sets = await lockedSets(tx.db, own.companyId)
    const undone = undo(own, sets, await readOrigins(tx.db, id))
    await writeSets(tx.db, own.companyId, { added: [], ...undone.sets })
    await forgetOrigins(tx.db, undone.forgotten)
    for (const { origin, said } of undone.restored) await restoreOrigin(tx.db, origin, said)
    // as if the file had not been imported, so that an earlier import can be undone, too
    const { importId, lastImportId } = questionOrigins
    await tx.db
      .update(questionOrigins)
      .set({ lastImportId: sql`${importId}` })
      .where(eq(lastImportId, id))
    const counts = { removed: undone.removed, restored: undone.restored.length }
    const set = { state: 'undone' as const, ...counts, kept: undone.kept }
    await tx.db.update(questionImports).set(set).where(eq(questionImports.id, id))
    const data = { ...counts, kept: undone.kept.length }
    const subject = { subjectType: 'question_import', subjectId: id, companyId: own.companyId }
    await tx.audit({ action: 'questions.import_undone', ...subject, data })
  })
  return showImport(ctx, id)
}

/** What files said of the questions that the import added or changed. */
const readOrigins = (db: Db, id: string): Promise<Origin[]> =>
  db
    .select()
    .from(questionOrigins)
    .where(or(eq(questionOrigins.importId, id), eq(questionOrigins.lastImportId, id)))

type Own = typeof questionImports.$inferSelect

function undo({ id, changes }: Own, sets: readonly CompanySet[], origins: readonly Origin[]) {
  const changeOf = new Map(changes.map((one) => [originKey(one.setId, one.key), one]))
  const touched = new Set<CompanySet>()
  const kept: KeptQuestion[] = []
  const forgotten: Origin[] = []
  const restored: { origin: Origin; said: StoredSetQuestion | null }[] = []
  let removed = 0
  for (const origin of origins) {
    const set = sets.find((one) => one.id === origin.setId)
    const at = set?.questions.findIndex(({ label }) => keyOfQuestion(label) === origin.key) ?? -1
    const here = set?.questions[at]
    const change = changeOf.get(originKey(origin.setId, origin.key))
    const isAdded = origin.importId === id
    if (!set || !here || (!isAdded && !change)) continue
    const reason = reasonToKeep(origin, { id, here, after: isAdded ? origin.imported : change?.after })
    if (reason) {
      kept.push({ question: here.label, set: set.name, reason })
      continue
    }
    touched.add(set)
    if (isAdded) {
      set.questions.splice(at, 1)
      removed += 1
      forgotten.push(origin)
    } else if (change) {
      set.questions[at] = change.before
      restored.push({ origin, said: change.said })
    }
  }
  const changed = [...touched]
  return {
    ...{ kept, forgotten, restored, removed },
    sets: {
      changed: changed.filter(({ questions }) => questions.length > 0),
      removed: changed.filter(({ questions }) => questions.length === 0).map((set) => set.id),
    },
  }
}

type Here = { id: string; here: StoredSetQuestion; after: StoredSetQuestion | undefined }

/** null if the question can be removed or restored. */
function reasonToKeep({ lastImportId }: Origin, { id, here, after }: Here): string | null {
  if (lastImportId !== id) return 'is in a later import too'
  return isDeepStrictEqual(here, after) ? null : 'was changed here since'
}

async function forgetOrigins(db: Db, origins: readonly Origin[]): Promise<void> {
  for (const [setId, keys] of Map.groupBy(origins, (origin) => origin.setId))
    await db.delete(questionOrigins).where(
      and(
        eq(questionOrigins.setId, setId),
        inArray(
          questionOrigins.key,
          keys.map(({ key }) => key),
        ),
      ),
    )
}

/** Back to what the file before said of the question. */
async function restoreOrigin(db: Db, { setId, key }: Origin, said: StoredSetQuestion | null): Promise<void> {
  const own = and(eq(questionOrigins.setId, setId), eq(questionOrigins.key, key))
  if (said === null) await db.delete(questionOrigins).where(own)
  else await db.update(questionOrigins).set({ imported: said }).where(own)
}
