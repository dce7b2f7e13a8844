export const memberRoles = ['client_user', 'client_admin'] as const
export type MemberRole = (typeof memberRoles)[number]

/** The roles as the team reads them (SHELL-31). */
export const memberRoleLabels: Record<MemberRole, string> = { client_user: 'User', client_admin: 'Admin' }

export const INVITATION_HOURS = 72
