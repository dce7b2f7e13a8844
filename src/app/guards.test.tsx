import { QueryClient } from '@tanstack/react-query'
import { isNotFound } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import type { Role, Viewer } from '#lib/viewer.ts'
import { Route as gallery } from '../routes/dev.ui.tsx'
import { requireRoles, requireSignedIn } from './guards.ts'

const viewer = (roles: Role[], overrides: Partial<Viewer> = {}): Viewer => ({
  userId: '0199d1f0-0000-7000-8000-0000000000aa',
  name: 'Maya',
  email: 'maya@example.test',
  image: null,
  roles,
  memberships: [],
  activeCompanyId: null,
  mustChangePassword: false,
  needsSecondFactor: false,
  ...overrides,
})

function going(who: Viewer | null, isDemo = false) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  queryClient.setQueryData(sessionQuery().queryKey, {
    viewer: who,
    impersonation: null,
    isDemo,
    theme: 'system',
    liveCursor: null,
    timeZone: null,
  })
  return { context: { queryClient }, location: { href: '/app/jobs?q=nurse' } }
}

type Redirect = { options: { to: string; search?: { redirect?: string } } }
const redirectOf = async (work: () => unknown): Promise<Redirect['options'] | null> => {
  try {
    await work()
    return null
  } catch (thrown) {
    return (thrown as Redirect).options
  }
}

describe('guards', () => {
  it('the component gallery exists only in the demo', async () => {
    const open = (isDemo: boolean) =>
      (gallery.options.beforeLoad as unknown as (options: object) => Promise<void>)(going(null, isDemo))
    await expect(open(false)).rejects.toSatisfy(isNotFound)
    await expect(open(true)).resolves.toBeUndefined()
  })

  it('redirect a signed-out visitor to /auth, and back after sign-in (SHELL-08)', async () => {
    expect(await redirectOf(() => requireSignedIn(going(null)))).toMatchObject({
      to: '/auth',
      search: { redirect: '/app/jobs?q=nurse' },
    })
  })

  it('require a password set by an administrator to be changed first (AUTH-26)', async () => {
    const who = viewer(['client_user'], { mustChangePassword: true })
    expect(await redirectOf(() => requireSignedIn(going(who)))).toMatchObject({ to: '/auth/new-password' })
  })

  it('require a second factor that the role demands to be set up, after the password', async () => {
    const who = viewer(['platform_admin'], { needsSecondFactor: true })
    expect(await redirectOf(() => requireSignedIn(going(who)))).toMatchObject({ to: '/auth/second-factor' })
    const both = { ...who, mustChangePassword: true }
    expect(await redirectOf(() => requireSignedIn(going(both)))).toMatchObject({ to: '/auth/new-password' })
  })

  it.each([
    [['job_seeker'], true],
    [['platform_admin'], true],
    [['client_user', 'job_seeker'], false],
    [['client_admin'], false],
  ] as [Role[], boolean][])('%j at a company screen: is refused %s (SHELL-09)', async (roles, isRefused) => {
    const guard = requireRoles('client_admin', 'client_user')
    const found = await redirectOf(() => guard({ context: { viewer: viewer(roles) } }))
    expect(found?.to ?? null).toBe(isRefused ? '/unauthorized' : null)
  })
})
