// Companies as platform staff see them: all companies, the number of members and jobs of each, and its members. All staff can view and
// create companies. Only platform admins edit, manage users, delete and restore. Deleting archives a company: its jobs are hidden from the
// public site and its members lose access at once. A platform admin can restore it within 30 days; after that it is deleted permanently.

import { z } from 'zod'
import { accountEmail, accountErrors, ChosenPassword, fieldErrors } from '#features/accounts/contract.ts'
import { CappedCount, cursors, Id, procedure, Timestamp } from '#lib/contract.ts'
import { companyName, personName, typedText } from '#lib/text.ts'
import { fullWebAddress } from '#lib/web-address.ts'
import { deleteRefused } from './company-errors.ts'
import { isCompanyWebsite } from './profile-contract.ts'
import { ARCHIVE_DAYS, companyFilters, companyIndustries, companyStatuses, memberRoles, sizeRanges } from './rules.ts'
import { Invitation, InviteMember, Member, teamErrors } from './team-contract.ts'

export const adminCompanyErrors = {
  COMPANY_SIGNED_OUT: { status: 401, message: 'You must be logged in to create a company' },
  COMPANY_DELETE_REFUSED: deleteRefused,
  COMPANY_UNKNOWN: { status: 404, message: 'Failed to get company information' },
  COMPANY_CHANGED_MEANWHILE: {
    status: 409,
    message: 'Someone else edited this company. Open it again to see the latest version before you save.',
  },
  COMPANY_REMOVED: {
    status: 410,
    message: `Archived for more than ${ARCHIVE_DAYS} days, so it can't be restored.`,
  },
  USER_EXISTS: {
    status: 409,
    message: 'An account with this email already exists. Add it under Company Members instead.',
  },
  USER_UNKNOWN: { status: 404, message: 'Failed to get user ID' },
  USER_NOT_CREATED: { status: 502, message: 'Failed to create user account' },
  ALREADY_MEMBER: { status: 409, message: 'This person is already a member of the company.' },
  ALREADY_INVITED: teamErrors.ALREADY_INVITED,
  INVITATION_GONE: { status: 410, message: 'This invitation was used or revoked.' },
  MEMBER_NOT_FOUND: teamErrors.MEMBER_NOT_FOUND,
  LAST_ADMIN: teamErrors.LAST_ADMIN,
  PASSWORD_TOO_COMMON: accountErrors.PASSWORD_TOO_COMMON,
  PASSWORD_TOO_EASY: accountErrors.PASSWORD_TOO_EASY,
  ACCOUNT_SUSPENDED: accountErrors.ACCOUNT_SUSPENDED,
} as const

const optional = (longest: number) =>
  typedText(longest)
    .nullish()
    .transform((text) => text || null)
/** One of the values or null. A form sends '' for null. */
const choice = <const Values extends readonly [string, ...string[]]>(values: Values) =>
  z
    .enum(values)
    .or(z.literal(''))
    .nullish()
    .transform((value) => (value || null) as Values[number] | null)

const fields = {
  name: companyName('Company name is required'),
  description: optional(5_000),
  location: optional(120),
  industry: choice(companyIndustries),
  sizeRange: choice(sizeRanges),
  website: optional(300)
    .transform((text) => text && fullWebAddress(text))
    .refine((text) => text === null || isCompanyWebsite(text), 'Please enter a valid website URL'),
}
/** The fields of a new company; empty ones are stored as null (ACOMP-06). */
export const CompanyFields = z.object(fields)
export type CompanyFields = z.output<typeof CompanyFields>
export const EditedCompany = z.object({ ...fields, status: z.enum(companyStatuses, 'Please select a status') })
export type EditedCompany = z.output<typeof EditedCompany>

const emailText = 'Please enter a valid email address'
const memberRole = z.enum(memberRoles, 'Please select a role')
export const NewCompanyUser = z.object({
  email: accountEmail(emailText),
  password: ChosenPassword,
  displayName: personName(fieldErrors.displayName),
  phone: optional(40),
  role: memberRole,
})
export type NewCompanyUser = z.output<typeof NewCompanyUser>
/** A person to invite by email. Its error texts are those of `NewCompanyUser`. */
export const InvitedUser = InviteMember.extend(
  NewCompanyUser.pick({ displayName: true, email: true, role: true }).shape,
)

export const AddedMember = NewCompanyUser.pick({ email: true, role: true })

const row = {
  id: Id,
  name: z.string(),
  slug: z.string(),
  logoUrl: z.string().nullable(),
  website: z.string().nullable(),
  location: z.string().nullable(),
  industry: z.string().nullable(),
  sizeRange: z.enum(sizeRanges).nullable(),
  status: z.enum(companyStatuses),
  /** The status of the company, or 'inactive' while it is archived. */
  subscriptionStatus: z.enum(companyStatuses),
  archivedAt: Timestamp.nullable(),
  memberCount: z.number().int(),
  /** Invitations that were not accepted, including those whose link has expired. */
  invitedCount: z.number().int(),
  /** Without deleted jobs. */
  jobsCount: z.number().int(),
}
export const CompanyRow = z.object(row)
export type CompanyRow = z.infer<typeof CompanyRow>

