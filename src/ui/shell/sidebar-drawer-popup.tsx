import { Dialog } from '@base-ui/react/dialog'
import { LogOut, X } from 'lucide-react'
import { Avatar } from '../primitives/avatar.tsx'
import { IconButton } from '../primitives/button.tsx'
import { SidebarPanel } from './sidebar.tsx'
import type { SidebarDrawerProps } from './sidebar-drawer.tsx'

/** The loaded sidebar drawer: slides in over the dimmed page, closes with Escape, a click outside or a choice. */
export function SidebarDrawerPopup({ open, onOpenChange, user, onSignOut, ...sidebar }: SidebarDrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="sidebar-drawer" aria-label="Menu">
          <div className="sidebar">
            <SidebarPanel {...sidebar} onGo={() => onOpenChange(false)}>
              <div className="me">
                <Avatar name={user.name} src={user.avatarUrl} own />
                <div className="grow">
                  <b className="clip">{user.name}</b>
                  <div className="mail clip">{user.email}</div>
                </div>
                <IconButton icon={LogOut} label="Sign out" onClick={onSignOut} />
              </div>
            </SidebarPanel>
          </div>
          <Dialog.Close render={<IconButton className="shut" icon={X} label="Close menu" />} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
