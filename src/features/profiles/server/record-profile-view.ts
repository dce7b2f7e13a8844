import { profileViews } from '#db/schema/profiles.ts'
import { isoDay } from '#lib/dates.ts'
import { roleInCompany } from '#lib/viewer.ts'
import type { SignedIn } from '#server/context.ts'

/** A company's person looked at a candidate: at most one view a person and day; staff do not count (DASH-10, CAPP-10). */
export async function recordProfileView(
  { db, viewer }: SignedIn,
  { userId, companyId }: { userId: string; companyId: string },
): Promise<void> {
  if (!roleInCompany(viewer, companyId)) return
  const day = isoDay(new Date())
  await db.insert(profileViews).values({ userId, viewerId: viewer.userId, day, companyId }).onConflictDoNothing()
}
