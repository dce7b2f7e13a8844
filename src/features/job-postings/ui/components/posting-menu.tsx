import { Copy, Ellipsis, Eye, Info, Pencil, Trash2 } from 'lucide-react'
import { IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx'
import type { PostingRow } from '../../contract.ts'
import { canSetStatus } from '../../rules.ts'
import { postingTitle } from '../posting-texts.ts'
import { useDuplicatePosting } from '../use-duplicate-posting.ts'
import { usePostingActions } from '../use-posting-actions.tsx'
import { StatusItems } from './status-items.tsx'

export type PostingDialog = 'preview' | 'details'
type Props = { posting: PostingRow; onOpen: (dialog: PostingDialog, posting: PostingRow) => void }

/** Preview, and the menu with all actions on a job (CJOB-03, CJOB-04). */
export function PostingMenu({ posting, onOpen }: Props) {
  const { move, remove, isBusy } = usePostingActions()
  const duplicate = useDuplicatePosting()
  const { id, status } = posting
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
        <MenuLink icon={Pencil} to={`/app/company/jobs/${id}/edit`}>
          Edit Job
        </MenuLink>
        <MenuItem icon={Copy} onSelect={() => duplicate(posting)}>
          Duplicate
        </MenuItem>
        <StatusItems status={status} isBusy={isBusy} can={canSetStatus} onMove={(to) => void move(posting, to)} />
        <MenuSeparator />
        <MenuItem icon={Trash2} danger disabled={isBusy} onSelect={() => void remove(posting)}>
          Delete
        </MenuItem>
      </Menu>
    </>
  )
}
