import { Dialog } from '@base-ui/react/dialog'
import { LogOut, X } from 'lucide-react'
import { Avatar } from '../primitives/avatar.tsx'
import { IconButton } from '../primitives/button.tsx'
import { Spine } from './spine.tsx'
import type { SpineDrawerProps } from './spine-drawer.tsx'

/** The spine's drawer itself: slides in over the dimmed page, closes with Escape, a press beside it or a choice. */
export function SpineDrawerPopup({ open, onOpenChange, user, onSignOut, ...spine }: SpineDrawerProps) {
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className="scrim" />
        <Dialog.Popup className="spine-drawer" aria-label="Menu">
          <div className="spine">
            <Spine {...spine} onGo={() => onOpenChange(false)}>
              <div className="me">
                <Avatar name={user.name} src={user.avatarUrl} own />
                <div className="grow">
                  <b className="clip">{user.name}</b>
                  <div className="mail clip">{user.email}</div>
                </div>
                <IconButton icon={LogOut} label="Sign out" onClick={onSignOut} />
              </div>
            </Spine>
          </div>
          <Dialog.Close render={<IconButton className="shut" icon={X} label="Close menu" />} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
