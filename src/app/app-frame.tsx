import { useMatches, useRouter, useRouterState } from '@tanstack/react-router'
import { type ReactNode, useCallback, useEffect, useState } from 'react'
import { setPageImpersonation } from '#client/company-headers.ts'
import { ImpersonationBanner } from '#features/accounts/ui/components/impersonation-banner.tsx'
import { useSession } from '#features/accounts/ui/queries.ts'
import { useSaveTimeZone } from '#features/accounts/ui/use-save-time-zone.ts'
import { useSignOut } from '#features/accounts/ui/use-sign-out.ts'
import { FloatingCoach } from '#features/coach/ui/components/floating-coach.tsx'
import { RecentNotifications } from '#features/notifications/ui/components/recent-notifications.tsx'
import { useLiveUpdates } from '#features/notifications/ui/use-live-updates.ts'
import { useUnreadCount } from '#features/notifications/ui/use-unread-count.ts'
import { hasRole, roleLabels, type Viewer } from '#lib/viewer.ts'
import { MenuChoice, MenuHeading, MenuItem } from '#ui/primitives/menu.tsx'
import { AppShell } from '#ui/shell/app-shell.tsx'
import { lazyComponent, useWhenIdle } from '#ui/shell/lazy-component.tsx'
import { usePaletteKey } from '#ui/shell/palette-key.ts'
import { Breadcrumb } from '#ui/shell/topbar.tsx'
import {
  menuOf,
  type NavItem,
  NOTIFICATIONS_PATH,
  type Portal,
  portalAt,
  portalHome,
  portalLabels,
  portalsOf,
} from './navigation.ts'
import { usePageCompany } from './page-company.ts'
import { useReloadOnRoleChange } from './reload-on-role-change.ts'
import { useUpgrade } from './upgrade.tsx'

// loaded on demand, because no screen needs it at first
const Palette = lazyComponent(async () => (await import('./palette.tsx')).Palette)

/** The frame of all screens below /app: the portal's sidebar, the header, the command palette and the user's menu. */
export function AppFrame({ viewer, children }: { viewer: Viewer; children: ReactNode }) {
  useReloadOnRoleChange(viewer)
  usePageCompany(viewer)
  const path = useRouterState({ select: (state) => state.location.pathname })
  const portal = usePortal(path, viewer)
  const [palette, setPalette] = useState<'unused' | 'open' | 'closed'>('unused')
  const search = useCallback(() => setPalette('open'), [])
  usePaletteKey(search)
  useWhenIdle(Palette.fetchCode)
  const signOut = useSignOut()
  const unread = useUnreadCount()
  const session = useSession()
  // the current values: the route's viewer is from when the page was opened
  const { name, email, image } = session.viewer ?? viewer
  usePageImpersonation(session.impersonation?.id ?? null)
  useSaveTimeZone()
  useLiveUpdates(viewer.userId, session.liveCursor, { isOn: !session.impersonation })
  const breadcrumbs = useBreadcrumbs(path, menuOf(portal, viewer))
  const isWide = useMatches({ select: (matches) => matches.some(({ staticData }) => staticData.isWide) })
  const upgrade = useUpgrade(viewer, isWide)
  return (
    <AppShell
      portal={{
        id: portal,
        label: portalLabels[portal],
        of: openCompanyOf(viewer, portal),
        home: portalHome(portal, viewer),
        profileTo: '/app/profile',
        menu: menuOf(portal, viewer).map((entry) => ({
          ...entry,
          badge: entry.to === NOTIFICATIONS_PATH ? badgeOf(unread) : undefined,
        })),
      }}
      user={{
        name,
        email,
        avatarUrl: image ?? undefined,
        roles: viewer.roles.map((role) => roleLabels[role]),
      }}
      unreadCount={unread}
      slots={{
        center: <Breadcrumb items={breadcrumbs} />,
        bell: <RecentNotifications />,
        promo: upgrade.promo,
        header: upgrade.header,
        floating:
          portal === 'seeker' && hasRole(viewer, 'job_seeker') && !session.impersonation ? (
            <FloatingCoach />
          ) : undefined,
        userMenu: switchesOf(viewer, portal).isEmpty ? undefined : <Switcher viewer={viewer} portal={portal} />,
      }}
      narrow={isWide}
      on={{ search, signOut }}
    >
      <ImpersonationBanner />
      {children}
      {palette !== 'unused' && (
        <Palette
          open={palette === 'open'}
          onOpenChange={(isOpen) => setPalette(isOpen ? 'open' : 'closed')}
          portal={portal}
          viewer={viewer}
        />
      )}
    </AppShell>
  )
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The name of the page in the header, if it is below a menu entry. */
    breadcrumb?: string
    /** Narrows the sidebar, for editors and boards. */
    isWide?: boolean
  }
}

