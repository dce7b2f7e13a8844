import { and, eq } from 'drizzle-orm'
import { applicationDrafts as drafts } from '#db/schema/applications.forms.ts'
import type { Db } from '#server/context.ts'
import { type SavedDraft, StoredDraft } from '../../draft-shape.ts'
import { isFile, ownUploads, uploadsOf } from './save-draft.ts'

/** The person's draft for a job, without uploads that no longer exist. Null without a draft. */
export async function readDraft(db: Db, jobId: string, userId: string): Promise<SavedDraft | null> {
  const [row] = await db
    .select({ values: drafts.values, savedAt: drafts.savedAt })
    .from(drafts)
    .where(and(eq(drafts.jobId, jobId), eq(drafts.userId, userId)))
  const stored = StoredDraft.safeParse(row?.values)
  if (!row || !stored.success) return null
  const there = new Set(await ownUploads(db, userId, uploadsOf(stored.data)))
  const { resume, answers } = stored.data
  const values = {
    ...stored.data,
    resume: resume?.kind === 'upload' && !there.has(resume.file.fileId) ? null : resume,
    answers: Object.fromEntries(
      Object.entries(answers).map(([id, answer]) => [id, isFile(answer) && !there.has(answer.fileId) ? null : answer]),
    ),
  }
  return { values, savedAt: row.savedAt }
}
