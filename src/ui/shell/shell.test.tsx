import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Bell, LayoutDashboard } from 'lucide-react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { AppShell, type AppShellProps } from './app-shell.tsx'
import { setSidebarCollapsed } from './sidebar.ts'
import { readTheme, setTheme, themeScript } from './theme.ts'

const html = document.documentElement

const props: Omit<AppShellProps, 'children'> = {
  portal: {
    id: 'company',
    label: 'Company Portal',
    home: '/app/company',
    profileTo: '/app/profile',
    menu: [
      { to: '/app/company', label: 'Company Dashboard', icon: LayoutDashboard, exact: true },
      { to: '/app/notifications', label: 'Notifications', icon: Bell, badge: { value: 3, hot: true, label: 'unread' } },
    ],
  },
  user: { name: 'Daniel Reyes', email: 'daniel@fernway.example', roles: ['Company Admin', 'Job Seeker'] },
  unreadCount: 3,
  on: { search: vi.fn(), signOut: vi.fn() },
  slots: { bell: <p>Nothing new</p>, promo: <b>Upgrade to Pro</b> },
}

const show = (more: Partial<AppShellProps> = {}) =>
  render(
    <AppShell {...props} {...more}>
      <h1>Applications</h1>
    </AppShell>,
  )

/** Simulates a window of this width, for the shell's media queries. */
function widthOf(width: number) {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      ({ matches: query.includes('max-width: 767.98px') ? width < 768 : false, addEventListener() {} }) as never,
  )
}

beforeEach(() => {
  localStorage.clear()
  delete html.dataset.sidebar
  setSidebarCollapsed(false)
  localStorage.clear()
})
afterEach(() => vi.restoreAllMocks())

describe('the frame', () => {
  it('has a skip link, named landmarks and the colors of its portal, also for menus and dialogs', () => {
    const { container, unmount } = show()
    expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe('#main')
    expect(screen.getByRole('main').id).toBe('main')
    expect(screen.getByRole('navigation', { name: 'Company Portal' })).toBeTruthy()
    expect(screen.getByRole('complementary', { name: 'Main' })).toBeTruthy()
    expect(container.querySelector('.shell')?.getAttribute('data-portal')).toBe('company')
    expect(document.body.dataset.portal).toBe('company')
    unmount()
    expect(document.body.dataset.portal).toBeUndefined()
  })

  it('has a menu button, the bell, a profile link and the user menu in the header (SHELL-25)', () => {
    show()
    const header = within(screen.getByRole('banner'))
    expect(header.getByRole('button', { name: 'Menu' })).toBeTruthy()
    expect(header.getByRole('button', { name: 'Notifications, 3 unread' })).toBeTruthy()
    expect(header.getByRole('link', { name: 'Your profile' }).getAttribute('href')).toBe('/app/profile')
    expect(header.getByRole('button', { name: 'User menu, Daniel Reyes' })).toBeTruthy()
  })

  it('shows 99+ above 99 unread, and no badge at none (SHELL-27)', () => {
    const { unmount } = show({ unreadCount: 100 })
    expect(screen.getByRole('button', { name: 'Notifications, 100 unread' }).textContent).toBe('99+')
    unmount()
    show({ unreadCount: 0 })
    expect(screen.getByRole('button', { name: 'Notifications' }).textContent).toBe('')
  })

  it('lists name, mail, roles, Profile and Sign out in the user menu (SHELL-28)', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: 'User menu, Daniel Reyes' }))
    const menu = await screen.findByRole('menu')
    for (const words of ['Daniel Reyes', 'daniel@fernway.example', 'Company Admin', 'Job Seeker']) {
      expect(menu.textContent).toContain(words)
    }
    expect(within(menu).getByRole('menuitem', { name: 'Profile' }).getAttribute('href')).toBe('/app/profile')
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Sign out' }))
    expect(props.on.signOut).toHaveBeenCalledTimes(1)
  })

  it('opens the search and the bell', async () => {
    show()
    await userEvent.click(screen.getByRole('button', { name: /Search or jump to/ }))
    expect(props.on.search).toHaveBeenCalledTimes(1)
    await userEvent.click(screen.getByRole('button', { name: 'Notifications, 3 unread' }))
    expect((await screen.findByRole('dialog', { name: 'Notifications' })).textContent).toBe('Nothing new')
  })
})

