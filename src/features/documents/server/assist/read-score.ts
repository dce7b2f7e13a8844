import { and, eq } from 'drizzle-orm'
import { resumes } from '#db/schema/documents.ts'
import { readStoredDesign } from '#features/document-content/design.ts'
import { readStoredResume } from '#features/document-content/stored-content.ts'
import type { SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { scoreDocument } from '../score-document.ts'

/** The stored score report of the viewer's own resume (AI-03, AI-04); null for an upload. */
export async function readScore(ctx: SignedIn, { id }: { id: string }) {
  const [row] = await ctx.db
    .select({
      id: resumes.id,
      title: resumes.title,
      content: resumes.content,
      design: resumes.design,
      updatedAt: resumes.updatedAt,
    })
    .from(resumes)
    .where(and(eq(resumes.id, id), eq(resumes.userId, ctx.viewer.userId)))
  const { content, design, updatedAt, ...resume } = found(row)
  const { content: written, isUnreadable } = readStoredResume(content)
  return {
    ...resume,
    report: content === null || isUnreadable ? null : await scoreDocument(written, readStoredDesign(design), updatedAt),
  }
}
