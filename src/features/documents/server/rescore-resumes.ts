import { and, asc, eq, lt, sql } from 'drizzle-orm'
import { files, resumes } from '#db/schema/documents.ts'
import { readStoredDesign } from '#features/document-content/design.ts'
import { readStoredResume } from '#features/document-content/stored-content.ts'
import { rubricVersion } from '#features/resume-review/score/rubric.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { scoreUpload } from './import/score-upload.ts'
import { storedScore } from './score-document.ts'

/** The maximum number of resumes in one run, because reading an upload again may take seconds. */
const BATCH = 300

/**
 * Scores resumes again that an older rubric scored, so that a person's scores can be compared. A resume that is saved meanwhile gets its
 * score from the save; one whose file cannot be read now is scored in the next run.
 */
export async function rescoreResumes(ctx: Services): Promise<void> {
  const isOld = lt(resumes.aiScoreVersion, rubricVersion)
  const old = await ctx.db
    .select({ resume: resumes, key: files.key })
    .from(resumes)
    .leftJoin(files, eq(files.id, resumes.fileId))
    .where(isOld)
    .orderBy(asc(resumes.id))
    .limit(BATCH)
  for (const { resume, key } of old) {
    if (ctx.stopping?.aborted) return
    const score = await scoreAgain(ctx, resume, key).catch((error) => {
      ctx.log.warn({ err: error, resumeId: resume.id }, 'resume could not be scored again')
      return null
    })
    if (!score) continue
    await ctx.db
      .update(resumes)
      // a new score is not a change of the document, so its date does not change
      .set({ ...score, updatedAt: sql`${resumes.updatedAt}` })
      .where(and(eq(resumes.id, resume.id), eq(resumes.revision, resume.revision), isOld))
  }
}

async function scoreAgain(ctx: Services, resume: typeof resumes.$inferSelect, key: string | null) {
  const { content, isUnreadable } = readStoredResume(resume.content)
  if (resume.content !== null && !isUnreadable)
    return storedScore(content, readStoredDesign(resume.design), resume.updatedAt)
  return key ? scoreUpload(ctx, { key }, resume.updatedAt) : { aiScore: null, aiScoreVersion: null }
}

export const rescoreSchedules: Schedule[] = [{ name: 'documents.rescore', cron: '*/10 * * * *', run: rescoreResumes }]
