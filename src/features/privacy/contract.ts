// Privacy: download of everything that is stored about a person, and deletion of the account. Deletion is immediate and final.
// Files and texts about the person in other people's notifications follow within minutes.
import { z } from 'zod'
import { accountErrors } from '#features/accounts/contract.ts'
import { procedure } from '#lib/contract.ts'

export const privacyErrors = {
  WRONG_PASSWORD: accountErrors.WRONG_PASSWORD,
  LAST_PLATFORM_ADMIN: {
    status: 409,
    message: "You're the only platform admin. Make another user an admin first, then delete your account.",
  },
  LAST_COMPANY_ADMIN: {
    status: 409,
    message:
      "You're the only admin of a company. Make a colleague an admin, or ask us to close the company. Then you can delete your account.",
  },
  PAYMENTS_UNREACHABLE: {
    status: 503,
    message:
      "Your subscription couldn't be cancelled because the payment provider isn't responding. Nothing was deleted. Please try again.",
  },
  DOWNLOAD_EXPIRED: { status: 410, message: 'This link has expired. Please prepare a new download.' },
} as const

export const CONFIRMATION = 'DELETE'

export const DeleteAccount = z.object({
  password: z.string().min(1, 'Your password is required').max(200),
  confirmation: z.literal(CONFIRMATION, { error: `Please type ${CONFIRMATION}` }),
})

export const OwnData = z.object({
  applications: z.number().int(),
  documents: z.number().int(),
  files: z.number().int(),
  hasSubscription: z.boolean(),
  /** Companies that continue to exist without the person. */
  companies: z.array(z.string()),
  /** Why the account cannot be deleted now; null if it can. */
  blocked: z.enum(['LAST_PLATFORM_ADMIN', 'LAST_COMPANY_ADMIN']).nullable(),
})
export type OwnData = z.infer<typeof OwnData>

const privacy = procedure.errors(privacyErrors)

export const privacyContract = {
  ownData: privacy
    .route({ method: 'GET', path: '/account/export', summary: 'Summarize the data stored about the signed-in user' })
    .output(OwnData),
  startDownload: privacy
    .route({
      method: 'POST',
      path: '/account/export/download',
      summary: 'Create a link of five minutes to all your data as a ZIP file',
    })
    .output(z.object({ url: z.string() })),
  deleteAccount: privacy
    .route({ method: 'POST', path: '/account/delete', summary: 'Delete your account immediately and permanently' })
    .input(DeleteAccount)
    .output(z.object({ deleted: z.literal(true) })),
}
