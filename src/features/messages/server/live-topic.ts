import { memberIds } from '#features/companies/server/member-ids.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'

type Thread = { applicationId: string; companyId: string; userId: string }

/** Makes the open pages of the company's members and of the candidate refetch the thread. */
export async function publishToThread(db: Db, { applicationId, companyId, userId }: Thread): Promise<void> {
  await publish(db, [userId, ...(await memberIds(db, companyId))], 'conversation_changed', { applicationId })
}
