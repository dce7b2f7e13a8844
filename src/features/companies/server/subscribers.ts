import { and, eq, gt, inArray } from 'drizzle-orm'
import { userRoles, users } from '#db/schema/accounts.ts'
import { companies, companyInvitations, companyMembers } from '#db/schema/companies.ts'
import { newToken } from '#features/accounts/server/links.ts'
import type { Db, Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { mailGroups, type Occurrence, on, type Subscriber } from '#server/queue/worker.ts'
import { hashToken } from '#server/secrets/hash-token.ts'
import { memberInvited } from '../events.ts'
import { memberRoleLabels } from '../rules.ts'
import { invitationMail } from './mail/invitation-mail.ts'

// The secret is created here, so that only the email contains it. If the worker runs this twice, only the last link works.
async function mailInvitation(ctx: Services, { invitationId }: { invitationId: string }, { eventId }: Occurrence) {
  const token = newToken()
  const [invitation] = await ctx.db
    .update(companyInvitations)
    .set({ tokenHash: hashToken(token) })
    .where(and(eq(companyInvitations.id, invitationId), gt(companyInvitations.expiresAt, new Date())))
    .returning()
  if (!invitation) return
  const [company] = await ctx.db.select().from(companies).where(eq(companies.id, invitation.companyId))
  const [by] = await ctx.db
    .select({ name: users.name })
    .from(users)
    .where(eq(users.id, invitation.invitedBy ?? invitation.id))
  const mail = invitationMail({
    name: invitation.displayName,
    company: company?.name ?? '',
    invitedBy: by?.name ?? null,
    byStaff: await isByStaff(ctx, invitation),
    role: memberRoleLabels[invitation.role],
    // in the fragment, because browsers send it neither to the server, which could log it, nor in a referrer
    url: `${ctx.env.PUBLIC_URL}/invitation#token=${token}`,
  })
  await deliverMail(ctx, { key: `invitation ${eventId}`, to: invitation.email, ...mail })
}

/** Whether a member of platform staff who is not a member of the company sent the invitation. */
async function isByStaff(
  { db }: { db: Db },
  { companyId, invitedBy }: typeof companyInvitations.$inferSelect,
): Promise<boolean> {
  if (!invitedBy) return false
  const ofStaff = and(eq(userRoles.userId, invitedBy), inArray(userRoles.role, ['platform_admin', 'platform_user']))
  const ofCompany = and(eq(companyMembers.companyId, companyId), eq(companyMembers.userId, invitedBy))
  return (await db.$count(userRoles, ofStaff)) > 0 && (await db.$count(companyMembers, ofCompany)) === 0
}

export const companySubscribers: Subscriber[] = [
  on(memberInvited, 'companies.mail-invitation', mailInvitation, mailGroups('invitationId')),
]
