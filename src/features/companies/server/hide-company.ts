import { eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import type { Db } from '#server/context.ts'

/** Takes a company and its jobs from the public, or gives them back; its people keep their portal. */
export async function hideCompany(db: Db, id: string, isHidden: boolean): Promise<void> {
  const hiddenAt = isHidden ? new Date() : null
  await db.update(companies).set({ hiddenAt }).where(eq(companies.id, id))
}
