import { Ban, CircleCheck, Ellipsis, Eye, KeyRound, LogOut, Pencil, Trash2 } from 'lucide-react'
import { hasStaffRole } from '#lib/viewer.ts'
import { IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/primitives/menu.tsx'
import type { ListedUser } from '../../admin-users-contract.ts'
import { useUserActions } from './use-user-actions.ts'

export type UserDialog = 'edit' | 'suspend' | 'impersonate' | 'remove'

type Props = {
  user: ListedUser
  isOwn: boolean
  /** True for platform admins; platform users can only change the name. */
  canManage: boolean
  onOpen: (dialog: UserDialog, user: ListedUser) => void
}

/** The menu of actions on one user. */
export function UserMenu({ user, isOwn, canManage, onOpen }: Props) {
  const act = useUserActions(user)
  return (
    <>
      <IconButton icon={Pencil} size="sm" label={`Edit ${user.name}`} onClick={() => onOpen('edit', user)} />
      {canManage && (
        <Menu trigger={<IconButton icon={Ellipsis} size="sm" label={`More actions for ${user.name}`} />}>
          <MenuItem icon={Pencil} onSelect={() => onOpen('edit', user)}>
            Edit roles and company
          </MenuItem>
          {!isOwn && !hasStaffRole(user.roles) && !user.suspendedAt && (
            <MenuItem icon={Eye} onSelect={() => onOpen('impersonate', user)}>
              See as {user.name}
            </MenuItem>
          )}
          <MenuItem icon={KeyRound} disabled={act.isBusy} onSelect={() => void act.sendReset()}>
            Send password reset
          </MenuItem>
          <MenuItem icon={LogOut} disabled={act.isBusy} onSelect={() => void act.endSessions()}>
            End all sessions
          </MenuItem>
          {!isOwn && (
            <>
              <MenuSeparator />
              {user.suspendedAt ? (
                <MenuItem icon={CircleCheck} disabled={act.isBusy} onSelect={() => void act.unsuspend()}>
                  Lift suspension
                </MenuItem>
              ) : (
                <MenuItem icon={Ban} onSelect={() => onOpen('suspend', user)}>
                  Suspend
                </MenuItem>
              )}
              <MenuItem icon={Trash2} danger onSelect={() => onOpen('remove', user)}>
                Delete user
              </MenuItem>
            </>
          )}
        </Menu>
      )}
    </>
  )
}
