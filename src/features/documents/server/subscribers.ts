import { and, eq, sql } from 'drizzle-orm'
import { coverLetters, files, resumes } from '#db/schema/documents.ts'
import type { Services } from '#server/context.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { letterCreated, resumeCreated } from '../events.ts'
import { scoreUpload } from './import/score-upload.ts'
import { readTextOfFile } from './read-text.ts'

/** Reads the text of an uploaded resume in the worker: hostile files take long, and no request waits for it. */
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
  // reading the text is not a change of the document, so its date does not change
  await ctx.db
    .update(resumes)
    .set({ text, ...score, updatedAt: sql`${resumes.updatedAt}` })
    .where(and(eq(resumes.id, resumeId), eq(resumes.text, '')))
}

/** The same for an uploaded cover letter. */
async function readLetter(ctx: Services, { letterId }: { letterId: string }): Promise<void> {
  const isUnread = and(eq(coverLetters.id, letterId), eq(coverLetters.text, ''))
  const [file] = await ctx.db
    .select({ key: files.key })
    .from(coverLetters)
    .innerJoin(files, eq(files.id, coverLetters.fileId))
    .where(isUnread)
  const text = file ? await readTextOfFile(ctx, file) : ''
  if (text === '') return
  await ctx.db
    .update(coverLetters)
    .set({ text, updatedAt: sql`${coverLetters.updatedAt}` })
    .where(isUnread)
}

export const documentSubscribers: Subscriber[] = [
  on(resumeCreated, 'documents.read-resume', readResume),
  on(letterCreated, 'documents.read-letter', readLetter),
]
