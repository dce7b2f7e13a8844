import { eq } from 'drizzle-orm'
import { interviewResponses } from '#db/schema/question-bank.ts'
import type { Db } from '#server/context.ts'

type Row = typeof interviewResponses.$inferSelect

/** Stores an answer of a mock interview. Returns false if the id is already in use. */
export async function addResponse(db: Db, row: typeof interviewResponses.$inferInsert): Promise<boolean> {
  const stored = await db.insert(interviewResponses).values(row).onConflictDoNothing().returning()
  return stored.length > 0
}

/** Changes which recordings belong to an answer. */
export async function setRecordings(
  db: Db,
  responseId: string,
  files: Partial<Pick<Row, 'responseAudioFileId' | 'responseVideoFileId'>>,
): Promise<void> {
  await db.update(interviewResponses).set(files).where(eq(interviewResponses.id, responseId))
}
