import { createMemoryHistory, createRootRoute, createRoute, createRouter, Outlet } from '@tanstack/react-router'
import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { analysis } from '#features/salaries/ui/salary-answers.testing.ts'
import { SalaryPage } from '#features/salaries/ui/salary-page.tsx'
import { seeker, showRouter, showScreen } from '#testing/show-screen.tsx'
import { Route as Salary } from '../routes/app.salary.index.tsx'
import { Route as Offers } from '../routes/app.salary.offers.tsx'
import { AppFrame } from './app-frame.tsx'

const quiet = {
  'notifications.recent': () => ({ items: [], unread: 0 }),
  'notifications.live': () => new Promise(() => {}),
  'billing.mine': () => ({ subscription: null, subscribed: false }),
  'salaries.listSearches': () => [],
}

/** The page in its shell, with the error component of its route. */
function showFaulty() {
  const root = createRootRoute()
  const app = createRoute({
    getParentRoute: () => root,
    id: 'app',
    component: () => (
      <AppFrame viewer={seeker}>
        <Outlet />
      </AppFrame>
    ),
  })
  const { errorComponent } = Salary.options
  const page = createRoute({
    getParentRoute: () => app,
    path: '/app/salary',
    ...(errorComponent && { errorComponent }),
    component: () => <SalaryPage search={{ jobTitle: 'Data Analyst', location: 'Portland' }} onSearch={() => {}} />,
  })
  const history = createMemoryHistory({ initialEntries: ['/app/salary'] })
  const router = createRouter({ routeTree: root.addChildren([app.addChildren([page])]), history })
  showRouter(router)
}

it('shows its own fallback where the salary page fails, and the shell stays (SHELL-07)', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  // the answers come from here; the page cannot render statistics without a benchmark
  showScreen(null, { answers: { ...quiet, 'salaries.analyze': () => analysis({ stats: {} as never }) } })
  showFaulty()
  expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
  expect(
    screen.getByText(
      'We encountered an error while loading this page. Please try refreshing or contact support if the issue persists.',
    ),
  ).toBeTruthy()
  const menu = within(screen.getByRole('navigation', { name: 'Career Platform' }))
  expect(menu.getByRole('link', { name: /Salary Analyzer/ })).toBeTruthy()
  expect(screen.queryByRole('heading', { name: 'Advanced Salary Analyzer' })).toBeNull()
  said.mockRestore()
})

it('shows the same fallback for the offers page below it (SHELL-07)', () => {
  expect(Salary.options.errorComponent).toBeTruthy()
  expect(Offers.options.errorComponent).toBe(Salary.options.errorComponent)
})
