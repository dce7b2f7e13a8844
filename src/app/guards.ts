import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { hasRole, type Role, type Viewer } from '#lib/viewer.ts'

type Going = { context: { queryClient: QueryClient }; location: { href: string } }

/**
 * Signed-out users go to /auth and back afterwards; a password set by an administrator is changed first (SHELL-08, AUTH-26), and
 * a second factor that the role requires is set up.
 */
export async function requireSignedIn({ context, location }: Going): Promise<{ viewer: Viewer }> {
  const { viewer } = await context.queryClient.ensureQueryData(sessionQuery())
  if (!viewer) throw redirect({ to: '/auth', search: { redirect: location.href } })
  if (viewer.mustChangePassword) throw redirect({ to: '/auth/new-password', search: { redirect: location.href } })
  if (viewer.needsSecondFactor) throw redirect({ to: '/auth/second-factor', search: { redirect: location.href } })
  return { viewer }
}

/** Any one of the roles opens the route; without one it is /unauthorized (SHELL-09). For `beforeLoad` below `/app`. */
export const requireRoles =
  (...roles: Role[]) =>
  ({ context }: { context: { viewer: Viewer } }): void => {
    if (!hasRole(context.viewer, ...roles)) throw redirect({ to: '/unauthorized', replace: true })
  }