/** The breadcrumb: the menu entry, and the page below it if it has a name. */
function useBreadcrumbs(path: string, menu: NavItem[]): { to?: string; label: string }[] {
  const breadcrumb = useMatches({ select: (matches) => matches.at(-1)?.staticData.breadcrumb })
  const place = menu.find(({ to, exact }) => (exact ? path.replace(/\/$/, '') === to : path.startsWith(to)))
  const [home] = menu
  // a page that is not in the menu is shown below the portal's first entry
  const above = place ?? (breadcrumb && home && path.startsWith(`${home.to}/`) ? home : undefined)
  const places = above ? [{ to: above.to, label: above.label }] : []
  return breadcrumb ? [...places, { label: breadcrumb }] : places
}

/** Sends the id of the impersonation session in which the page was opened with every API call of the page. */
function usePageImpersonation(impersonationId: string | null): void {
  useEffect(() => {
    setPageImpersonation(impersonationId)
    return () => setPageImpersonation(null)
  }, [impersonationId])
}

/** The portal of this page. It is stored, because all portals share some screens. */
function usePortal(path: string, viewer: Viewer): Portal {
  const [last, setLast] = useState<Portal | null>(null)
  const portal = portalAt(path, viewer, last)
  useEffect(() => setLast(portal), [portal])
  return portal
}

/** The name of the open company, for a user who is a member of several companies (SHELL-32). */
const openCompanyOf = (viewer: Viewer, portal: Portal): string | undefined =>
  switchesOf(viewer, portal).companies.find(({ companyId }) => companyId === viewer.activeCompanyId)?.companyName

/** The user's other portals and, in the company portal, their other companies (SHELL-16, SHELL-32). */
function switchesOf(viewer: Viewer, portal: Portal) {
  const portals = portalsOf(viewer).filter((other) => other !== portal)
  const companies = portal === 'company' && viewer.memberships.length > 1 ? viewer.memberships : []
  return { portals, companies, isEmpty: portals.length + companies.length === 0 }
}

function Switcher({ viewer, portal }: { viewer: Viewer; portal: Portal }) {
  const router = useRouter()
  const { portals, companies } = switchesOf(viewer, portal)
  return (
    <>
      {portals.length > 0 && <MenuHeading>Go to</MenuHeading>}
      {portals.map((other) => (
        <MenuItem key={other} onSelect={() => router.navigate({ to: portalHome(other, viewer) })}>
          {portalLabels[other]}
        </MenuItem>
      ))}
      {companies.length > 0 && (
        <MenuChoice
          label="Company"
          closes
          value={viewer.activeCompanyId ?? ''}
          options={companies.map(({ companyId, companyName }) => ({ value: companyId, label: companyName }))}
          // navigate to a page, so that unsaved changes are asked about first
          onChange={(companyId) => void router.navigate({ to: '/app/company/open/$companyId', params: { companyId } })}
        />
      )}
    </>
  )
}

const badgeOf = (unread: number) => (unread > 0 ? { value: unread, hot: true, label: `${unread} unread` } : undefined)
