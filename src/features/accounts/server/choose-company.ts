import { eq } from 'drizzle-orm'
import { sessions, users } from '#db/schema/accounts.ts'
import { roleInCompany } from '#lib/viewer.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'

/** Makes one of the viewer's companies the active one, for this session and as the default of later sessions (SHELL-32). */
export async function chooseCompany(ctx: SignedIn, { companyId }: { companyId: string }) {
  if (!roleInCompany(ctx.viewer, companyId)) throw new DomainError('NOT_FOUND')
  await ctx.db.update(users).set({ lastCompanyId: companyId }).where(eq(users.id, ctx.viewer.userId))
  await ctx.db
    .update(sessions)
    .set({ activeCompanyId: companyId })
    .where(eq(sessions.id, ctx.sessionId ?? ''))
  return { activeCompanyId: companyId }
}
