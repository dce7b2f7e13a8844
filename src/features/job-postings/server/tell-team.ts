import { memberIds } from '#features/companies/server/member-ids.ts'
import type { Db } from '#server/context.ts'
import { tell } from '#server/live.ts'

/** The open pages of a company's people read its jobs anew: one of them, or our staff, changed some. */
export async function tellTeam(db: Db, ...companyIds: string[]): Promise<void> {
  for (const companyId of new Set(companyIds)) await tell(db, await memberIds(db, companyId), 'postings_changed')
}
