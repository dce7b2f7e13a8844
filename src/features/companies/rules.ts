export const memberRoles = ['client_user', 'client_admin'] as const
export type MemberRole = (typeof memberRoles)[number]

/** The roles as the team reads them (SHELL-31). */
export const memberRoleLabels: Record<MemberRole, string> = { client_user: 'User', client_admin: 'Admin' }

/** And as the platform's staff read them, beside other roles. */
export const companyRoleLabels: Record<MemberRole, string> = {
  client_user: 'Company User',
  client_admin: 'Company Admin',
}
export const INVITATION_HOURS = 72

/** What a company is to the platform; an inactive one is hidden from candidates, as an archived one is. */
export const companyStatuses = ['active', 'inactive', 'trial'] as const
export type CompanyStatus = (typeof companyStatuses)[number]
export const companyFilters = [...companyStatuses, 'archived'] as const
export const companyStatusLabels: Record<CompanyStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  trial: 'Trial',
}

/** For so many days a deleted company can be restored; then it is removed. */
export const ARCHIVE_DAYS = 30

/** As the company's own form offers them (CPROF-04). */
export const industries = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Manufacturing',
  'Retail',
  'Construction',
  'Transportation',
  'Media & Entertainment',
  'Non-profit',
  'Government',
  'Other',
] as const

/** As they are stored; the company's own form says 'employees' after each (CPROF-05). */
export const sizeRanges = ['1-10', '11-50', '51-200', '201-500', '501-1000', '1000+'] as const

type Counted = {
  name: string | null
  description: string | null
  location: string | null
  industry: string | null
  sizeRange: string | null
  website: string | null
  logoUrl: string | null
}
const counted = ['name', 'description', 'location', 'industry', 'sizeRange', 'website', 'logoUrl'] as const
export type ProfileField = (typeof counted)[number]

/**
 * How much of a company's profile is there, in whole percent, and what is missing: seven fields of equal share on its own
 * screen, six on the dashboard, which leaves out the logo (CPROF-07).
 */
export function companyCompleteness(
  company: Counted,
  { withLogo }: { withLogo: boolean },
): { percent: number; missing: ProfileField[] } {
  const fields = counted.filter((field) => withLogo || field !== 'logoUrl')
  const missing = fields.filter((field) => !company[field]?.trim())
  return { percent: Math.round(((fields.length - missing.length) / fields.length) * 100), missing }
}

export const companiesPageSize = 20
