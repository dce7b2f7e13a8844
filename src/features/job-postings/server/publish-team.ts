import { memberIds } from '#features/companies/server/member-ids.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'

/** Refetches the jobs on the open pages of a company's members after a change by one of them, or by staff. */
export async function publishToTeam(db: Db, ...companyIds: string[]): Promise<void> {
  for (const companyId of new Set(companyIds)) await publish(db, await memberIds(db, companyId), 'postings_changed')
}
