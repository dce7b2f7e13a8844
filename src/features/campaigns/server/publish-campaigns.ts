import { inArray } from 'drizzle-orm'
import { userRoles } from '#db/schema/accounts.ts'
import type { Db } from '#server/context.ts'
import { publish } from '#server/realtime/realtime-hub.ts'

/** Updates the open pages of all staff when a campaign changes. */
export async function publishCampaigns(db: Db, campaignId: string): Promise<void> {
  const staff = await db
    .selectDistinct({ userId: userRoles.userId })
    .from(userRoles)
    .where(inArray(userRoles.role, ['platform_admin', 'platform_user']))
  await publish(
    db,
    staff.map(({ userId }) => userId),
    'campaigns_changed',
    { campaignId },
  )
}