export const CompanyDetails = z.object({
  ...row,
  description: z.string().nullable(),
  createdAt: Timestamp,
  updatedAt: Timestamp,
  createdBy: z.object({ id: Id, name: z.string() }).nullable(),
  /** The email address of the admin who joined first; null if the company has no admin. */
  adminEmail: z.string().nullable(),
  openJobsCount: z.number().int(),
  /** Newest last. */
  invitations: z.array(Invitation),
  isSample: z.boolean(),
})
export type CompanyDetails = z.infer<typeof CompanyDetails>

export const ListCompanies = z.object({
  search: typedText(200).default(''),
  /** Archived companies are listed only with the filter 'archived'. */
  status: z.enum(companyFilters).optional(),
  cursor: z.string().max(2000).optional(),
})
export type ListCompanies = z.output<typeof ListCompanies>

export const CompanyName = z.object({ id: Id, name: z.string(), logoUrl: z.string().nullable() })
export type CompanyName = z.infer<typeof CompanyName>

const One = z.object({ id: Id })
const Membership = z.object({ companyId: Id, id: Id })
const company = procedure.errors(adminCompanyErrors)

export const adminCompaniesContract = {
  list: company
    .route({ method: 'GET', path: '/admin/companies', summary: 'List companies by name, paginated' })
    .input(ListCompanies)
    .output(
      z.object({
        rows: z.array(CompanyRow),
        ...cursors,
        /** The number of companies that match; a lower bound if `isCapped`. */
        total: CappedCount,
      }),
    ),
  names: company
    .route({ method: 'GET', path: '/admin/companies/names', summary: 'List companies to choose from, by name' })
    .input(z.object({ search: typedText(200).default('') }))
    .output(z.array(CompanyName)),
  get: company
    .route({ method: 'GET', path: '/admin/companies/{id}', summary: 'Get a company' })
    .input(One)
    .output(CompanyDetails),
  create: company
    .route({ method: 'POST', path: '/admin/companies', summary: 'Create a company; the caller chooses its id' })
    .input(CompanyFields.extend({ id: Id }))
    .output(CompanyDetails),
  update: company
    .route({ method: 'PUT', path: '/admin/companies/{id}', summary: 'Update a company; platform admins only' })
    .input(EditedCompany.extend({ id: Id, readAt: Timestamp.optional() }))
    .output(CompanyDetails),
  remove: company
    .route({
      method: 'DELETE',
      path: '/admin/companies/{id}',
      summary: `Archive a company for ${ARCHIVE_DAYS} days; platform admins only`,
    })
    .input(One)
    .output(z.object({ id: Id, archivedAt: Timestamp })),
  restore: company
    .route({ method: 'POST', path: '/admin/companies/{id}/restore', summary: 'Restore an archived company' })
    .input(One)
    .output(CompanyDetails),
  members: company
    .route({ method: 'GET', path: '/admin/companies/{companyId}/members', summary: 'List the members of a company' })
    .input(z.object({ companyId: Id }))
    .output(z.array(Member)),
  createUser: company
    .route({
      method: 'POST',
      path: '/admin/companies/{companyId}/users',
      summary: 'Create an account and add it to a company',
    })
    .input(NewCompanyUser.extend({ companyId: Id }))
    .output(z.object({ userId: Id })),
  invite: company
    .route({
      method: 'POST',
      path: '/admin/companies/{companyId}/invitations',
      summary: 'Invite a person to a company by email; platform admins only',
    })
    .input(InvitedUser.extend({ companyId: Id }))
    .output(Invitation),
  resendInvitation: company
    .route({
      method: 'POST',
      path: '/admin/companies/{companyId}/invitations/{id}/resend',
      summary: 'Resend an invitation: a new link for another 72 hours; the previous one stops working',
    })
    .input(Membership)
    .output(Invitation),
  withdrawInvitation: company
    .route({
      method: 'DELETE',
      path: '/admin/companies/{companyId}/invitations/{id}',
      summary: 'Revoke an invitation to a company',
    })
    .input(Membership)
    .output(z.object({ withdrawn: z.literal(true) })),
  addMember: company
    .route({
      method: 'POST',
      path: '/admin/companies/{companyId}/members',
      summary: 'Add an existing account to a company',
    })
    .input(AddedMember.extend({ companyId: Id }))
    .output(z.object({ userId: Id })),
  changeRole: company
    .route({
      method: 'PUT',
      path: '/admin/companies/{companyId}/members/{id}/role',
      summary: 'Change the role of a member',
    })
    .input(Membership.extend({ role: memberRole }))
    .output(z.object({ role: z.enum(memberRoles) })),
  removeMember: company
    .route({
      method: 'DELETE',
      path: '/admin/companies/{companyId}/members/{id}',
      summary: 'Remove a member from a company',
    })
    .input(Membership)
    .output(z.object({ removed: z.literal(true) })),
}
