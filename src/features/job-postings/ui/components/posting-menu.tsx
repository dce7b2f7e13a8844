import { Copy, Pencil } from 'lucide-react'
import { MenuItem, MenuLink } from '#ui/primitives/menu.tsx'
import type { PostingRow } from '../../contract.ts'
import { canSetPostingStatus } from '../../rules.ts'
import { useDuplicatePosting } from '../use-duplicate-posting.ts'
import { ActionsMenu, type PostingDialog } from './actions-menu.tsx'

type Props = { posting: PostingRow; onOpen: (dialog: PostingDialog, posting: PostingRow) => void }

/** Preview, and the menu with all actions on a job (CJOB-03, CJOB-04). */
export function PostingMenu({ posting, onOpen }: Props) {
  const duplicate = useDuplicatePosting()
  return (
    <ActionsMenu posting={posting} onOpen={onOpen} can={canSetPostingStatus}>
      <MenuLink icon={Pencil} to={`/app/company/jobs/${posting.id}/edit`}>
        Edit Job
      </MenuLink>
      <MenuItem icon={Copy} onSelect={() => duplicate(posting)}>
        Duplicate
      </MenuItem>
    </ActionsMenu>
  )
}
