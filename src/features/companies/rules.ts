export const memberRoles = ['client_user', 'client_admin'] as const
export type MemberRole = (typeof memberRoles)[number]

/** Labels of the roles in the company portal (SHELL-31). */
export const memberRoleLabels: Record<MemberRole, string> = { client_user: 'User', client_admin: 'Admin' }

/** Labels of the roles for platform staff, who also see other roles. */
export const companyRoleLabels: Record<MemberRole, string> = {
  client_user: 'Company User',
  client_admin: 'Company Admin',
}
export const INVITATION_HOURS = 72

/** The status of a company. Inactive and archived companies are hidden from candidates. */
export const companyStatuses = ['active', 'inactive', 'trial'] as const
export type CompanyStatus = (typeof companyStatuses)[number]
export const companyFilters = [...companyStatuses, 'archived'] as const
export const companyStatusLabels: Record<CompanyStatus, string> = {
  active: 'Active',
  inactive: 'Inactive',
  trial: 'Trial',
}

/** A deleted company can be restored for this number of days. After that it is deleted permanently. */
export const ARCHIVE_DAYS = 30

/** The industries to choose from in the form of the company profile (CPROF-04). */
export const companyIndustries = [
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

/** The company sizes as stored. The form of the company profile adds 'employees' to each (CPROF-05). */
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
 * How complete a company's profile is, in whole percent, and the missing fields. Each field counts equally: seven fields on the profile
 * page, six on the dashboard, which leaves out the logo (CPROF-07).
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
