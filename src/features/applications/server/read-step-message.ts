import { eq } from 'drizzle-orm'
import { applicationStatusChanges } from '#db/schema/applications.ts'
import type { Db } from '#server/context.ts'

/** The company's message with a change of status; null without a message. */
export async function readStepMessage(db: Db, changeId: string | undefined): Promise<string | null> {
  if (!changeId) return null
  const [step] = await db
    .select({ message: applicationStatusChanges.message })
    .from(applicationStatusChanges)
    .where(eq(applicationStatusChanges.id, changeId))
  return step?.message ?? null
}
