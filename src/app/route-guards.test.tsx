import { createMemoryHistory } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { type Role, roles, type Viewer } from '#lib/viewer.ts'
import { answerWith } from '#testing/answers.ts'
import { getRouter } from './router.tsx'

const who = (...held: Role[]): Viewer => ({
  userId: '0199d1f0-0000-7000-8000-0000000000aa',
  name: 'Maya',
  email: 'maya@example.test',
  image: null,
  roles: held,
  memberships: [],
  activeCompanyId: null,
  mustChangePassword: false,
  needsSecondFactor: false,
})

// the mocked server only answers who is signed in, because the screens' own data does not matter here
const failsIfAsked = () => {
  throw Object.assign(new Error('not asked here'), { defined: true, code: 'NOT_FOUND', status: 404 })
}

function signIn(viewer: Viewer | null) {
  answerWith(
    {
      'accounts.session': () => ({
        viewer,
        impersonation: null,
        isDemo: false,
        theme: 'system',
        liveCursor: null,
        timeZone: null,
      }),
    },
    failsIfAsked,
  )
}

/** The page that a user with these roles reaches from the path, by the real routes and guards. */
async function arrives(path: string, signedIn: Viewer | null): Promise<string> {
  signIn(signedIn)
  const router = getRouter()
  const history = createMemoryHistory({ initialEntries: [path] })
  router.update({ ...router.options, history })
  await router.load()
  return router.state.location.href
}

const ID = '0199d1f0-0000-7000-8000-000000000001'

/** Every path of the company portal and of the platform; one without a screen is guarded already. */
const company = [
  '',
  '/jobs',
  '/jobs/create',
  `/jobs/${ID}/edit`,
  '/applications',
  '/applications/compare',
  '/candidates',
  '/team',
  '/analytics',
  '/integrations',
  '/profile',
  `/open/${ID}`,
]
const platform = [
  ['', '/users', '/companies', '/jobs', '/jobs/create', `/jobs/edit/${ID}`, '/applications', '/analytics'],
  ['/moderation', '/campaigns', `/campaigns/${ID}`, '/blog', '/operations', '/support', '/anything-that-joins'],
].flat()
const seeker = [
  ['', '/documents', '/documents/resume/new', `/documents/resume/edit/${ID}`, `/documents/resume/preview/${ID}`],
  ['/documents/cover-letter/new', `/documents/cover-letter/edit/${ID}`, `/documents/cover-letter/preview/${ID}`],
  [
    '/dashboard',
    '/jobs',
    '/subscribe',
    '/tracker',
    '/interview',
    '/interview/stories',
    `/interview/call/${ID}`,
    '/salary',
    '/salary/offers',
    '/distribution',
    '/coaching',
    '/auto-apply',
    '/profile',
  ],
  ['/notifications', '/anything-that-joins'],
].flat()

describe('signed out', () => {
  it.each([...seeker, ...company.map((path) => `/company${path}`), ...platform.map((path) => `/admin${path}`)])(
    '/app%s redirects to /auth, and back after sign-in (SHELL-05, SHELL-08)',
    async (path) => {
      const address = `/app${path}?from=mail`
      const arrived = new URL(await arrives(address, null), 'https://tandem.invalid')
      expect(arrived.pathname).toBe('/auth')
      expect(arrived.searchParams.get('redirect')).toBe(address)
    },
  )
})

describe('the guards of the portals', () => {
  const cases = (area: string, paths: string[], open: Role[]) =>
    paths.flatMap((path) => roles.map((role) => [`/app/${area}${path}`, role, open.includes(role)] as const))
  const outcome = async (path: string, ...held: Role[]) =>
    (await arrives(path, who(...held))) === '/unauthorized' ? 'refused' : 'let in'

  it.each(cases('company', company, ['client_admin', 'client_user']))(
    '%s as %s is open: %s (SHELL-12)',
    async (path, role, isOpen) => {
      expect(await outcome(path, role)).toBe(isOpen ? 'let in' : 'refused')
    },
  )

  it.each(cases('admin', platform, ['platform_admin', 'platform_user']))(
    '%s as %s is open: %s (SHELL-13)',
    async (path, role, isOpen) => {
      expect(await outcome(path, role)).toBe(isOpen ? 'let in' : 'refused')
    },
  )

  it.each(platform.filter((path) => path !== '' && path !== '/anything-that-joins'))(
    '/app/admin%s is a screen of its own (SHELL-13)',
    (path) => {
      const matches = getRouter().matchRoutes(`/app/admin${path}`)
      expect(matches.at(-1)?.routeId).toMatch(/^\/app\/admin\/./)
    },
  )

  it.each(cases('admin', platform, []).filter(([, role]) => !role.startsWith('platform')))(
    '%s redirects %s to /unauthorized (SHELL-14)',
    async (path, role) => {
      expect(await arrives(path, who(role))).toBe('/unauthorized')
    },
  )

  it('any one of the listed roles is enough (SHELL-09)', async () => {
    expect(await outcome('/app/company/jobs', 'job_seeker', 'client_user')).toBe('let in')
    expect(await outcome('/app/admin', 'client_admin', 'platform_user')).toBe('let in')
    expect(await outcome('/app/company/jobs', 'job_seeker', 'platform_admin')).toBe('refused')
    expect(await outcome('/app/company/jobs')).toBe('refused')
  })
})

describe('/app', () => {
  it.each([
    [['platform_admin', 'client_admin', 'job_seeker'], /^\/app\/admin$/],
    [['platform_user'], /^\/app\/admin$/],
    [['client_admin', 'job_seeker'], /^\/app\/company(\/|$)/],
    [['client_user'], /^\/app\/company(\/|$)/],
    [['job_seeker'], /^\/app$/],
  ] as [Role[], RegExp][])('redirects %j to %s (SHELL-11, SHELL-15)', async (held, target) => {
    expect(await arrives('/app', who(...held))).toMatch(target)
  })

  it('only a seeker who is redirected has a dashboard address of their own (SHELL-15, SHELL-16)', async () => {
    expect(await arrives('/app/dashboard', who('client_user', 'job_seeker'))).toBe('/app/dashboard')
    expect(await arrives('/app/dashboard', who('job_seeker'))).toBe('/app')
    expect(await arrives('/app/dashboard', who('client_user'))).toBe('/unauthorized')
  })

  it('is replaced in the history: Back does not return to it (SHELL-11)', async () => {
    signIn(who('platform_admin', 'client_user'))
    const router = getRouter()
    const history = createMemoryHistory({ initialEntries: ['/unauthorized'] })
    router.update({ ...router.options, history })
    await router.load()
    for (const [opened, arrived] of [
      ['/app', '/app/admin'],
      ['/app/company', '/app/company'],
    ] as const) {
      await router.navigate({ to: opened })
      expect(router.state.location.pathname).toContain(arrived)
      expect(history.length).toBe(2)
      history.back()
      await router.load()
      expect(router.state.location.pathname).toBe('/unauthorized')
    }
  })

  it('a signed-in user who opens /auth is redirected to the target, only on this site (AUTH-05)', async () => {
    expect(await arrives('/auth?redirect=%2Fapp%2Fnotifications', who('job_seeker'))).toBe('/app/notifications')
    expect(await arrives('/auth?redirect=https%3A%2F%2Fevil.example', who('job_seeker'))).not.toMatch(/evil|auth/)
    expect(await arrives('/auth', who('platform_user'))).toBe('/app/admin')
    expect(await arrives('/auth?redirect=%2Fapp%2Fjobs', null)).toMatch(/^\/auth\?/)
  })
})
