import { and, asc, desc, eq } from 'drizzle-orm'
import { trackerImports as imports, trackerImportNotes as notes } from '#db/schema/tracker-import.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import type { TrackerImport } from '../contract.ts'

const { id, kind, fileName, system, state, createdAt, finishedAt } = imports
const { totalRows, doneRows, addedRows, changedRows, sameRows, addedContacts, leftOutRows, refusedRows } = imports
const counts = { totalRows, doneRows, addedRows, changedRows, sameRows, addedContacts, leftOutRows, refusedRows }

const shown = ({ db }: SignedIn) =>
  db.select({ id, kind, fileName, system, state, createdAt, finishedAt, ...counts }).from(imports)

const ownOne = ({ viewer }: SignedIn, importId: string) =>
  and(eq(imports.id, importId), eq(imports.userId, viewer.userId))

/** The viewer's imports, newest first. */
export const listImports = (ctx: SignedIn): Promise<TrackerImport[]> =>
  shown(ctx).where(eq(imports.userId, ctx.viewer.userId)).orderBy(desc(imports.createdAt), desc(imports.id)).limit(50)

/** One import of the viewer; NOT_FOUND for another person's and for a missing one. */
export async function showImport(ctx: SignedIn, importId: string): Promise<TrackerImport> {
  const [row] = await shown(ctx).where(ownOne(ctx, importId))
  return found(row)
}

/** One import of the viewer, locked to the end of the transaction. */
export async function lockImport(ctx: SignedIn, importId: string) {
  const [row] = await ctx.db.select().from(imports).where(ownOne(ctx, importId)).for('update')
  return found(row)
}

/** One import with what of its file was not imported, in row order. */
export async function readImportReport(ctx: SignedIn, { id: importId }: { id: string }) {
  const one = await showImport(ctx, importId)
  const { kind: what, rowNumber: row, columnName: column, reason } = notes
  const rows = await ctx.db
    .select({ what, row, column, reason })
    .from(notes)
    .where(eq(notes.importId, importId))
    .orderBy(asc(notes.rowNumber), asc(notes.id))
  const of = (kindOfNote: (typeof rows)[number]['what']) =>
    rows.filter((note) => note.what === kindOfNote).map(({ what: _, ...problem }) => problem)
  return { ...one, refused: of('refused'), leftOut: of('left_out'), noted: of('part') }
}
