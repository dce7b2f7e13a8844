// User administration for staff. Platform users can read the list and change names. Only platform admins can assign
// roles, suspend, sign out, delete, invite staff and impersonate. Every path leaves at least one platform admin
// who can sign in (SHELL-35).

import { z } from 'zod'
import { cursors, Id, procedure, Timestamp } from '#lib/contract.ts'
import { typedText } from '#lib/text.ts'
import { roles } from '#lib/viewer.ts'
import { userSorts } from './rules.ts'

export const adminUserErrors = {
  ADMINS_ONLY: { status: 403, message: 'Only platform administrators can do this.' },
  LAST_PLATFORM_ADMIN: {
    status: 409,
    message: 'The platform needs at least one admin. Make another user an admin first.',
  },
  OWN_ACCOUNT: { status: 409, message: 'This is your own account. Ask another platform admin.' },
} as const

export const UserFilters = z.object({
  q: typedText(100).default(''),
  role: z.enum(roles).optional(),
  state: z.enum(['active', 'suspended']).optional(),
  sort: z.enum(userSorts).default('name'),
  desc: z.union([z.boolean(), z.stringbool()]).default(false),
  cursor: z.string().max(1000).optional(),
})
export type UserFilters = z.output<typeof UserFilters>

export const ListedUser = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  roles: z.array(z.enum(roles)),
  companies: z.array(z.object({ id: Id, name: z.string(), role: z.enum(['client_admin', 'client_user']) })),
  joinedAt: Timestamp,
  lastSignInAt: Timestamp.nullable(),
  suspendedAt: Timestamp.nullable(),
  suspendedReason: z.string().nullable(),
})
export type ListedUser = z.infer<typeof ListedUser>

export const UserList = z.object({
  rows: z.array(ListedUser),
  total: z.number().int(),
  isCapped: z.boolean(),
  ...cursors,
})
export type UserList = z.infer<typeof UserList>

const One = z.object({ id: Id })
export const maxStaffReasonCharacters = 500
export const Reason = typedText(maxStaffReasonCharacters, 'Please give a reason')
export const SuspendUser = One.extend({ reason: Reason })
const Done = z.object({ done: z.literal(true) })

const users = procedure.errors(adminUserErrors)

export const adminUsersContract = {
  list: users
    .route({ method: 'GET', path: '/admin/users', summary: 'List users, paginated' })
    .input(UserFilters)
    .output(UserList),
  stats: users
    .route({ method: 'GET', path: '/admin/users/stats', summary: 'Count user accounts' })
    .output(z.object({ total: z.number().int(), today: z.number().int(), suspended: z.number().int() })),
  suspend: users
    .route({ method: 'POST', path: '/admin/users/{id}/suspend', summary: 'Suspend a user, with a reason' })
    .input(SuspendUser)
    .output(Done),
  unsuspend: users
    .route({ method: 'POST', path: '/admin/users/{id}/unsuspend', summary: 'Lift a suspension' })
    .input(One)
    .output(Done),
  endSessions: users
    .route({ method: 'POST', path: '/admin/users/{id}/end-sessions', summary: 'Sign a user out of all devices' })
    .input(One)
    .output(z.object({ ended: z.number().int() })),
  sendReset: users
    .route({ method: 'POST', path: '/admin/users/{id}/reset', summary: 'Email a user a password reset link' })
    .input(One)
    .output(Done),
}
