import { type ReactNode, useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { markInteractive } from '#ui/shell/mark-interactive.ts'
import { cx } from '../primitives/cx.ts'
import { useSidebar } from './sidebar.ts'
import { type MenuEntry, Sidebar } from './sidebar.tsx'
import { SidebarDrawer } from './sidebar-drawer.tsx'
import { Topbar } from './topbar.tsx'
import type { ShellUser } from './user-menu.tsx'

export type Portal = 'seeker' | 'company' | 'platform'

export type AppShellProps = {
  portal: {
    id: Portal
    label: string
    /** The company's name, if the user is in several. */
    of?: string | undefined
    home: string
    profileTo: string
    menu: readonly MenuEntry[]
  }
  user: ShellUser
  unreadCount: number
  on: { search: () => void; signOut: () => void }
  slots: {
    /** Breadcrumbs or the title of the page, in the header. */
    center?: ReactNode
    /** The panel that the bell opens. */
    bell: ReactNode
    /** Menu items in the user menu: the portal switcher. */
    userMenu?: ReactNode
    /** The card in the sidebar. */
    promo?: ReactNode
    /** Content in the header, before the bell. */
    header?: ReactNode
    /** Content over the page at the bottom right: the coach. */
    floating?: ReactNode
  }
  /** For editors and boards, which need width: collapses the sidebar, whatever the stored choice. */
  narrow?: boolean
  children: ReactNode
}

const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/** Menus and dialogs are rendered in the body, so set the portal's colors there too. */
function usePortalOnBody(portal: Portal) {
  useBrowserLayoutEffect(() => {
    const before = document.body.dataset.portal
    document.body.dataset.portal = portal
    return () => {
      if (before === undefined) delete document.body.dataset.portal
      else document.body.dataset.portal = before
    }
  }, [portal])
}

/** The frame of every signed-in screen: skip link, sidebar or drawer, header, main. It only renders its props. */
export function AppShell({ portal, user, unreadCount, on, slots, narrow, children }: AppShellProps) {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  const [isCollapsed, setCollapsed] = useSidebar()
  usePortalOnBody(portal.id)
  const onMenu = useCallback(() => {
    if (matchMedia('(max-width: 767.98px)').matches) setDrawerOpen(true)
    else setCollapsed(!isCollapsed)
  }, [isCollapsed, setCollapsed])
  const { label, of, home, menu } = portal
  const sidebar = { portalLabel: label, portalOf: of, home, menu, promo: slots.promo }
  return (
    <div className={cx('shell', narrow && 'is-collapsed')} data-portal={portal.id}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <Sidebar {...sidebar} />
      <SidebarDrawer {...sidebar} open={isDrawerOpen} onOpenChange={setDrawerOpen} user={user} onSignOut={on.signOut} />
      <div className="stage">
        <Topbar
          user={user}
          profileTo={portal.profileTo}
          unreadCount={unreadCount}
          onMenu={onMenu}
          onSearch={on.search}
          onSignOut={on.signOut}
          center={slots.center}
          bell={slots.bell}
          userMenu={slots.userMenu}
          extra={slots.header}
        />
        <main ref={markInteractive} className="page" id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      {slots.floating}
    </div>
  )
}
