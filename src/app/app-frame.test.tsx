import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { broadcastCompany } from '#client/company-channel.ts'
import { companyHeaders } from '#client/company-headers.ts'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { type Role, roles, type Viewer } from '#lib/viewer.ts'
import { seeker, showScreen, toastTexts } from '#testing/show-screen.tsx'
import { setSidebarCollapsed } from '#ui/shell/sidebar.ts'
import { AppFrame } from './app-frame.tsx'

const mine = {
  companyId: '0199d1f0-0000-7000-8000-0000000000c1',
  companyName: 'Fernway',
  role: 'client_admin' as const,
}
const other = { ...mine, companyId: '0199d1f0-0000-7000-8000-0000000000c2', companyName: 'Copperline' }
const who = (held: readonly Role[], overrides: Partial<Viewer> = {}): Viewer => ({
  ...seeker,
  roles: [...held],
  ...overrides,
})

const quiet = {
  'notifications.recent': () => ({ items: [], unread: 0 }),
  'notifications.live': () => new Promise(() => {}),
  'billing.mine': () => ({ subscription: null, subscribed: false }),
}
const subscription = {
  planId: mine.companyId,
  planName: 'Pro',
  status: 'active' as const,
  startedAt: new Date(),
  expiresAt: null,
  customer: null,
}
const show = (viewer: Viewer, answers = {}) =>
  showScreen(
    <AppFrame viewer={viewer}>
      <h1>Inside</h1>
    </AppFrame>,
    { viewer, answers: { ...quiet, ...answers }, routes: ['/app/company/open/$companyId'] },
  )
const openUserMenu = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^User menu/ }))
  return within(await screen.findByRole('menu'))
}

it('a notification that is opened from its toast is marked as read (NOTIF-05, NOTIF-07)', async () => {
  const markRead = vi.fn(() => ({ unread: 0 }))
  const recent = vi.fn(quiet['notifications.recent'])
  show(who(['job_seeker']), { 'notifications.markRead': markRead, 'notifications.recent': recent })
  await screen.findByRole('heading', { name: 'Inside' })
  const news = { id: mine.companyId, type: 'status_updated', title: 'News', message: 'It moved.' }
  // as another page of the browser passes on a message
  const channel = new BroadcastChannel(`tandem-stream-${seeker.userId}`)
  const payload = { ...news, href: `/app/company/open/${mine.companyId}` }
  channel.postMessage({ message: { id: 1, topic: 'notification', payload }, cursor: '5:5:' })
  await userEvent.click(await screen.findByRole('button', { name: 'Open' }))
  channel.close()
  await screen.findByRole('heading', { name: '/app/company/open/$companyId' })
  await waitFor(() => expect(markRead).toHaveBeenCalledWith({ id: news.id }))
})

describe('the time zone of the account', () => {
  const here = Intl.DateTimeFormat().resolvedOptions().timeZone
  const showWith = async (session: object) => {
    const saveTimeZone = vi.fn((asked: unknown) => asked)
    const viewer = who(['job_seeker'])
    const known = { viewer, impersonation: null, isDemo: false, theme: 'system', liveCursor: null, ...session }
    show(viewer, { 'accounts.session': () => known, 'accounts.saveTimeZone': saveTimeZone })
    await screen.findByRole('heading', { name: 'Inside' })
    return saveTimeZone
  }

  it('is set to the time zone of this browser', async () => {
    const saveTimeZone = await showWith({ timeZone: null })
    await waitFor(() => expect(saveTimeZone.mock.calls).toEqual([[{ timeZone: here }]]))
  })

  it.each([
    ['is it already', { timeZone: here }],
    [
      'is looked at by an admin',
      { timeZone: null, impersonation: { id: mine.companyId, adminName: 'A', until: new Date() } },
    ],
  ])('is not changed if the account %s', async (_, session) => {
    expect((await showWith(session)).mock.calls).toEqual([])
  })
})

it('has a badge for each of the five roles (SHELL-31)', async () => {
  show(who(roles))
  const menu = await openUserMenu()
  for (const badge of ['Job Seeker', 'Company Admin', 'Company User', 'Platform Admin', 'Platform User']) {
    expect(menu.getByText(badge, { selector: '.tag' })).toBeTruthy()
  }
})

it.each([
  [['client_admin'], 'Company Admin'],
  [['client_user'], 'Company User'],
] as [Role[], string][])('the badge of %j is %s (SHELL-31)', async (held, badge) => {
  show(who(held))
  const menu = await openUserMenu()
  expect(menu.getByText(/Company|Admin|User/, { selector: '.tag' }).textContent).toBe(badge)
})

it('links to the other portals, and to the other companies through a page that asks about unsaved changes (SHELL-16, SHELL-32)', async () => {
  const shown = show(
    who(['client_admin', 'job_seeker'], { memberships: [mine, other], activeCompanyId: mine.companyId }),
    {},
  )
  // the name of the open company is next to the portal's name
  expect(await screen.findByRole('link', { name: /Company Portal\s*Fernway$/ })).toBeTruthy()
  const menu = await openUserMenu()
  expect(menu.getByRole('menuitem', { name: 'Career Platform' })).toBeTruthy()
  expect(menu.getByRole('menuitemradio', { name: 'Fernway' }).getAttribute('aria-checked')).toBe('true')
  await userEvent.click(menu.getByRole('menuitemradio', { name: 'Copperline' }))
  await waitFor(() => expect(shown.path()).toBe(`/app/company/open/${other.companyId}`))
})

