import { memberIds } from '#features/companies/server/member-ids.ts'
import type { Db } from '#server/context.ts'
import { tell } from '#server/live.ts'

type Thread = { applicationId: string; companyId: string; userId: string }

/** Open pages of the company's people and of the candidate look at the thread again. */
export async function tellThread(db: Db, { applicationId, companyId, userId }: Thread): Promise<void> {
  await tell(db, [userId, ...(await memberIds(db, companyId))], 'conversation_changed', { applicationId })
}
