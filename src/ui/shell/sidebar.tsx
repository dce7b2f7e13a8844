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
  /** A number that waits there; marigold for the unread ones of the person. */
  badge?: { value: number; hot?: boolean; label: string }
  /** Current on this path only, not on those below it. */
  exact?: boolean
}

export type SidebarProps = {
  portalLabel: string
  /** Which of several such portals it is: the company's name. */
  portalOf?: string | undefined
  home: string
  menu: readonly MenuEntry[]
  promo?: ReactNode
}

/** The sidebar: brand, the menu of the portal, and an offer below it. */
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

/** The sidebar at the left of the page, and the button that makes it narrow. */
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
