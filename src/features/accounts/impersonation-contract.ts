// Impersonation: a platform admin sees what a user sees, for 30 minutes, with a reason, and cannot change anything. Staff cannot be
// impersonated. The server ends it after that time and refuses every change in one place (server/impersonation.ts).
import { z } from 'zod'
import { Id, procedure } from '#lib/contract.ts'
import { adminUserErrors, Reason } from './admin-users-contract.ts'

export const IMPERSONATION_MINUTES = 30

export const impersonationErrors = {
  ADMINS_ONLY: adminUserErrors.ADMINS_ONLY,
  NOT_AS_STAFF: { status: 409, message: "You can't impersonate another staff member." },
  NOT_AS_SUSPENDED: {
    status: 409,
    message: 'This account is suspended: the user can only see the sign-in page.',
  },
  SIGN_IN_AGAIN: { status: 409, message: 'Please sign in again, then start the session.' },
} as const

export const StartImpersonation = z.object({ id: Id, reason: Reason })

const impersonationProcedure = procedure.errors(impersonationErrors)

export const impersonationContract = {
  begin: impersonationProcedure
    .route({
      method: 'POST',
      path: '/admin/users/{id}/impersonate',
      summary: 'Impersonate a user for 30 minutes',
    })
    .input(StartImpersonation)
    .output(z.object({ until: z.date() })),
  end: impersonationProcedure
    .route({
      method: 'POST',
      path: '/admin/impersonation/stop',
      summary: "Stop impersonating; does nothing if you aren't impersonating a user",
    })
    .output(z.object({ ended: z.boolean() })),
}
