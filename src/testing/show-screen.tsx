import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  type RouterHistory,
  RouterProvider,
} from '@tanstack/react-router'
import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import type { Viewer } from '#lib/viewer.ts'
import { UiProviders } from '#ui/shell/ui-providers.tsx'
import { type Answers, answerWith } from './answers.ts'

export { calls } from './answers.ts'

export const seeker: Viewer = {
  userId: '0199d1f0-0000-7000-8000-0000000000aa',
  name: 'Maya Okafor',
  email: 'maya@okafor.example',
  image: null,
  roles: ['job_seeker'],
  memberships: [],
  activeCompanyId: null,
  mustChangePassword: false,
  needsSecondFactor: false,
}

type Options = {
  viewer?: Viewer | null
  answers?: Answers
  routes?: string[]
  /** The history to begin with; the screen is at '/'. */
  start?: string[]
}

const newQueryClient = () => new QueryClient({ defaultOptions: { queries: { retry: false } } })

/** Shows the pages of a router. */
export const showRouter = (router: unknown, queryClient = newQueryClient()) =>
  render(
    <QueryClientProvider client={queryClient}>
      <UiProviders>
        <RouterProvider router={router as never} />
      </UiProviders>
    </QueryClientProvider>,
  )

/** Shows a part of a screen as this user, with these answers of the server and these additional routes. */
export function showScreen(
  part: ReactNode,
  { viewer = seeker, answers = {}, routes = [], start = ['/'] }: Options = {},
) {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  answerWith({ 'accounts.session': () => ({ viewer, isDemo: true, theme: 'system', timeZone }), ...answers })
  const queryClient = newQueryClient()
  const root = createRootRoute()
  const here = createRoute({ getParentRoute: () => root, path: '/', component: () => part })
  const others = routes.map((path) =>
    createRoute({ getParentRoute: () => root, path, component: () => <h1>{path}</h1> }),
  )
  const history: RouterHistory = createMemoryHistory({ initialEntries: start })
  const router = createRouter({ routeTree: root.addChildren([here, ...others]), history })
  return { ...showRouter(router, queryClient), queryClient, path: () => router.state.location.href }
}

/** A refusal in the form that the client throws. */
export const refusal = (code: string, message: string, data?: unknown) =>
  Object.assign(new Error(message), { defined: true, code, data })

/** The texts of the top toast. */
export const toastTexts = () =>
  [...document.querySelectorAll('.toast:not([data-limited]):not([data-ending-style]) .grow')].map(
    (node) => node.textContent,
  )

/** Replaces the browser's upload request: it waits until the test answers it. */
export class PendingUpload {
  static last: PendingUpload
  upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {}
  onload?: () => void
  onabort?: () => void
  status = 0
  responseText = ''
  open = vi.fn()
  sent: FormData | undefined
  send(form: FormData) {
    this.sent = form
    PendingUpload.last = this
  }
  abort() {
    this.onabort?.()
  }
  answer(status: number, body: unknown) {
    this.status = status
    this.responseText = JSON.stringify(body)
    this.onload?.()
  }
}
