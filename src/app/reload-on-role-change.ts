import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useSession } from '#features/accounts/ui/queries.ts'
import { isPlatformStaff, type Viewer } from '#lib/viewer.ts'

const ADMIN = /^\/app\/admin(?!\/jobs\/(create|edit))/
const rolesOf = (viewer: Viewer | null) => viewer?.roles.toSorted().join() ?? ''

/**
 * Follows a role that is granted or revoked while a screen is open: the guards decide again, and a user who is no longer
 * platform staff leaves an admin screen for /app (SHELL-14).
 */
export function useReloadOnRoleChange(shown: Viewer): void {
  const router = useRouter()
  const { viewer } = useSession()
  const [before, now, isStaff] = [rolesOf(shown), rolesOf(viewer), isPlatformStaff(viewer)]
  useEffect(() => {
    // signing out is handled elsewhere: it reloads the page
    if (now === '' || now === before) return
    const isAtAdmin = ADMIN.test(router.state.location.pathname)
    if (isAtAdmin && !isStaff) void router.navigate({ to: '/app', replace: true })
    else void router.invalidate()
  }, [before, now, isStaff, router])
}
