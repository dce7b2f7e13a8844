import { createHash } from 'node:crypto'
import { and, eq, isNull } from 'drizzle-orm'
import { importChoices } from '#db/schema/import-files.ts'
import { plainWords } from '#lib/names.ts'
import type { Db } from '#server/context.ts'
import type { ChosenColumns } from '../fields.ts'
import type { ImportAnswers } from '../questions.ts'

type Kind = (typeof importChoices.$inferSelect)['kind']
type Layout = {
  companyId: string | null
  /** The job seeker whose own file it is. */
  userId?: string | undefined
  kind: Kind
  header: readonly string[]
}
type Named = Omit<Layout, 'header'>
export type ImportChoices = { columns: ChosenColumns; answers: ImportAnswers }

const signatureOf = (header: readonly string[]): string =>
  createHash('sha256')
    .update(JSON.stringify(header.map(plainWords)))
    .digest('hex')

const sameLayout = ({ companyId, userId, kind, header }: Layout) =>
  and(
    companyId === null ? isNull(importChoices.companyId) : eq(importChoices.companyId, companyId),
    userId === undefined ? isNull(importChoices.userId) : eq(importChoices.userId, userId),
    eq(importChoices.kind, kind),
    eq(importChoices.signature, signatureOf(header)),
  )

/** The choices of the last import of a file with the same columns; null without one. */
async function recallChoices(db: Db, layout: Layout): Promise<ImportChoices | null> {
  const [row] = await db
    .select({ columns: importChoices.columns, answers: importChoices.answers })
    .from(importChoices)
    .where(sameLayout(layout))
  return row ?? null
}

/** Keeps the choices of an import for the next file with the same columns. */
export async function rememberChoices(db: Db, layout: Layout, { columns, answers }: ImportChoices): Promise<void> {
  const { companyId, userId = null, kind, header } = layout
  const updatedAt = new Date()
  await db
    .insert(importChoices)
    .values({ companyId, userId, kind, signature: signatureOf(header), columns, answers, updatedAt })
    .onConflictDoUpdate({
      target: [importChoices.companyId, importChoices.userId, importChoices.kind, importChoices.signature],
      set: { columns, answers, updatedAt },
    })
}

/**
 * Reads a file with the choices of a request. If it has none and does not refuse it, the choices of the last import of a file with the same
 * columns are used.
 */
export async function readWithChoices<File extends { header: readonly string[] }>(
  db: Db,
  { columns, answers, recalls }: ImportChoices & { recalls: boolean },
  { layout, read }: { layout: Named | ((file: File) => Named); read(choices: ImportChoices): Promise<File> },
): Promise<{ file: File; isRemembered: boolean }> {
  const first = await read({ columns, answers })
  const named = typeof layout === 'function' ? layout(first) : layout
  const isChosen = !recalls || Object.keys(columns).length + Object.keys(answers).length > 0
  const known = isChosen ? null : await recallChoices(db, { ...named, header: first.header })
  return known ? { file: await read(known), isRemembered: true } : { file: first, isRemembered: false }
}
