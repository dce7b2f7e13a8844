import { ChevronDown, LogOut, Monitor, Moon, Sun, User } from 'lucide-react'
import type { ReactNode } from 'react'
import { Badge } from '../primitives/badge.tsx'
import { Button } from '../primitives/button.tsx'
import { Menu, MenuChoice, MenuItem, MenuLink, MenuSeparator } from '../primitives/menu.tsx'
import { useTheme } from './theme.ts'

export type ShellUser = {
  name: string
  email: string
  avatarUrl?: string | null
  /** The role's name as shown: 'Job Seeker', 'Company Admin'. */
  roles: readonly string[]
}

const themes = [
  { value: 'light', label: 'Light', icon: Sun },
  { value: 'dark', label: 'Dark', icon: Moon },
  { value: 'system', label: 'Match system', icon: Monitor },
] as const

/** The signed-in user, with links to the profile and other portals, the theme, and sign-out. */
export function UserMenu({
  user,
  profileTo,
  onSignOut,
  children,
}: {
  user: ShellUser
  profileTo: string
  onSignOut: () => void
  /** Additional menu items: the portal switcher. */
  children?: ReactNode
}) {
  const [theme, setTheme] = useTheme()
  return (
    <Menu
      trigger={
        <Button variant="ghost" className="user-btn" aria-label={`User menu, ${user.name}`}>
          <span className="clip user-name">{user.name}</span>
          <ChevronDown className="ic ic-sm" />
        </Button>
      }
    >
      <div className="user-card">
        <b className="clip">{user.name}</b>
        <span className="meta clip">{user.email}</span>
        <div className="roles">
          {user.roles.map((role) => (
            <Badge key={role}>{role}</Badge>
          ))}
        </div>
      </div>
      <MenuSeparator />
      <MenuLink to={profileTo} icon={User}>
        Profile
      </MenuLink>
      {children && (
        <>
          <MenuSeparator />
          {children}
        </>
      )}
      <MenuSeparator />
      <MenuChoice label="Theme" value={theme} onChange={setTheme} options={themes} />
      <MenuSeparator />
      <MenuItem icon={LogOut} onSelect={onSignOut}>
        Sign out
      </MenuItem>
    </Menu>
  )
}
