import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { RefusedPage } from '#features/accounts/ui/refused-page.tsx'
import { showScreen } from '#testing/show-screen.tsx'
import { ErrorPage } from './error-page.tsx'
import { NotFoundPage } from './not-found-page.tsx'

describe('a screen that fails', () => {
  it('shows the text of the specification, with both actions and the message folded (ERR-04)', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    showScreen(<ErrorPage error={new Error('The chart has no axis')} reset={() => {}} />)
    expect(await screen.findByRole('heading', { name: 'Something went wrong' })).toBeTruthy()
    expect(
      screen.getByText(
        'We encountered an error while loading this page. Please try refreshing or contact support if the issue persists.',
      ),
    ).toBeTruthy()
    const detail = screen.getByText('The chart has no axis').closest('details')
    expect(detail?.open).toBe(false)
    await userEvent.click(screen.getByRole('button', { name: 'Refresh Page' }))
    expect(reload).toHaveBeenCalledTimes(1)
    reload.mockRestore()
  })

  it('returns to the previous page (ERR-04)', async () => {
    const page = showScreen(<ErrorPage error={new Error('x')} reset={() => {}} />, {
      routes: ['/before'],
      start: ['/before', '/'],
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Go Back' }))
    expect(await screen.findByRole('heading', { name: '/before' })).toBeTruthy()
    expect(page.path()).toBe('/before')
  })
})

it('shows that a path does not exist, with a link home (SHELL-04)', async () => {
  showScreen(<NotFoundPage />, { viewer: null })
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
})

it('refuses with Access Denied and a link home, and lets a signed-in user sign out (ERR-03)', async () => {
  const { unmount } = showScreen(<RefusedPage />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Access Denied' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
  expect(screen.getByRole('button', { name: 'Sign out' })).toBeTruthy()
  unmount()
  showScreen(<RefusedPage />, { viewer: null })
  expect(await screen.findByRole('link', { name: 'Go home' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Sign out' })).toBeNull()
})
