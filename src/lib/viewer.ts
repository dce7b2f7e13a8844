/** The five roles. Client roles belong to a membership of a company, the others to the user. */
export const roles = ['job_seeker', 'platform_admin', 'platform_user', 'client_admin', 'client_user'] as const
export type Role = (typeof roles)[number]

export type Membership = { companyId: string; companyName: string; role: 'client_admin' | 'client_user' }

/** The user of a request, as read from the session alone. */
export type Viewer = {
  userId: string
  name: string
  email: string
  image: string | null
  roles: Role[]
  memberships: Membership[]
  /** The company whose portal is open: the one that the user chose, else the first one that they joined. */
  activeCompanyId: string | null
  mustChangePassword: boolean
  /** The user's role requires two-factor authentication, and they have not set it up. */
  needsSecondFactor: boolean
}

/** Roles for which the platform settings can require two-factor authentication. */
export const secondFactorRoles = ['platform_admin', 'platform_user', 'client_admin'] as const
export type SecondFactorRole = (typeof secondFactorRoles)[number]

/** What this user must do before anything else, as a refusal code; null for nothing. */
export function blockOf(viewer: Viewer): 'PASSWORD_CHANGE_REQUIRED' | 'SECOND_FACTOR_SETUP_REQUIRED' | null {
  if (viewer.mustChangePassword) return 'PASSWORD_CHANGE_REQUIRED'
  return viewer.needsSecondFactor ? 'SECOND_FACTOR_SETUP_REQUIRED' : null
}

export const hasRole = (viewer: Viewer | null, ...roles: Role[]): boolean =>
  viewer?.roles.some((role) => roles.includes(role)) ?? false

export const hasStaffRole = (roles: readonly Role[]): boolean =>
  roles.includes('platform_admin') || roles.includes('platform_user')

export const isPlatformStaff = (viewer: Viewer | null): boolean => hasStaffRole(viewer?.roles ?? [])

/** The user with this company open; with none open if they are not a member of it. */
export const asIn = (viewer: Viewer, companyId: string): Viewer => ({
  ...viewer,
  activeCompanyId: viewer.memberships.find((m) => m.companyId === companyId)?.companyId ?? null,
})

/** The viewer's role in a company; null if they have none. */
export const roleInCompany = (viewer: Viewer | null, companyId: string): Membership['role'] | null =>
  viewer?.memberships.find((m) => m.companyId === companyId)?.role ?? null

/** The labels of the roles on badges (SHELL-31). */
export const roleLabels: Record<Role, string> = {
  job_seeker: 'Job Seeker',
  client_admin: 'Company Admin',
  client_user: 'Company User',
  platform_admin: 'Platform Admin',
  platform_user: 'Platform User',
}
