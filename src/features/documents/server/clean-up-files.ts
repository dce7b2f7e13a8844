import { and, eq, inArray, lt, notExists, or, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { applicationAttachments, applicationDrafts } from '#db/schema/applications.forms.ts'
import { applications } from '#db/schema/applications.ts'
import { coverLetters, files, resumes } from '#db/schema/documents.ts'
import { interviewResponses } from '#db/schema/question-bank.ts'
import { DAY_MS } from '#lib/dates.ts'
import type { Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { cleanUpStore, emptyTrash, mayClean } from '#server/storage/clean-up-store.ts'
import type { StoredArea } from '../rules.ts'
import { removeObjects } from './stored-files.ts'

const AREAS: StoredArea[] = ['resumes', 'cover-letters', 'interview-recordings']
const BATCH = 500

/**
 * Removes unreferenced files that are older than a day: uploads that were never used and are in no draft, files that nothing refers to any
 * more, and objects without a row, which remain if a process was killed between two steps (FILE-05).
 */
export async function cleanUpFiles(ctx: Services, now = new Date()): Promise<void> {
  const before = new Date(now.getTime() - DAY_MS)
  // before the rows are read: in a copy of the database they refer to files that the other installation uses
  if (!(await mayClean(ctx))) return
  await cleanUpRows(ctx, before)
  const knownOf = (keys: string[]) => ctx.db.select({ key: files.key }).from(files).where(inArray(files.key, keys))
  for (const area of AREAS) await cleanUpStore(ctx, { area, before, knownOf })
  await emptyTrash(ctx, now)
}

async function cleanUpRows(ctx: Services, before: Date): Promise<void> {
  const isUseless = or(
    eq(files.state, 'staged'),
    and(
      isUnused(ctx, resumes.fileId),
      isUnused(ctx, coverLetters.fileId),
      isUnused(ctx, applications.resumeFileId),
      isUnused(ctx, applicationAttachments.fileId),
      isUnused(ctx, interviewResponses.responseAudioFileId),
      isUnused(ctx, interviewResponses.responseVideoFileId),
    ),
  )
  while (!ctx.stopping?.aborted) {
    const old = ctx.db
      .select({ id: files.id })
      .from(files)
      .where(and(inArray(files.area, AREAS), lt(files.createdAt, before), isUseless, isInNoDraft(ctx)))
      .limit(BATCH)
    const deleted = await ctx.db.delete(files).where(inArray(files.id, old)).returning({ key: files.key })
    await removeObjects(
      ctx,
      deleted.map(({ key }) => key),
    )
    if (deleted.length < BATCH) return
  }
}

const isUnused = ({ db }: Services, reference: PgColumn): SQL =>
  notExists(db.select({ one: sql`1` }).from(reference.table).where(eq(reference, files.id)))

/** An upload in the draft of an application is not deleted before its draft. */
const isInNoDraft = ({ db }: Services): SQL =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(applicationDrafts)
      .where(
        and(eq(applicationDrafts.userId, files.ownerId), sql`${files.id}::text = any(${applicationDrafts.fileIds})`),
      ),
  )

export const documentSchedules: Schedule[] = [
  { name: 'documents.sweep-files', cron: '17 * * * *', run: (ctx) => cleanUpFiles(ctx) },
]