describe('the sidebar', () => {
  it('collapses and expands, and keeps the choice under sidebarCollapsed (SHELL-21)', async () => {
    widthOf(1280)
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Collapse sidebar' }))
    expect(localStorage.getItem('sidebarCollapsed')).toBe('true')
    expect(html.dataset.sidebar).toBe('collapsed')
    await userEvent.click(screen.getByRole('button', { name: 'Expand sidebar' }))
    expect(localStorage.getItem('sidebarCollapsed')).toBe('false')
    expect(html.dataset.sidebar).toBeUndefined()
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    expect(localStorage.getItem('sidebarCollapsed')).toBe('true')
  })

  it('opens as a drawer under 768 px, whatever is stored, and closes on a choice (SHELL-22)', async () => {
    localStorage.setItem('sidebarCollapsed', 'true')
    widthOf(767)
    show()
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }))
    const drawer = await screen.findByRole('dialog', { name: 'Menu' })
    expect(localStorage.getItem('sidebarCollapsed')).toBe('true')
    expect(drawer.textContent).toContain('daniel@fernway.example')
    const link = within(drawer).getByRole('link', { name: /Notifications/ })
    link.addEventListener('click', (event) => event.preventDefault())
    await userEvent.click(link)
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('is 18 rem wide and 4 rem collapsed (72 and 16 units) (SHELL-23)', async () => {
    const { readFileSync } = await import('node:fs')
    const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8')
    expect(tokens).toContain('--sidebar: 18rem; --sidebar-collapsed: 4rem;')
    const css = readFileSync('src/ui/styles/shell.css', 'utf8')
    expect(css).toContain('.shell { display: grid; grid-template-columns: var(--sidebar) minmax(0, 1fr)')
    expect(css).toContain('grid-template-columns: var(--sidebar-collapsed) minmax(0, 1fr);')
  })
})

describe('the theme', () => {
  afterEach(() => {
    setTheme('system')
    delete html.dataset.theme
  })

  it.each([
    [undefined, 'system'],
    ['a=b; theme=dark; c=d', 'dark'],
    ['theme=light', 'light'],
    ['theme=<script>', 'system'],
    ['mytheme=dark', 'system'],
    ['a=b; __Host-theme=dark', 'dark'],
    ['__Secure-theme=dark', 'system'],
  ])('reads %j as %s', (cookies, theme) => {
    expect(readTheme(cookies)).toBe(theme)
  })

  it('stores a choice in the cookie and applies it at once; system deletes it', () => {
    setTheme('dark')
    expect(document.cookie).toContain('theme=dark')
    expect(html.dataset.theme).toBe('dark')
    setTheme('system')
    expect(readTheme(document.cookie)).toBe('system')
    expect(html.dataset.theme).toBe('light')
  })

  it('uses the cookie prefix with https, and replaces the cookie without it', () => {
    setTheme('dark')
    vi.stubGlobal('location', { protocol: 'https:' })
    const written = vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    setTheme('light')
    vi.unstubAllGlobals()
    const cookies = written.mock.calls.map(([cookie]) => cookie)
    written.mockRestore()
    expect(cookies).toEqual([
      '__Host-theme=light; Max-Age=31536000; Secure; Path=/; SameSite=Lax',
      'theme=; Max-Age=0; Secure; Path=/; SameSite=Lax',
    ])
  })

  it('applies the theme of the system before the first paint, and marks a collapsed sidebar', () => {
    localStorage.setItem('sidebarCollapsed', 'true')
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true, addEventListener() {} } as never)
    new Function(themeScript)()
    expect(html.dataset.theme).toBe('dark')
    expect(html.dataset.sidebar).toBe('collapsed')
  })

  it('does not override a stored choice on the client', () => {
    setTheme('light')
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true, addEventListener() {} } as never)
    new Function(themeScript)()
    expect(html.dataset.theme).toBe('light')
  })
})
