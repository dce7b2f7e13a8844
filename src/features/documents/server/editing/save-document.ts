import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import type { Design } from '#features/document-content/design.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction, type UnitOfWork } from '#server/transaction.ts'
import { type DocumentKind, readDocumentType, untitled } from '../../rules.ts'
import { countWithRoom, recordCreation } from '../create-document.ts'
import { lockDocuments } from '../own-resumes.ts'
import { tableOf } from './editable.ts'
import { type State, storeVersions } from './store-version.ts'

const newTitles = { resume: 'New Resume', letter: 'New Cover Letter' } as const

/** A document as its editor sends it: serialised content, and the other columns of its kind. */
export type DocumentToSave = {
  kind: DocumentKind
  id: string
  title: string
  content: string
  text: string
  design: Design
  from: number | null
  isByHand: boolean
  /** Whether the stored content is readable, so that it may be replaced without storing a version. */
  isReadable: (stored: string | null) => boolean
  extraColumns: Record<string, unknown>
}
type Tx = SignedIn & UnitOfWork
type Row = { title: string; content: string | null; design: unknown; revision: number; updatedAt: Date }
type SavedRow = { id: string; title: string; revision: number; updatedAt: Date }

/**
 * Saves a document that is being written (BUILD-27 to BUILD-32, COVER-09). The first save creates it under the client's id,
 * so repeating it is safe; each later save must start from the stored revision, otherwise DOCUMENT_CHANGED and nothing is
 * overwritten. A repeated save gets the same answer as the first.
 */
export async function saveDocument(ctx: SignedIn, document: DocumentToSave): Promise<SavedRow> {
  const { userId } = ctx.viewer
  const table = tableOf(document.kind)
  return transaction(ctx, async (tx) => {
    await lockDocuments(tx.db, userId)
    const [row] = await tx.db.select().from(table).where(eq(table.id, document.id)).for('update')
    if (!row) return create(tx, document)
    if (row.userId !== userId) throw new DomainError('NOT_FOUND')
    if (readDocumentType(row.documentType) === 'uploaded') throw new DomainError('DOCUMENT_NOT_BUILT')
    return replace(tx, row, document)
  })
}

async function create(tx: Tx, { kind, title, from, ...document }: DocumentToSave): Promise<SavedRow> {
  // auto-save of a forgotten tab must not restore a deleted document
  if (from !== null) throw new DomainError('NOT_FOUND')
  const { userId } = tx.viewer
  const table = tableOf(kind)
  const others = await countWithRoom(tx.db, kind, userId)
  const { id, content, text, design, extraColumns } = document
  const [made] = await tx.db
    .insert(table)
    .values({
      id,
      userId,
      title: title || `${newTitles[kind]} ${others + 1}`,
      content,
      text,
      design,
      revision: 1,
      documentType: 'platform_created',
      isDefault: others === 0,
      ...extraColumns,
    })
    .returning(saved(kind))
  await tx.audit({ action: `${kind}.created`, subjectType: kind, subjectId: id })
  await tx.emit(recordCreation(kind, id, userId))
  if (document.isByHand) await storeCurrentVersion(tx.db, { kind, id }, made as SavedRow, { content, design })
  return made as SavedRow
}

async function replace(tx: Tx, row: Row, document: DocumentToSave): Promise<SavedRow> {
  const { kind, id, content, text, design, from, isByHand, extraColumns } = document
  const title = document.title || untitled[kind]
  // a first save without a title gets one from the server
  const isSameTitle = title === row.title || (from === null && document.title === '')
  const isSame = isSameTitle && row.content === content && isDeepStrictEqual(row.design, design)
  if (isSame) {
    if (isByHand) await storeCurrentVersion(tx.db, { kind, id }, { id, ...row }, { content, design })
    return { id, title: row.title, revision: row.revision, updatedAt: row.updatedAt }
  }
  if (from !== row.revision) throw new DomainError('DOCUMENT_CHANGED', { revision: row.revision })
  const table = tableOf(kind)
  const [now] = await tx.db
    .update(table)
    .set({ title, content, text, design, revision: row.revision + 1, ...extraColumns })
    .where(eq(table.id, id))
    .returning(saved(kind))
  const before = { ...row, content: row.content ?? '', savedAt: row.updatedAt }
  const after = isByHand ? stateOf(now as SavedRow, { content, design }) : null
  const mustKeep = !document.isReadable(row.content)
  await storeVersions(tx.db, { kind, id }, { before, after, mustKeep })
  if (isByHand) await tx.audit({ action: `${kind}.saved`, subjectType: kind, subjectId: id })
  return now as SavedRow
}

const saved = (kind: DocumentKind) => {
  const { id, title, revision, updatedAt } = tableOf(kind)
  return { id, title, revision, updatedAt }
}

const stateOf = ({ revision, title, updatedAt }: SavedRow, written: { content: string; design: unknown }): State => ({
  revision,
  title,
  savedAt: updatedAt,
  ...written,
})

const storeCurrentVersion = (
  db: Db,
  document: { kind: DocumentKind; id: string },
  row: SavedRow,
  written: { content: string; design: unknown },
) => storeVersions(db, document, { before: null, after: stateOf(row, written), mustKeep: false })
