import { usePopups } from '../primitives/load-popups.ts'
import type { SidebarProps } from './sidebar.tsx'
import type { ShellUser } from './user-menu.tsx'

export type SidebarDrawerProps = SidebarProps & {
  open: boolean
  onOpenChange: (open: boolean) => void
  user: ShellUser
  onSignOut: () => void
}

/** The sidebar on a phone: slides in over the dimmed page, closes with Escape, a click outside or a choice. */
export function SidebarDrawer(props: SidebarDrawerProps) {
  const popups = usePopups(props.open)
  return popups && <popups.SpineDrawerPopup {...props} />
}
