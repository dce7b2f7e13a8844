import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { importChoices } from '#db/schema/import-files.ts'
import { plainWords } from '#lib/names.ts'
import type { Db } from '#server/context.ts'
import type { ChosenColumns } from '../fields.ts'
import type { ImportAnswers } from '../questions.ts'

type Kind = (typeof importChoices.$inferSelect)['kind']
type Layout = { companyId: string | null; kind: Kind; header: readonly string[] }
export type ImportChoices = { columns: ChosenColumns; answers: ImportAnswers }

const signatureOf = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map(plainWords)))
    .digest('hex')

const sameLayout = ({ companyId, kind, header }: Layout) =>
  and(
    companyId === null ? isNull(importChoices.companyId) : eq(importChoices.companyId, companyId),
    eq(importChoices.kind, kind),
    eq(importChoices.signature, signatureOf(header)),
  )

/** The choices of the last import of a file with the same columns; null without one. */
export async function recallChoices(db: Db, layout: Layout): Promise<ImportChoices | null> {
  const [row] = await db
    .select({ columns: importChoices.columns, answers: importChoices.answers })
    .from(importChoices)
    .where(sameLayout(layout))
  return row ?? null
}

/** Keeps the choices of an import for the next file with the same columns. */
export async function rememberChoices(db: Db, layout: Layout, { columns, answers }: ImportChoices): Promise<void> {
  const { companyId, kind, header } = layout
  const updatedAt = new Date()
  await db
    .insert(importChoices)
    .values({ companyId, kind, signature: signatureOf(header), columns, answers, updatedAt })
    .onConflictDoUpdate({
      target: [importChoices.companyId, importChoices.kind, importChoices.signature],
      set: { columns, answers, updatedAt },
    })
}
