import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  type AnyRoute,
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
  useRouteContext,
} from '@tanstack/react-router'
import { act, render, screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import type { Role, Viewer } from '#lib/viewer.ts'
import { Route as AdminRoute } from '#routes/app.admin.tsx'
import { Route as AppRoute } from '#routes/app.tsx'
import { answerWith } from '#testing/answers.ts'
import { seeker } from '#testing/show-screen.tsx'
import { useReloadOnRoleChange } from './reload-on-role-change.ts'

const session = (viewer: Viewer | null) => ({
  viewer,
  impersonation: null,
  isDemo: false,
  theme: 'system' as const,
  liveCursor: null,
  timeZone: null,
})
const who = (...roles: Role[]): Viewer => ({ ...seeker, roles })

let ask: () => Promise<ReturnType<typeof session>>
beforeEach(() => answerWith({ 'accounts.session': () => ask() }))

const made = (parent: AnyRoute, routeOptions: object): AnyRoute =>
  createRoute({ ...routeOptions, getParentRoute: () => parent } as never) as never

/** The product's own guards and pending pages of /app and /app/admin, around screens that only show their path. */
function showAt(path: string, viewer: Viewer | null) {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } })
  if (viewer) queryClient.setQueryData(sessionQuery().queryKey, session(viewer))
  const root = createRootRoute() as AnyRoute
  const options = ({ options: { beforeLoad, pendingMs, pendingComponent } }: { options: AnyRoute['options'] }) => {
    return { beforeLoad, pendingMs, pendingComponent }
  }
  const app = made(root, { ...options(AppRoute), path: 'app', component: Frame })
  const admin = made(app, { ...options(AdminRoute), path: 'admin' })
  const screens = ['/', 'jobs', 'jobs/create'].map((below) =>
    made(admin, { path: below, component: () => <h1>Admin {below}</h1> }),
  )
  const home = made(app, { path: '/', component: () => <h1>Home</h1> })
  const refused = made(root, { path: 'unauthorized', component: () => <h1>Refused</h1> })
  const routeTree = root.addChildren([refused, app.addChildren([home, admin.addChildren(screens)])])
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createRouter({ routeTree, history, context: { queryClient } } as never)
  render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  )
  const become = async (next: Viewer) => {
    await act(async () => void queryClient.setQueryData(sessionQuery().queryKey, session(next)))
  }
  return { become, path: () => router.state.location.pathname }
}

function Frame() {
  const { viewer } = useRouteContext({ strict: false }) as { viewer: Viewer }
  useReloadOnRoleChange(viewer)
  return <Outlet />
}

describe('a role that is lost while its screen is open', () => {
  it.each(['/app/admin', '/app/admin/jobs'])('redirects from %s to /app (SHELL-14)', async (path) => {
    const { become, path: now } = showAt(path, who('platform_user', 'job_seeker'))
    await screen.findByRole('heading', { name: /^Admin/ })
    await become(who('job_seeker'))
    await screen.findByRole('heading', { name: 'Home' })
    expect(now()).toBe('/app')
  })

  it('does not redirect from the job editor, which has its own guard (SHELL-14)', async () => {
    const { become } = showAt('/app/admin/jobs/create', who('platform_user'))
    await screen.findByRole('heading', { name: /^Admin/ })
    await become(who('job_seeker'))
    expect(await screen.findByRole('heading', { name: 'Refused' })).toBeTruthy()
  })

  it('does not redirect if another role allows the screen', async () => {
    const { become, path } = showAt('/app/admin', who('platform_admin', 'platform_user'))
    await screen.findByRole('heading', { name: /^Admin/ })
    await become(who('platform_user'))
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Admin/ })).toBeTruthy())
    expect(path()).toBe('/app/admin')
  })
})

describe('while the session is loading', () => {
  it.each(['/app', '/app/admin'])('%s shows that it is loading (SHELL-10)', async (path) => {
    let answer = (_viewer: Viewer) => {}
    ask = () =>
      new Promise((resolve) => {
        answer = (viewer) => resolve(session(viewer))
      })
    showAt(path, null)
    expect((await screen.findByRole('status')).textContent).toBe('Loading...')
    expect(screen.queryByRole('heading')).toBeNull()
    await act(async () => answer(who('platform_admin')))
    expect(await screen.findByRole('heading', { name: /Home|Admin/ })).toBeTruthy()
    await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
  })
})
