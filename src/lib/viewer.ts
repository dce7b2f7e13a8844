/** The five roles; client roles are held in a company, the others by the person. */
export const roles = ['job_seeker', 'platform_admin', 'platform_user', 'client_admin', 'client_user'] as const
export type Role = (typeof roles)[number]

export type Membership = { companyId: string; companyName: string; role: 'client_admin' | 'client_user' }

/** The user of a request, as the server knows them from the session alone. */
export type Viewer = {
  userId: string
  name: string
  email: string
  image: string | null
  roles: Role[]
  memberships: Membership[]
  /** The company whose portal is open: chosen by the person, else the first joined. */
  activeCompanyId: string | null
  mustChangePassword: boolean
  /** Their role demands two-factor, and they have not set it up. */
  needsSecondFactor: boolean
}

/** Roles of which the platform's settings can demand two-factor. */
export const secondFactorRoles = ['platform_admin', 'platform_user', 'client_admin'] as const
export type SecondFactorRole = (typeof secondFactorRoles)[number]

/** What this person must do before anything else, as the code of the refusal; null for nothing. */
export function blockOf(viewer: Viewer): 'PASSWORD_CHANGE_REQUIRED' | 'SECOND_FACTOR_SETUP_REQUIRED' | null {
  if (viewer.mustChangePassword) return 'PASSWORD_CHANGE_REQUIRED'
  return viewer.needsSecondFactor ? 'SECOND_FACTOR_SETUP_REQUIRED' : null
}

export const hasRole = (viewer: Viewer | null, ...roles: Role[]): boolean =>
  viewer?.roles.some((role) => roles.includes(role)) ?? false

export const hasStaffRole = (held: readonly Role[]): boolean =>
  held.includes('platform_admin') || held.includes('platform_user')

export const isPlatformStaff = (viewer: Viewer | null): boolean => hasStaffRole(viewer?.roles ?? [])

/** The person as in this company, where they are a member of it; else as in none. */
export const asIn = (viewer: Viewer, companyId: string): Viewer => ({
  ...viewer,
  activeCompanyId: viewer.memberships.find((m) => m.companyId === companyId)?.companyId ?? null,
})

/** The role that the viewer holds in one company, or null. */
export const roleInCompany = (viewer: Viewer | null, companyId: string): Membership['role'] | null =>
  viewer?.memberships.find((m) => m.companyId === companyId)?.role ?? null

/** The roles in words, as their badges read (SHELL-31). */
export const roleLabels: Record<Role, string> = {
  job_seeker: 'Job Seeker',
  client_admin: 'Company Admin',
  client_user: 'Company User',
  platform_admin: 'Platform Admin',
  platform_user: 'Platform User',
}
