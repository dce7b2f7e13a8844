import type { SignedIn } from '#server/context.ts'
import type { Invitation, InviteMember } from '../../team-contract.ts'
import { inviteTo, sendAgain, withdrawInvitationOf } from '../team/invite-member.ts'
import { requireCompany } from './archive-company.ts'
import { requireUserManager } from './company-members.ts'

const PER_DAY = { points: 100, seconds: 24 * 60 * 60 }
const by = 'platform'

/** Checks that the viewer may invite to this company, and counts the email. FORBIDDEN, COMPANY_UNKNOWN, RATE_LIMITED. */
async function requireInviter(ctx: SignedIn, companyId: string): Promise<void> {
  requireUserManager(ctx)
  await requireCompany(ctx.db, companyId)
  await ctx.throttle.consume('company-invitations', ctx.viewer.userId, PER_DAY)
}

/**
 * Invites a person to a company by email, for example as its first admin. The email has the same kind of link as an invitation by the
 * company's admins. FORBIDDEN for users who are not platform admins, COMPANY_UNKNOWN, ALREADY_MEMBER, ALREADY_INVITED. RATE_LIMITED after
 * a hundred emails a day.
 */
export async function inviteCompanyUser(
  ctx: SignedIn,
  { companyId, ...person }: InviteMember & { companyId: string },
): Promise<Invitation> {
  await requireInviter(ctx, companyId)
  return inviteTo(ctx, companyId, person, { by })
}

type One = { companyId: string; id: string }

/** Resends an invitation with a new link that works for 72 hours. INVITATION_GONE, and the errors of `requireInviter`. */
export async function resendCompanyInvitation(ctx: SignedIn, one: One): Promise<Invitation> {
  await requireInviter(ctx, one.companyId)
  return sendAgain(ctx, one, { by })
}

/** Deletes an invitation; its link stops working at once. FORBIDDEN, COMPANY_UNKNOWN, INVITATION_GONE. */
export async function withdrawCompanyInvitation(ctx: SignedIn, one: One): Promise<{ withdrawn: true }> {
  requireUserManager(ctx)
  await requireCompany(ctx.db, one.companyId)
  return withdrawInvitationOf(ctx, one, { by })
}
