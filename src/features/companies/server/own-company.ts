import type { SignedIn } from '#server/context.ts'
import { DomainError } from '#server/errors.ts'
import { canManageTeam } from '../policy.ts'

/** The company whose portal the viewer has open; FORBIDDEN for whoever is in none (SHELL-32). */
export function ownCompanyId({ viewer }: Pick<SignedIn, 'viewer'>): string {
  if (!viewer.activeCompanyId) throw new DomainError('FORBIDDEN')
  return viewer.activeCompanyId
}

/** The same company, for what anybody signed in may ask for; NO_COMPANY for whoever is in none (CANA-13). */
export function associatedCompanyId({ viewer }: Pick<SignedIn, 'viewer'>): string {
  if (!viewer.activeCompanyId) throw new DomainError('NO_COMPANY')
  return viewer.activeCompanyId
}

/** The company again, for what only its admins do; FORBIDDEN for the others. */
export function managedCompanyId(ctx: Pick<SignedIn, 'viewer'>): string {
  const companyId = ownCompanyId(ctx)
  if (!canManageTeam(ctx.viewer, companyId)) throw new DomainError('FORBIDDEN')
  return companyId
}
