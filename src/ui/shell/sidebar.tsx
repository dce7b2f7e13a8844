import { type LucideIcon, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '../primitives/app-link.tsx'
import { Count } from '../primitives/badge.tsx'
import { Mark } from '../primitives/brand.tsx'
import { useSidebar } from './sidebar.ts'

export type MenuEntry = {
  to: string
  label: string
  icon: LucideIcon
  /** A number of waiting items; marigold if they are the user's unread ones. */
  badge?: { value: number; hot?: boolean; label: string }
  /** Whether it is marked as current only on this path, not on paths below it. */
  exact?: boolean
}

export type SidebarProps = {
  portalLabel: string
  /** The company's name, if the user has several such portals. */
  portalOf?: string | undefined
  home: string
  menu: readonly MenuEntry[]
  promo?: ReactNode
}

/** The content of the sidebar: logo, the portal's menu, and an offer below it. */
export function SidebarPanel({
  portalLabel,
  portalOf,
  home,
  menu,
  promo,
  onGo,
  children,
}: SidebarProps & { onGo?: () => void; children?: ReactNode }) {
  return (
    <>
      <AppLink
        className="brand"
        to={home}
        onClick={onGo}
        title={['Tandem', portalLabel, portalOf].filter(Boolean).join(', ')}
      >
        <Mark />
        <div className="min-w-0">
          <b>Tandem</b>
          <span>{portalLabel}</span>
          {portalOf && <span className="brand-of clip">{portalOf}</span>}
        </div>
      </AppLink>
      <nav className="nav" aria-label={portalLabel}>
        {menu.map(({ to, label, icon: Icon, badge, exact = false }) => (
          <AppLink key={to} to={to} exact={exact} title={label} onClick={onGo}>
            <Icon className="ic" />
            <span>{label}</span>
            {badge && badge.value > 0 && (
              <Count value={badge.value} max={99} tone={badge.hot ? 'hot' : 'plain'} label={badge.label} />
            )}
          </AppLink>
        ))}
      </nav>
      {promo && <div className="promo">{promo}</div>}
      {children}
    </>
  )
}

/** The sidebar at the left of the page, with the button that collapses it. */
export function Sidebar(props: SidebarProps) {
  const [isCollapsed, setCollapsed] = useSidebar()
  return (
    <aside className="sidebar" aria-label="Main">
      <SidebarPanel {...props}>
        <div className="foot">
          <button
            type="button"
            aria-expanded={!isCollapsed}
            aria-label={isCollapsed ? 'Expand sidebar' : 'Collapse sidebar'}
            onClick={() => setCollapsed(!isCollapsed)}
          >
            <PanelLeftClose className="ic is-open" />
            <PanelLeftOpen className="ic is-shut" />
            <span>Collapse</span>
          </button>
        </div>
      </SidebarPanel>
    </aside>
  )
}
