// Removal of an account by platform admins: the same deletion as by the owner, with a reason instead of a password.
import { z } from 'zod'
import { adminUserErrors, Reason } from '#features/accounts/admin-users-contract.ts'
import { Id, procedure } from '#lib/contract.ts'
import { OwnData, privacyErrors } from './contract.ts'

export const REMOVAL_CONFIRMATION = 'DELETE'

export const removalErrors = {
  ...adminUserErrors,
  LAST_COMPANY_ADMIN: {
    status: 409,
    message: 'This person is the only admin of a company. Make another member an admin, or archive the company first.',
  },
  PAYMENTS_UNREACHABLE: {
    status: privacyErrors.PAYMENTS_UNREACHABLE.status,
    message:
      "The subscription couldn't be cancelled because the payment provider isn't responding. Nothing was deleted. Please try again.",
  },
} as const

export const RemoveUser = z.object({
  id: Id,
  reason: Reason,
  confirmation: z.literal(REMOVAL_CONFIRMATION, { error: `Please type ${REMOVAL_CONFIRMATION}` }),
})
export type RemoveUser = z.output<typeof RemoveUser>

const removal = procedure.errors(removalErrors)

export const removalContract = {
  preview: removal
    .route({ method: 'GET', path: '/admin/users/{id}/removal', summary: 'Summarize what is deleted with an account' })
    .input(z.object({ id: Id }))
    .output(OwnData),
  remove: removal
    .route({
      method: 'POST',
      path: '/admin/users/{id}/removal',
      summary: "Delete a user's account immediately and permanently",
    })
    .input(RemoveUser)
    .output(z.object({ deleted: z.literal(true) })),
}
