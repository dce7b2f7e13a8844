// The team of a company: its members, their roles and the open invitations. All members can see the team; admins invite members,
// change roles and remove members. A company always has at least one admin. An invitation is a link that works once, for 72 hours:
// a new user chooses a password, a user with an account signs in and accepts.
import { z } from 'zod'
import { accountEmail, ChosenPassword } from '#features/accounts/contract.ts'
import { invitationErrors } from '#features/accounts/invitation-errors.ts'
import { Id, procedure, Timestamp } from '#lib/contract.ts'
import { personName } from '#lib/text.ts'
import { memberRoles } from './rules.ts'

export const teamErrors = {
  MEMBER_NOT_FOUND: { status: 404, message: 'Member not found' },
  LAST_ADMIN: {
    status: 409,
    message: 'A company needs at least one admin. Make another member an admin first.',
  },
  ALREADY_MEMBER: { status: 409, message: 'This person is already a member of your team.' },
  ...invitationErrors,
} as const

const Role = z.enum(memberRoles)

export const InviteMember = z.object({
  displayName: personName('Name is required'),
  email: accountEmail('Invalid email address'),
  role: Role,
})
export type InviteMember = z.output<typeof InviteMember>

export const Member = z.object({
  id: Id,
  userId: Id,
  displayName: z.string(),
  email: z.string(),
  avatarUrl: z.string().nullable(),
  role: Role,
  joinedAt: Timestamp,
  lastActiveAt: Timestamp.nullable(),
})
export type Member = z.infer<typeof Member>

export const Invitation = z.object({
  id: Id,
  displayName: z.string(),
  email: z.string(),
  role: Role,
  expiresAt: Timestamp,
  /** True if the email was not delivered: the mailbox does not exist, or its owner blocked our emails. */
  isUnreachable: z.boolean(),
})
export type Invitation = z.infer<typeof Invitation>

export const Team = z.object({
  companyName: z.string(),
  canManage: z.boolean(),
  members: z.array(Member),
  /** Empty for members who may not invite. */
  invitations: z.array(Invitation),
})
export type Team = z.infer<typeof Team>

export const TeamStats = z.object({
  totalMembers: z.number().int(),
  adminCount: z.number().int(),
  userCount: z.number().int(),
})
export type TeamStats = z.infer<typeof TeamStats>

/** An invitation as it is shown to a visitor with the link. */
export const OpenInvitation = z.object({
  companyName: z.string(),
  companyLogo: z.string().nullable(),
  invitedBy: z.string().nullable(),
  displayName: z.string(),
  email: z.string(),
  role: Role,
  expiresAt: Timestamp,
  /** Whether the address has an account that can sign in. */
  hasAccount: z.boolean(),
})
export type OpenInvitation = z.infer<typeof OpenInvitation>

const One = z.object({ id: Id })
const Token = z.object({ token: z.string().min(1).max(200) })
const team = procedure.errors(teamErrors)

export const teamContract = {
  list: team
    .route({ method: 'GET', path: '/company/team', summary: 'List the members and invitations of your company' })
    .output(Team),
  stats: team
    .route({ method: 'GET', path: '/company/team/stats', summary: 'Count the members of your company by role' })
    .output(TeamStats),
  invite: team
    .route({
      method: 'POST',
      path: '/company/team/invitations',
      summary: 'Invite a person to your company; admins only',
    })
    .input(InviteMember)
    .output(Invitation),
  resend: team
    .route({
      method: 'POST',
      path: '/company/team/invitations/{id}/resend',
      summary: 'Resend an invitation: a new link for another 72 hours; the previous one stops working',
    })
    .input(One)
    .output(Invitation),
  withdraw: team
    .route({ method: 'DELETE', path: '/company/team/invitations/{id}', summary: 'Revoke an invitation' })
    .input(One)
    .output(z.object({ withdrawn: z.literal(true) })),
  changeRole: team
    .route({ method: 'PUT', path: '/company/team/members/{id}/role', summary: 'Change the role of a member' })
    .input(One.extend({ role: Role }))
    .output(z.object({ role: Role })),
  remove: team
    .route({ method: 'DELETE', path: '/company/team/members/{id}', summary: 'Remove a member from your company' })
    .input(One)
    .output(z.object({ removed: z.literal(true) })),
  open: team
    .route({ method: 'POST', path: '/invitations/open', summary: 'Preview an invitation; changes nothing' })
    .input(Token)
    .output(OpenInvitation),
  accept: team
    .route({ method: 'POST', path: '/invitations/accept', summary: 'Accept with the signed-in account' })
    .input(Token)
    .output(z.object({ companyId: Id })),
  join: team
    .route({ method: 'POST', path: '/invitations/join', summary: 'Accept with a new account and a password' })
    .input(Token.extend({ displayName: personName('Name is required'), password: ChosenPassword }))
    .output(z.object({ companyId: Id })),
}
