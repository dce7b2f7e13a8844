import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { canManageTeam } from '../policy.ts'

/** The viewer's active company. FORBIDDEN if the viewer has none (SHELL-32). */
export function ownCompanyId({ viewer }: Pick<SignedIn, 'viewer'>): string {
  if (!viewer.activeCompanyId) throw new DomainError('FORBIDDEN')
  return viewer.activeCompanyId
}

/** The viewer's active company, for procedures open to all signed-in users. NO_COMPANY if the viewer has none (CANA-13). */
export function associatedCompanyId({ viewer }: Pick<SignedIn, 'viewer'>): string {
  if (!viewer.activeCompanyId) throw new DomainError('NO_COMPANY')
  return viewer.activeCompanyId
}

/** The viewer's active company, for procedures of its admins. FORBIDDEN for other members. */
export function managedCompanyId(ctx: Pick<SignedIn, 'viewer'>): string {
  const companyId = ownCompanyId(ctx)
  if (!canManageTeam(ctx.viewer, companyId)) throw new DomainError('FORBIDDEN')
  return companyId
}
