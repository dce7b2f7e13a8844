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

const mostDocuments = 200
const areas = { resume: 'resumes', letter: 'cover-letters' } as const
const titled = { resume: 'resume', letter: 'cover_letter' } as const

/** How many documents of this kind a person has; TOO_MANY_DOCUMENTS where no other has room. Hold them first. */
export async function countWithRoom(db: Db, kind: DocumentKind, userId: string): Promise<number> {
  const table = tableOf(kind)
  const [had] = await db.select({ documents: count() }).from(table).where(eq(table.userId, userId))
  const documents = had?.documents ?? 0
  if (documents >= mostDocuments) throw new DomainError('TOO_MANY_DOCUMENTS')
  return documents
}

export const recordCreation = (kind: DocumentKind, id: string, userId: string) =>
  kind === 'resume' ? resumeCreated({ resumeId: id, userId }) : letterCreated({ letterId: id, userId })

/**
 * Makes a document of an upload of one's own: titled by its file name unless told (DOCS-21), the default where it is the
 * first of its kind (DOCS-14). Its text is read afterwards, if it can be. UPLOAD_GONE where the upload is used or swept,
 * TOO_MANY_DOCUMENTS beyond 200.
 */
async function createDocument(ctx: SignedIn, kind: DocumentKind, { fileId, title = '' }: Upload): Promise<string> {
  const { userId } = ctx.viewer
  const staged = await findStaged(ctx.db, userId, fileId)
  if (staged?.area !== areas[kind]) throw new DomainError('UPLOAD_GONE')
  const id = newId()
  return transaction(ctx, async (tx) => {
    await lockDocuments(tx.db, userId)
    const kept = await tx.db
      .update(files)
      .set({ state: 'kept' })
      .where(and(eq(files.id, fileId), eq(files.state, 'staged')))
      .returning({ id: files.id })
    if (kept.length === 0) throw new DomainError('UPLOAD_GONE')
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

/** A resume of an upload; refuses as `createDocument`. */
export async function createResume(ctx: SignedIn, upload: Upload): Promise<ResumeSummary> {
  return readOwnResume(ctx.db, ctx.viewer.userId, await createDocument(ctx, 'resume', upload))
}

/** A cover letter of an upload; refuses as `createDocument`. */
export async function createLetter(ctx: SignedIn, upload: Upload): Promise<LetterSummary> {
  return readOwnLetter(ctx.db, ctx.viewer.userId, await createDocument(ctx, 'letter', upload))
}
