import { eq } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import type { Db } from '#server/context.ts'

/** Hides a company and its jobs from the public, or shows them again. Its members can still use the company portal. */
export async function setCompanyHidden(db: Db, id: string, isHidden: boolean): Promise<void> {
  const hiddenAt = isHidden ? new Date() : null
  await db.update(companies).set({ hiddenAt }).where(eq(companies.id, id))
}
