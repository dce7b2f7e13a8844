import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { safeRedirect } from '#features/accounts/safe-redirect.ts'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { readAddress } from '#lib/read-address.ts'
import { hasRole, type Role, type Viewer } from '#lib/viewer.ts'

/** The page to return to after sign-in. */
export const RedirectSearch = readAddress({
  redirect: (value) => (value === undefined ? undefined : safeRedirect(value)),
})

type RouteStart = { context: { queryClient: QueryClient }; location: { href: string } }

/**
 * Redirects signed-out users to /auth and back afterwards. A password that an administrator set must be changed first (SHELL-08, AUTH-26),
 * and a second factor that the role requires must be set up.
 */
export async function requireSignedIn({ context, location }: RouteStart): Promise<{ viewer: Viewer }> {
  const { viewer } = await context.queryClient.ensureQueryData(sessionQuery())
  if (!viewer) throw redirect({ to: '/auth', search: { redirect: location.href } })
  if (viewer.mustChangePassword) throw redirect({ to: '/auth/new-password', search: { redirect: location.href } })
  if (viewer.needsSecondFactor) throw redirect({ to: '/auth/second-factor', search: { redirect: location.href } })
  return { viewer }
}

/** For the pages on which a signed-in user does what is required first: redirects only signed-out users. */
export async function requireSession({ context }: Pick<RouteStart, 'context'>): Promise<void> {
  const { viewer } = await context.queryClient.ensureQueryData(sessionQuery())
  if (!viewer) throw redirect({ to: '/auth' })
}

/**
 * Any of these roles opens the route; a user with none of them is redirected to /unauthorized (SHELL-09). For `beforeLoad` below `/app`.
 */
export const requireRoles =
  (...roles: Role[]) =>
  ({ context }: { context: { viewer: Viewer } }): void => {
    if (!hasRole(context.viewer, ...roles)) throw redirect({ to: '/unauthorized', replace: true })
  }
