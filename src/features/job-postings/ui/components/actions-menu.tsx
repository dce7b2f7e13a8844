import { Ellipsis, Eye, Info, Trash2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#ui/primitives/menu.tsx'
import type { PostingRow } from '../../contract.ts'
import type { PostingStatus, SettableStatus } from '../../rules.ts'
import { postingTitle } from '../posting-texts.ts'
import { usePostingActions } from '../use-posting-actions.tsx'
import { StatusItems } from './status-items.tsx'

export type PostingDialog = 'preview' | 'details'

type Props<P> = {
  posting: P
  onOpen: (dialog: PostingDialog, posting: P) => void
  /** Whether the viewer may make this change of status; null if the job is read-only. */
  can: ((from: PostingStatus, to: SettableStatus) => boolean) | null
  /** Further actions, after preview and details. */
  children: ReactNode
}
type Concerned = Pick<PostingRow, 'id' | 'title' | 'status' | 'applicationsCount' | 'newApplicationsCount'>

/** Preview, and the menu of actions on a job, for a company and for staff. */
export function ActionsMenu<P extends Concerned>({ posting, onOpen, can, children }: Props<P>) {
  // not in the items: they unmount with the menu, while the change is saved
  const { move, remove, isBusy } = usePostingActions()
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
        {children}
        {can && (
          <>
            <StatusItems status={posting.status} isBusy={isBusy} can={can} onMove={(to) => void move(posting, to)} />
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
