import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { safeRedirect } from '#features/accounts/rules.ts'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { readAddress } from '#lib/read-address.ts'
import { hasRole, type Role, type Viewer } from '#lib/viewer.ts'

/** Where a page leads to afterwards. */
export const RedirectSearch = readAddress({
  redirect: (said) => (said === undefined ? undefined : safeRedirect(said)),
})

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

/** For what a signed-in user must do before anything else: signed-out users sign in first. */
export async function requireSession({ context }: Pick<Going, 'context'>): Promise<void> {
  const { viewer } = await context.queryClient.ensureQueryData(sessionQuery())
  if (!viewer) throw redirect({ to: '/auth' })
}

/** Any one of the roles opens the route; without one it is /unauthorized (SHELL-09). For `beforeLoad` below `/app`. */
export const requireRoles =
  (...roles: Role[]) =>
  ({ context }: { context: { viewer: Viewer } }): void => {
    if (!hasRole(context.viewer, ...roles)) throw redirect({ to: '/unauthorized', replace: true })
  }
