// Staff edit a user: the name, the personal roles and the companies. All changes are saved in one transaction. Platform users can
// only change the name.
import { z } from 'zod'
import { adminUserErrors } from '#features/accounts/admin-users-contract.ts'
import { Email } from '#features/accounts/contract.ts'
import { Id, procedure } from '#lib/contract.ts'
import { typedLine, typedText } from '#lib/text.ts'
import { memberRoles } from './rules.ts'
import { teamErrors } from './team-contract.ts'

export const userErrors = {
  ...adminUserErrors,
  LAST_COMPANY_ADMIN: teamErrors.LAST_ADMIN,
  COMPANY_GONE: { status: 409, message: 'One of these companies no longer exists. Please choose another.' },
} as const

const personalRoles = ['job_seeker', 'platform_admin', 'platform_user'] as const
const Membership = z.object({ companyId: Id, role: z.enum(memberRoles) })

export const EditUser = z.object({
  id: Id,
  name: typedLine(100, 'Name is required'),
  /** A new email address to sign in with. It applies once its owner confirms it. For platform admins. */
  email: Email.optional(),
  /** The full list of roles and companies that the user will have. Omitted: no change. */
  access: z
    .object({
      roles: z.array(z.enum(personalRoles)).max(personalRoles.length),
      memberships: z
        .array(Membership)
        .max(20, 'Please choose at most 20 companies')
        .refine((all) => new Set(all.map((one) => one.companyId)).size === all.length, 'Choose each company only once'),
    })
    .optional(),
})
export type EditUser = z.output<typeof EditUser>

export const CompanyChoice = z.object({ id: Id, name: z.string(), location: z.string().nullable() })
export type CompanyChoice = z.infer<typeof CompanyChoice>

const users = procedure.errors(userErrors)

export const userAccessContract = {
  edit: users
    .route({
      method: 'PATCH',
      path: '/admin/users/{id}',
      summary: 'Update the name, roles and companies of a user, or request another email address',
    })
    .input(EditUser)
    .output(z.object({ done: z.literal(true) })),
  companies: users
    .route({ method: 'GET', path: '/admin/users/companies', summary: 'Search companies by name' })
    .input(z.object({ q: typedText(100).default('') }))
    .output(z.array(CompanyChoice)),
}
