import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { questionSets } from '#db/schema/job-postings.ts'
import { questionImports as imports, questionOrigins } from '#db/schema/question-import.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { QuestionImport } from '../contract.ts'
import { importingCompany } from './read-import.ts'

type Row = { own: typeof imports.$inferSelect; by: string | null }

const MAX_LISTED = 50

const select = ({ db }: SignedIn) =>
  db.select({ own: imports, by: users.name }).from(imports).leftJoin(users, eq(users.id, imports.createdBy))

/** The company's imports of questions, newest first. */
export async function listImports(ctx: SignedIn): Promise<QuestionImport[]> {
  const rows = await select(ctx)
    .where(eq(imports.companyId, importingCompany(ctx)))
    .orderBy(desc(imports.createdAt), desc(imports.id))
    .limit(MAX_LISTED)
  return shown(ctx, rows)
}

async function shown({ db }: SignedIn, rows: readonly Row[]): Promise<QuestionImport[]> {
  const ids = rows.map(({ own }) => own.id)
  const { lastImportId: importId } = questionOrigins
  const sets =
    ids.length === 0
      ? []
      : await db
          .selectDistinct({ importId, name: questionSets.name })
          .from(questionOrigins)
          .innerJoin(questionSets, eq(questionSets.id, questionOrigins.setId))
          .where(inArray(importId, ids))
          .orderBy(asc(questionSets.name))
  return rows.map(({ own, by }) => ({
    ...{ id: own.id, fileName: own.fileName, system: own.system, state: own.state, by, createdAt: own.createdAt },
    ...{ addedRows: own.added, changedRows: own.changed, sameRows: own.same },
    ...{ leftOutRows: own.leftOut.length, refusedRows: own.refused.length, notedRows: own.noted.length },
    sets: own.state === 'undone' ? [] : sets.filter((set) => set.importId === own.id).map(({ name }) => name),
    ...{ removedRows: own.removed, restoredRows: own.restored, kept: own.kept },
  }))
}

async function loadImport(ctx: SignedIn, id: string): Promise<Row> {
  const [row] = await select(ctx).where(and(eq(imports.companyId, importingCompany(ctx)), eq(imports.id, id)))
  return found(row)
}

/** One import of the company; NOT_FOUND if it is missing or of another company. */
export async function showImport(ctx: SignedIn, id: string): Promise<QuestionImport> {
  const [one] = await shown(ctx, [await loadImport(ctx, id)])
  return found(one)
}

/** The same, locked to the end of the transaction. */
export async function lockImport(tx: SignedIn, id: string) {
  const own = and(eq(imports.companyId, importingCompany(tx)), eq(imports.id, id))
  const [row] = await tx.db.select().from(imports).where(own).for('update')
  return found(row)
}

/** One import with the rows that were not imported and the notes on the others, in row order. */
export async function readImportReport(ctx: SignedIn, { id }: { id: string }) {
  const row = await loadImport(ctx, id)
  const [one] = await shown(ctx, [row])
  const { refused, leftOut, noted } = row.own
  return { ...found(one), refused, leftOut, noted }
}
