// Looking at the product as somebody: a platform admin sees what that person sees, for half an hour, with a reason, and changes
// nothing. Never as staff. The server counts the time and refuses every change in one place (server/looking.ts).
import { z } from 'zod'
import { Id, procedure } from '#lib/contract.ts'
import { adminUserErrors, Reason } from './admin-users-contract.ts'

export const LOOK_MINUTES = 30

export const impersonationErrors = {
  ADMINS_ONLY: adminUserErrors.ADMINS_ONLY,
  NOT_AS_STAFF: { status: 409, message: 'You cannot look at the product as a colleague.' },
  NOT_AS_SUSPENDED: {
    status: 409,
    message: 'This account is suspended: its person sees nothing but the sign-in page.',
  },
  SIGN_IN_AGAIN: { status: 409, message: 'Please sign in again, then look at the product as this person.' },
} as const

export const BeginLook = z.object({ id: Id, reason: Reason })

const looks = procedure.errors(impersonationErrors)

export const impersonationContract = {
  begin: looks
    .route({
      method: 'POST',
      path: '/admin/users/{id}/impersonate',
      summary: 'Look at the product as somebody, for 30 minutes',
    })
    .input(BeginLook)
    .output(z.object({ until: z.date() })),
  end: looks
    .route({
      method: 'POST',
      path: '/admin/impersonation/stop',
      summary: 'Be oneself again; nothing where one looks as nobody',
    })
    .output(z.object({ ended: z.boolean() })),
}
