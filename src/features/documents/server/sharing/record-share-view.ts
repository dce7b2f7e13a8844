import { isbot } from 'isbot'
import { resumeShareViews } from '#db/schema/documents.ts'
import { recordProfileView } from '#features/profiles/server/record-profile-view.ts'
import { isoDay } from '#lib/dates.ts'
import type { Context } from '#server/context.ts'
import { visitorKey } from './share-tokens.ts'

/**
 * Logs that a link was opened: once per visitor and day, with the name of a signed-in visitor. Views by the owner do not
 * count. A view by a member of a company is also a view of the profile (CAPP-10).
 */
export async function recordShareView(
  ctx: Context,
  { shareId, ownerId }: { shareId: string; ownerId: string },
): Promise<void> {
  const { db, env, viewer, headers, clientAddress: address } = ctx
  const agent = headers.get('user-agent') ?? ''
  if (viewer?.userId === ownerId || (!viewer && isbot(agent))) return
  const visitor = visitorKey(env.APP_SECRET, shareId, isoDay(new Date()), { userId: viewer?.userId, address, agent })
  const viewerId = viewer?.userId ?? null
  await db.insert(resumeShareViews).values({ shareId, viewerId, visitor }).onConflictDoNothing()
  const companyId = viewer?.activeCompanyId
  if (viewer && companyId) await recordProfileView({ ...ctx, viewer }, { userId: ownerId, companyId })
}
