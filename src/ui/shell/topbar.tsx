import { Bell, ChevronRight, Menu as MenuIcon, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { AppLink } from '../primitives/app-link.tsx'
import { Avatar } from '../primitives/avatar.tsx'
import { Count } from '../primitives/badge.tsx'
import { IconButton } from '../primitives/button.tsx'
import { Popover } from '../primitives/popover.tsx'
import { PaletteKeys } from './palette-keys.tsx'
import { type ShellUser, UserMenu } from './user-menu.tsx'

export type TopbarProps = {
  user: ShellUser
  profileTo: string
  unreadCount: number
  onMenu: () => void
  onSearch: () => void
  onSignOut: () => void
  /** The breadcrumbs or the page title. */
  center?: ReactNode
  /** The panel that the bell opens. */
  bell: ReactNode
  userMenu?: ReactNode
  /** Content between search and bell: 'Upgrade' while the sidebar is collapsed. */
  extra?: ReactNode
}

function BellButton({ unreadCount, bell }: Pick<TopbarProps, 'unreadCount' | 'bell'>) {
  const label = unreadCount > 0 ? `Notifications, ${unreadCount} unread` : 'Notifications'
  return (
    <Popover
      label="Notifications"
      bare
      trigger={
        <IconButton className="bell" icon={Bell} label={label}>
          {unreadCount > 0 && (
            <span aria-hidden="true">
              <Count value={unreadCount} max={99} tone="hot" />
            </span>
          )}
        </IconButton>
      }
    >
      {bell}
    </Popover>
  )
}

/** The header of the app: menu, breadcrumb, search, notifications, profile, user menu. */
export function Topbar({ user, profileTo, unreadCount, onMenu, onSearch, onSignOut, ...slots }: TopbarProps) {
  return (
    <header className="topbar">
      <IconButton className="menu-btn" icon={MenuIcon} label="Menu" onClick={onMenu} />
      <div className="center">{slots.center}</div>
      <button type="button" className="jump" onClick={onSearch} aria-keyshortcuts="Meta+K Control+K">
        <Search className="ic ic-sm" />
        <span className="jump-text">Search or jump to</span>
        <PaletteKeys />
      </button>
      {slots.extra}
      <BellButton unreadCount={unreadCount} bell={slots.bell} />
      <div className="who">
        <AppLink to={profileTo} className="me-link" aria-label="Your profile" title="Profile">
          <Avatar name={user.name} src={user.avatarUrl} size="sm" own />
        </AppLink>
        <UserMenu user={user} profileTo={profileTo} onSignOut={onSignOut}>
          {slots.userMenu}
        </UserMenu>
      </div>
    </header>
  )
}

/** The breadcrumbs from the top: links, and the current page without one. */
export function Breadcrumb({ items }: { items: readonly { to?: string; label: string }[] }) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumb">
      {items.map(({ to, label }, index) => (
        <span key={label} className="breadcrumb">
          {index > 0 && <ChevronRight className="ic ic-sm" />}
          {to && index < items.length - 1 ? (
            <AppLink to={to}>{label}</AppLink>
          ) : (
            <b aria-current={index === items.length - 1 ? 'page' : undefined}>{label}</b>
          )}
        </span>
      ))}
    </nav>
  )
}
