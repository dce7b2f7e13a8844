import { memberIds } from '#features/companies/server/member-ids.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'

/** The open pages of a company's people read its jobs anew: one of them, or our staff, changed some. */
export async function publishToTeam(db: Db, ...companyIds: string[]): Promise<void> {
  for (const companyId of new Set(companyIds)) await publish(db, await memberIds(db, companyId), 'postings_changed')
}
