import { and, count, eq } from 'drizzle-orm'
import { files } from '#db/schema/documents.ts'
import { newId } from '#lib/ids.ts'
import { titleFromFileName } from '#lib/names.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { transaction } from '#server/transaction.ts'
import type { LetterSummary, ResumeSummary } from '../contract.ts'
import { letterCreated, resumeCreated } from '../events.ts'
import type { DocumentKind } from '../rules.ts'
import { tableOf } from './editing/editable.ts'
import { lockDocuments, readOwnLetter, readOwnResume } from './own-resumes.ts'
import { findStaged } from './stored-files.ts'

type Upload = { fileId: string; title?: string | undefined }

const maxDocuments = 200
const areas = { resume: 'resumes', letter: 'cover-letters' } as const
const titled = { resume: 'resume', letter: 'cover_letter' } as const

/** How many documents of this kind a person has; TOO_MANY_DOCUMENTS at the limit. Call `lockDocuments` first. */
export async function countWithRoom(db: Db, kind: DocumentKind, userId: string): Promise<number> {
  const table = tableOf(kind)
  const [had] = await db.select({ documents: count() }).from(table).where(eq(table.userId, userId))
  const documents = had?.documents ?? 0
  if (documents >= maxDocuments) throw new DomainError('TOO_MANY_DOCUMENTS')
  return documents
}

export const recordCreation = (kind: DocumentKind, id: string, userId: string) =>
  kind === 'resume' ? resumeCreated({ resumeId: id, userId }) : letterCreated({ letterId: id, userId })

/**
 * Creates a document from an upload of the viewer: its title is the file name unless one is given (DOCS-21), and it is the default if it is
 * the first of its kind (DOCS-14). A job reads its text later. UPLOAD_GONE if the upload was used or deleted, TOO_MANY_DOCUMENTS above 200.
 */
async function createDocument(ctx: SignedIn, kind: DocumentKind, { fileId, title = '' }: Upload): Promise<string> {
  const { userId } = ctx.viewer
  const staged = await findStaged(ctx.db, userId, fileId)
  if (staged?.area !== areas[kind]) throw new DomainError('UPLOAD_GONE')
  const id = newId()
  return transaction(ctx, async (tx) => {
    await lockDocuments(tx.db, userId)
    const stored = await tx.db
      .update(files)
      .set({ state: 'kept' })
      .where(and(eq(files.id, fileId), eq(files.state, 'staged')))
      .returning({ id: files.id })
    if (stored.length === 0) throw new DomainError('UPLOAD_GONE')
    const others = await countWithRoom(tx.db, kind, userId)
    await tx.db.insert(tableOf(kind)).values({
      id,
      userId,
      fileId,
      title: title || titleFromFileName(staged.fileName, titled[kind], others + 1),
      documentType: 'uploaded',
      isDefault: others === 0,
    })
    await tx.audit({ action: `${kind}.created`, subjectType: kind, subjectId: id })
    await tx.emit(recordCreation(kind, id, userId))
    return id
  })
}

/** Creates a resume from an upload; errors as `createDocument`. */
export async function createResume(ctx: SignedIn, upload: Upload): Promise<ResumeSummary> {
  return readOwnResume(ctx.db, ctx.viewer.userId, await createDocument(ctx, 'resume', upload))
}

/** Creates a cover letter from an upload; errors as `createDocument`. */
export async function createLetter(ctx: SignedIn, upload: Upload): Promise<LetterSummary> {
  return readOwnLetter(ctx.db, ctx.viewer.userId, await createDocument(ctx, 'letter', upload))
}
