import { and, eq, sql } from 'drizzle-orm'
import { files, resumes } from '#db/schema/documents.ts'
import type { Services } from '#server/context.ts'
import { on, type Subscriber } from '#server/jobs.ts'
import { resumeCreated } from '../events.ts'
import { scoreUpload } from './import/score-upload.ts'
import { readTextOfFile } from './read-text.ts'

/** Reads the text of an uploaded resume apart from the request: hostile files take their time, and nobody waits for it. */
async function readResume(ctx: Services, { resumeId }: { resumeId: string }): Promise<void> {
  const [file] = await ctx.db
    .select({ key: files.key })
    .from(resumes)
    .innerJoin(files, eq(files.id, resumes.fileId))
    .where(and(eq(resumes.id, resumeId), eq(resumes.text, '')))
  if (!file) return
  const text = await readTextOfFile(ctx, file)
  if (text === '') return
  const score = await scoreUpload(ctx, file)
  // being read is no change of the document, so its date stays
  await ctx.db
    .update(resumes)
    .set({ text, ...score, updatedAt: sql`${resumes.updatedAt}` })
    .where(and(eq(resumes.id, resumeId), eq(resumes.text, '')))
}

export const documentSubscribers: Subscriber[] = [on(resumeCreated, 'documents.read-resume', readResume)]
