import { inArray } from 'drizzle-orm'
import { interviewBookmarks, interviewResources } from '#db/schema/interview-prep.ts'
import type { Db } from '#server/context.ts'
import { idOf } from './keys.ts'

const bookmarked = ['phone-screen', 'questions-for-data-people', 'questions-to-ask-them', 'the-salary-question']

/** The sample job seeker's bookmarked resources; run it after the resources are stored. */
export async function seedBookmarks(db: Db): Promise<void> {
  const userId = idOf('user', 'maya-okafor')
  const rows = await db
    .select({ id: interviewResources.id })
    .from(interviewResources)
    .where(inArray(interviewResources.key, bookmarked))
  await db.insert(interviewBookmarks).values(rows.map(({ id }) => ({ userId, resourceId: id })))
}
