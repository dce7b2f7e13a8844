import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm'
import { staffInvitations, userRoles, users } from '#db/schema/accounts.ts'
import { DAY_MS } from '#lib/dates.ts'
import { newId } from '#lib/ids.ts'
import type { Services, SignedIn } from '#server/context.ts'
import { DomainError, found, isDuplicate, requirePolicy } from '#server/errors.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { consumeMailTo } from '#server/recipient-limit.ts'
import { isUnreachable } from '#server/suppressions.ts'
import { transaction } from '#server/transaction.ts'
import { staffInvited } from '../../events.ts'
import { canManageUsers } from '../../policy.ts'
import { type InviteStaff, STAFF_INVITATION_HOURS, type StaffInvitation, staffRoles } from '../../staff-contract.ts'

const PER_DAY = { points: 50, seconds: 24 * 60 * 60 }
const KEPT_DAYS = 30
const validUntil = () => new Date(Date.now() + STAFF_INVITATION_HOURS * 60 * 60 * 1000)

const columns = {
  id: staffInvitations.id,
  displayName: staffInvitations.displayName,
  email: staffInvitations.email,
  role: staffInvitations.role,
  expiresAt: staffInvitations.expiresAt,
  isUnreachable: isUnreachable('staff_invitations.email'),
}

/** The staff invitations that were not accepted yet, newest last. ADMINS_ONLY for callers who are not platform admins. */
export async function listStaffInvitations(ctx: SignedIn): Promise<StaffInvitation[]> {
  requirePolicy(canManageUsers(ctx.viewer))
  return ctx.db.select(columns).from(staffInvitations).orderBy(asc(staffInvitations.createdAt))
}

/**
 * Invites a person to the staff by email, with a link that works once, for 72 hours. ADMINS_ONLY, ALREADY_STAFF,
 * ALREADY_INVITED (resend it instead), RATE_LIMITED above fifty emails per admin and day.
 */
export async function inviteStaff(ctx: SignedIn, { email, ...rest }: InviteStaff): Promise<StaffInvitation> {
  requirePolicy(canManageUsers(ctx.viewer))
  await ctx.throttle.consume('staff-invitations', ctx.viewer.userId, PER_DAY)
  await consumeMailTo(ctx, email)
  const id = newId()
  try {
    return await transaction(ctx, async ({ db, audit, emit }) => {
      const [existing] = await db
        .select({ id: users.id })
        .from(users)
        .innerJoin(userRoles, eq(userRoles.userId, users.id))
        .where(and(eq(sql`lower(${users.email})`, email), inArray(userRoles.role, [...staffRoles])))
      if (existing) throw new DomainError('ALREADY_STAFF')
      const invitation = { id, email, ...rest, tokenHash: id, expiresAt: validUntil(), invitedBy: ctx.viewer.userId }
      const [made] = await db.insert(staffInvitations).values(invitation).returning(columns)
      await audit({
        action: 'staff.invited',
        subjectType: 'staff_invitation',
        subjectId: id,
        data: { role: rest.role },
      })
      await emit(staffInvited({ invitationId: id }))
      return found(made)
    })
  } catch (error) {
    if (isDuplicate(error, 'staff_invitations_email_unique')) throw new DomainError('ALREADY_INVITED')
    throw error
  }
}

/** Sends an invitation again with a new link for another 72 hours, also after it expired. INVITATION_GONE if it does not exist. */
export async function resendStaffInvitation(ctx: SignedIn, { id }: { id: string }): Promise<StaffInvitation> {
  requirePolicy(canManageUsers(ctx.viewer))
  await ctx.throttle.consume('staff-invitations', ctx.viewer.userId, PER_DAY)
  return transaction(ctx, async ({ db, audit, emit }) => {
    const [again] = await db
      .update(staffInvitations)
      // the previous link stops working now, even before the new email is sent
      .set({ expiresAt: validUntil(), tokenHash: newId() })
      .where(eq(staffInvitations.id, id))
      .returning(columns)
    if (!again) throw new DomainError('INVITATION_GONE')
    await consumeMailTo(ctx, again.email)
    await audit({ action: 'staff.invited_again', subjectType: 'staff_invitation', subjectId: id })
    await emit(staffInvited({ invitationId: id }))
    return again
  })
}

/** Withdraws an invitation: its link stops working. INVITATION_GONE if it does not exist. */
export async function withdrawStaffInvitation(ctx: SignedIn, { id }: { id: string }): Promise<{ withdrawn: true }> {
  requirePolicy(canManageUsers(ctx.viewer))
  await transaction(ctx, async ({ db, audit }) => {
    const deleted = await db
      .delete(staffInvitations)
      .where(eq(staffInvitations.id, id))
      .returning({ id: staffInvitations.id })
    if (deleted.length === 0) throw new DomainError('INVITATION_GONE')
    await audit({ action: 'staff.invitation_withdrawn', subjectType: 'staff_invitation', subjectId: id })
  })
  return { withdrawn: true }
}

/** Deletes invitations a month after their link ended, because they contain names and addresses. */
export async function cleanUpStaffInvitations({ db }: Pick<Services, 'db'>, now = new Date()): Promise<void> {
  await db.delete(staffInvitations).where(lt(staffInvitations.expiresAt, new Date(now.getTime() - KEPT_DAYS * DAY_MS)))
}

export const staffSchedules: Schedule[] = [
  { name: 'accounts.sweep-staff-invitations', cron: '43 3 * * *', run: (ctx) => cleanUpStaffInvitations(ctx) },
]
