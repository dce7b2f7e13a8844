import { Ellipsis, Eye, Inbox, Info, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx'
import type { StaffPostingRow } from '../../../admin-contract.ts'
import { canStaffSetStatus } from '../../../rules.ts'
import { StatusItems } from '../../components/status-items.tsx'
import { staffPlaces } from '../../posting-places.ts'
import { postingTitle } from '../../posting-texts.ts'
import { usePostingActions } from '../../use-posting-actions.tsx'

export type StaffPostingDialog = 'preview' | 'details'
type Props = { posting: StaffPostingRow; onOpen: (dialog: StaffPostingDialog, posting: StaffPostingRow) => void }

/** Staff actions on a job; read-only for an archived company (AJOB-03, AJOB-04). */
export function StaffMenu({ posting, onOpen }: Props) {
  const { move, remove, isBusy } = usePostingActions()
  const { id, status, company } = posting
  const title = postingTitle(posting)
  return (
    <>
      <IconButton icon={Eye} size="sm" label={`Preview ${title}`} onClick={() => onOpen('preview', posting)} />
      <Menu trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${title}`} />}>
        <MenuItem icon={Eye} onSelect={() => onOpen('preview', posting)}>
          Preview
        </MenuItem>
        <MenuItem icon={Info} onSelect={() => onOpen('details', posting)}>
          View Details
        </MenuItem>
        <MenuLink icon={Inbox} to={staffPlaces.applications(id)}>
          View Applications
        </MenuLink>
        {!company.isArchived && (
          <>
            <MenuLink icon={Pencil} to={staffPlaces.edit(id)}>
              Edit Job
            </MenuLink>
            <StatusItems
              status={status}
              isBusy={isBusy}
              can={canStaffSetStatus}
              onMove={(to) => void move(posting, to)}
            />
            <MenuSeparator />
            <MenuItem icon={Trash2} danger disabled={isBusy} onSelect={() => void remove(posting)}>
              Delete
            </MenuItem>
          </>
        )}
      </Menu>
    </>
  )
}
