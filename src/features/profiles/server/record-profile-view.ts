import { profileViews } from '#db/schema/profiles.ts'
import { isoDay } from '#lib/dates.ts'
import { roleInCompany } from '#lib/viewer.ts'
import type { SignedIn } from '#server/context.ts'

/**
 * Records that a company member viewed a candidate, at most once per viewer and day. Platform staff and impersonated sessions
 * are not recorded (DASH-10, CAPP-10).
 */
export async function recordProfileView(
  { db, viewer, impersonation }: SignedIn,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<void> {
  if (impersonation || !roleInCompany(viewer, companyId)) return
  const day = isoDay(new Date())
  await db.insert(profileViews).values({ userId, viewerId: viewer.userId, day, companyId }).onConflictDoNothing()
}