describe('the company of a page does not change while the page is open', () => {
  const member = who(['client_admin'], { memberships: [mine, other], activeCompanyId: mine.companyId })
  const reload = () => vi.spyOn(location, 'reload').mockImplementation(() => {})

  it('is sent with every request of the page', async () => {
    const { unmount } = show(member)
    await screen.findByText('Inside')
    expect(companyHeaders()).toEqual({ 'x-tandem-company': mine.companyId })
    unmount()
    expect(companyHeaders()).toEqual({})
  })

  it('reloads when another page of the browser opened another company', async () => {
    const reloading = reload()
    show(member)
    await screen.findByText('Inside')
    broadcastCompany()
    expect(reloading).not.toHaveBeenCalled()
    const elsewhere = new BroadcastChannel('tandem-company')
    elsewhere.postMessage('another page')
    await waitFor(() => expect(reloading).toHaveBeenCalledTimes(1))
    elsewhere.close()
    reloading.mockRestore()
  })

  it('reloads when the user is no longer a member', async () => {
    const reloading = reload()
    let now: Viewer = member
    const { queryClient } = show(member, { 'accounts.session': () => ({ viewer: now, isDemo: true, theme: 'system' }) })
    await screen.findByText('Inside')
    now = { ...member, memberships: [other], activeCompanyId: null }
    await queryClient.invalidateQueries({ queryKey: sessionQuery().queryKey })
    await waitFor(() => expect(reloading).toHaveBeenCalled())
    reloading.mockRestore()
  })
})

it('shows that signing out failed (AUTH-23)', async () => {
  show(seeker, {
    'accounts.signOut': () => {
      throw new Error('away')
    },
  })
  const menu = await openUserMenu()
  await userEvent.click(menu.getByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(toastTexts().join()).toContain('Sign out failed'))
})

it('deletes unsaved drafts of the user on signing out, and keeps the drafts of other users', async () => {
  const leave = vi.spyOn(location, 'assign').mockImplementation(() => {})
  const [own, foreign] = [`document-draft:${seeker.userId}:letter:1`, 'document-draft:somebody:letter:1']
  for (const key of [own, foreign, 'theme']) localStorage.setItem(key, '{}')
  show(seeker, { 'accounts.signOut': () => ({}) })
  const menu = await openUserMenu()
  await userEvent.click(menu.getByRole('menuitem', { name: 'Sign out' }))
  await waitFor(() => expect(leave).toHaveBeenCalledWith('/'))
  expect(Object.keys(localStorage).sort()).toEqual([foreign, 'theme'])
  leave.mockRestore()
  localStorage.clear()
})

describe('offers of a subscription', () => {
  beforeEach(() => {
    localStorage.clear()
    setSidebarCollapsed(false)
  })
  const owns = (overrides: object) => ({
    'billing.mine': () => ({ subscription: { ...subscription, ...overrides }, subscribed: true }),
  })
  const promo = () => screen.queryAllByText('Upgrade to Pro').length > 0
  const button = () => screen.queryByRole('link', { name: 'Upgrade' })

  it('shows the promo only to job seekers without an active subscription (SHELL-29)', async () => {
    const { unmount } = show(who(['job_seeker']))
    expect((await screen.findByText('Upgrade to Pro')).parentElement?.textContent).toContain(
      'Unlimited resumes, advanced AI features, priority support.',
    )
    unmount()
    const cases: [Role[], object][] = [
      [['job_seeker'], owns({})],
      [['job_seeker'], owns({ status: 'trial' })],
      [['job_seeker'], owns({ status: 'cancelled', expiresAt: new Date(Date.now() + 60_000) })],
      [['client_admin'], {}],
      [['platform_user'], {}],
    ]
    for (const [held, answers] of cases) {
      const shown = show(who(held), answers)
      await screen.findByRole('heading', { name: 'Inside' })
      await waitFor(() => expect(shown.queryClient.isFetching()).toBe(0))
      expect(promo()).toBe(false)
      shown.unmount()
    }
    show(who(['job_seeker']), owns({ status: 'expired' }))
    expect(await screen.findByText('Upgrade to Pro')).toBeTruthy()
  })

  it('shows the button in the header while the sidebar is narrow and there is no subscription (SHELL-26)', async () => {
    const { unmount } = show(who(['job_seeker']))
    await screen.findByText('Upgrade to Pro')
    expect(button()).toBeNull()
    act(() => setSidebarCollapsed(true))
    expect(button()?.getAttribute('href')).toBe('/app/subscribe')
    unmount()
    const shown = show(who(['job_seeker']), owns({}))
    await screen.findByRole('heading', { name: 'Inside' })
    await waitFor(() => expect(shown.queryClient.isFetching()).toBe(0))
    expect(button()).toBeNull()
  })
})
