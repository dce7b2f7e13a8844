// Staff invitations, sent by admins only. The link works once, for 72 hours: a new person sets a password with it, a
// person with an account signs in and accepts.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { personName } from '#lib/text.ts'
import { adminUserErrors } from './admin-users-contract.ts'
import { accountEmail, ChosenPassword } from './contract.ts'
import { invitationErrors } from './invitation-errors.ts'

export const STAFF_INVITATION_HOURS = 72

export const staffErrors = {
  ADMINS_ONLY: adminUserErrors.ADMINS_ONLY,
  ALREADY_STAFF: { status: 409, message: 'This person is already a staff member. Change their role in the list.' },
  ...invitationErrors,
} as const

export const staffRoles = ['platform_user', 'platform_admin'] as const

export const InviteStaff = z.object({
  displayName: personName('Name is required'),
  email: accountEmail('Invalid email address'),
  role: z.enum(staffRoles),
})
export type InviteStaff = z.output<typeof InviteStaff>

export const StaffInvitation = z.object({
  id: Id,
  displayName: z.string(),
  email: z.string(),
  role: z.enum(staffRoles),
  expiresAt: Timestamp,
  /** The email did not arrive: the mailbox does not exist, or its owner refuses our emails. */
  isUnreachable: z.boolean(),
})
export type StaffInvitation = z.infer<typeof StaffInvitation>

/** An invitation as the holder of the link sees it. */
export const OpenStaffInvitation = StaffInvitation.omit({ id: true, isUnreachable: true }).extend({
  invitedBy: z.string().nullable(),
  /** Whether an account with this address exists and can sign in. */
  hasAccount: z.boolean(),
})
export type OpenStaffInvitation = z.infer<typeof OpenStaffInvitation>

const One = z.object({ id: Id })
const Token = z.object({ token: z.string().min(1).max(200) })
const Joined = z.object({ joined: z.literal(true) })
const staff = procedure.errors(staffErrors)

export const staffContract = {
  invitations: staff
    .route({ method: 'GET', path: '/admin/staff/invitations', summary: 'List pending staff invitations' })
    .output(z.array(StaffInvitation)),
  invite: staff
    .route({ method: 'POST', path: '/admin/staff/invitations', summary: 'Invite a staff member' })
    .input(InviteStaff)
    .output(StaffInvitation),
  resend: staff
    .route({
      method: 'POST',
      path: '/admin/staff/invitations/{id}/resend',
      summary: 'Resend an invitation: a new link for another 72 hours; the previous one stops working',
    })
    .input(One)
    .output(StaffInvitation),
  withdraw: staff
    .route({ method: 'DELETE', path: '/admin/staff/invitations/{id}', summary: 'Revoke an invitation' })
    .input(One)
    .output(z.object({ withdrawn: z.literal(true) })),
  open: staff
    .route({ method: 'POST', path: '/staff-invitations/open', summary: 'Preview an invitation; changes nothing' })
    .input(Token)
    .output(OpenStaffInvitation),
  accept: staff
    .route({ method: 'POST', path: '/staff-invitations/accept', summary: 'Accept with the signed-in account' })
    .input(Token)
    .output(Joined),
  join: staff
    .route({ method: 'POST', path: '/staff-invitations/join', summary: 'Accept with a new account and a password' })
    .input(Token.extend({ displayName: personName('Name is required'), password: ChosenPassword }))
    .output(Joined),
}
