import { eq, sql } from 'drizzle-orm'
import { avatars } from '#db/schema/profiles.ts'
import type { Context } from '#server/context.ts'
import { found, requirePolicy } from '#server/errors.ts'
import type { StoredFile } from '#server/storage/storage.ts'
import { canSeeAvatar } from '../policy.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** A current picture, for viewers who can see it. NOT_FOUND for others and for an unknown id. */
export async function readAvatar(ctx: Context, id: string): Promise<StoredFile> {
  const [row] = UUID.test(id)
    ? await ctx.db
        .select({
          key: avatars.key,
          userId: avatars.userId,
          isStaff: sql<boolean>`exists (select from user_roles r
            where r.user_id = avatars.user_id and r.role in ('platform_admin', 'platform_user'))`,
          isInCompany: sql<boolean>`exists (select from company_members m where m.user_id = avatars.user_id)`,
        })
        .from(avatars)
        .where(eq(avatars.id, id))
    : []
  const shown = found(row)
  requirePolicy(canSeeAvatar(ctx.viewer, shown))
  return found(await ctx.storage.get(shown.key))
}
