import { and, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companyInvitations, companyMembers } from '#db/schema/companies.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { DomainError, found, isDuplicate } from '#server/errors.ts'
import { consumeMailTo } from '#server/recipient-limit.ts'
import { transaction } from '#server/transaction.ts'
import { memberInvited } from '../../events.ts'
import { INVITATION_HOURS } from '../../rules.ts'
import type { Invitation, InviteMember } from '../../team-contract.ts'
import { managedCompanyId } from '../own-company.ts'
import { invitationColumns } from './list-team.ts'

const PER_DAY = { points: 100, seconds: 24 * 60 * 60 }
const validUntil = () => new Date(Date.now() + INVITATION_HOURS * 60 * 60 * 1000)

/**
 * Invites a person to the viewer's company by email. The link works once, for 72 hours. ALREADY_MEMBER, ALREADY_INVITED (resend it
 * instead), FORBIDDEN for viewers who are not admins. RATE_LIMITED after a hundred emails per company and day.
 */
export async function inviteMember(ctx: SignedIn, person: InviteMember): Promise<Invitation> {
  const companyId = managedCompanyId(ctx)
  await ctx.throttle.consume('team-invitations', companyId, PER_DAY)
  return inviteTo(ctx, companyId, person)
}

/** Resends an invitation, also an expired one, with a new link that works for 72 hours. INVITATION_GONE if it is not the company's. */
export async function resendInvitation(ctx: SignedIn, { id }: { id: string }): Promise<Invitation> {
  const companyId = managedCompanyId(ctx)
  await ctx.throttle.consume('team-invitations', companyId, PER_DAY)
  return sendAgain(ctx, { companyId, id })
}

/** Deletes an invitation, so that its link stops working. INVITATION_GONE if it is not the company's. */
export async function withdrawInvitation(ctx: SignedIn, { id }: { id: string }): Promise<{ withdrawn: true }> {
  return withdrawInvitationOf(ctx, { companyId: managedCompanyId(ctx), id })
}

type One = { companyId: string; id: string }
/** For the audit log: 'platform' if platform staff act instead of a member of the company. */
type By = { by?: 'platform' }

/** Invites a person to any company; the caller checks permissions. ALREADY_MEMBER, ALREADY_INVITED. */
export async function inviteTo(
  ctx: SignedIn,
  companyId: string,
  { displayName, email, role }: InviteMember,
  who: By = {},
): Promise<Invitation> {
  await consumeMailTo(ctx, email)
  const id = newId()
  try {
    return await transaction(ctx, async ({ db, audit, emit }) => {
      const inTeam = and(eq(companyMembers.companyId, companyId), eq(sql`lower(${users.email})`, email))
      const [member] = await db
        .select({ id: companyMembers.id })
        .from(companyMembers)
        .innerJoin(users, eq(users.id, companyMembers.userId))
        .where(inTeam)
      if (member) throw new DomainError('ALREADY_MEMBER')
      const [made] = await db
        .insert(companyInvitations)
        .values({
          id,
          companyId,
          email,
          displayName,
          role,
          tokenHash: id,
          expiresAt: validUntil(),
          invitedBy: ctx.viewer.userId,
        })
        .returning(invitationColumns)
      await audit({
        action: 'team.invited',
        subjectType: 'company_invitation',
        subjectId: id,
        companyId,
        data: { role, ...who },
      })
      await emit(memberInvited({ invitationId: id }))
      return found(made)
    })
  } catch (error) {
    if (isDuplicate(error, 'company_invitations_person')) throw new DomainError('ALREADY_INVITED')
    throw error
  }
}

const ofCompany = ({ companyId, id }: One) =>
  and(eq(companyInvitations.companyId, companyId), eq(companyInvitations.id, id))

/** Resends an invitation of any company; the caller checks permissions. The previous link stops working. INVITATION_GONE. */
export async function sendAgain(ctx: SignedIn, one: One, who: By = {}): Promise<Invitation> {
  const { companyId, id: subjectId } = one
  return transaction(ctx, async ({ db, audit, emit }) => {
    const [again] = await db
      .update(companyInvitations)
      // a new hash makes the previous link invalid at once, before the worker creates the new one
      .set({ expiresAt: validUntil(), tokenHash: newId() })
      .where(ofCompany(one))
      .returning(invitationColumns)
    if (!again) throw new DomainError('INVITATION_GONE')
    await consumeMailTo(ctx, again.email)
    await audit({ action: 'team.invited_again', subjectType: 'company_invitation', subjectId, companyId, data: who })
    await emit(memberInvited({ invitationId: subjectId }))
    return again
  })
}

/** Deletes an invitation of any company; the caller checks permissions. INVITATION_GONE. */
export async function withdrawInvitationOf(ctx: SignedIn, one: One, who: By = {}): Promise<{ withdrawn: true }> {
  const { companyId, id: subjectId } = one
  await transaction(ctx, async ({ db, audit }) => {
    const deleted = await db.delete(companyInvitations).where(ofCompany(one)).returning({ id: companyInvitations.id })
    if (deleted.length === 0) throw new DomainError('INVITATION_GONE')
    await audit({
      ...{ action: 'team.invitation_withdrawn', subjectType: 'company_invitation', subjectId, companyId },
      data: who,
    })
  })
  return { withdrawn: true }
}
