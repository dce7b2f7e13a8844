import { eq } from 'drizzle-orm'
import { resumes } from '#db/schema/documents.ts'
import { readStoredDesign } from '#features/document-content/design.ts'
import { readStoredLetter, readStoredResume } from '#features/document-content/stored-content.ts'
import type { SignedIn } from '#server/context.ts'
import type { OpenedLetter, OpenedResume } from '../../editor-contract.ts'
import { readEditable } from './editable.ts'

type One = { id: string }

/** A resume of the viewer to edit; of unreadable content the readable part opens, with `isUnreadable` (BUILD-01, BUILD-09). */
export async function openResume(ctx: SignedIn, { id }: One): Promise<OpenedResume> {
  const { content, design, ...row } = await readEditable(ctx.db, 'resume', { id, userId: ctx.viewer.userId })
  const [scored] = await ctx.db.select({ aiScore: resumes.aiScore }).from(resumes).where(eq(resumes.id, id))
  return {
    ...row,
    ...readStoredResume(content),
    design: readStoredDesign(design),
    aiScore: scored?.aiScore ?? null,
  }
}

/** A cover letter of the viewer to edit; of unreadable content the readable part opens, with `isUnreadable` (COVER-01, COVER-07). */
export async function openLetter(ctx: SignedIn, { id }: One): Promise<OpenedLetter> {
  const { content, design, ...row } = await readEditable(ctx.db, 'letter', { id, userId: ctx.viewer.userId })
  return { ...row, ...readStoredLetter(content), design: readStoredDesign(design) }
}
