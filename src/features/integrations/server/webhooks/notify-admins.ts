import { and, eq } from 'drizzle-orm'
import { companyMembers } from '#db/schema/companies.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'

/** Ids of the company's admins, who manage its integrations. */
export async function adminsOf(db: Db, companyId: string): Promise<string[]> {
  const rows = await db
    .select({ userId: companyMembers.userId })
    .from(companyMembers)
    .where(and(eq(companyMembers.companyId, companyId), eq(companyMembers.role, 'client_admin')))
  return rows.map(({ userId }) => userId)
}

/** Makes open pages of the admins reload the endpoints and the log. */
export async function notifyAdmins(db: Db, companyId: string): Promise<void> {
  await publish(db, await adminsOf(db, companyId), 'webhooks_changed')
}
