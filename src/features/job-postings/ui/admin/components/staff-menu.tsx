import { Inbox, Pencil } from 'lucide-react'
import { MenuLink } from '#ui/primitives/menu.tsx'
import type { StaffPostingRow } from '../../../admin-contract.ts'
import { canStaffSetPostingStatus } from '../../../rules.ts'
import { ActionsMenu, type PostingDialog } from '../../components/actions-menu.tsx'
import { staffPlaces } from '../../posting-places.ts'

type Props = { posting: StaffPostingRow; onOpen: (dialog: PostingDialog, posting: StaffPostingRow) => void }

/** Staff actions on a job; read-only for an archived company (AJOB-03, AJOB-04). */
export function StaffMenu({ posting, onOpen }: Props) {
  const { id, company } = posting
  return (
    <ActionsMenu posting={posting} onOpen={onOpen} can={company.isArchived ? null : canStaffSetPostingStatus}>
      <MenuLink icon={Inbox} to={staffPlaces.applications(id)}>
        View Applications
      </MenuLink>
      {!company.isArchived && (
        <MenuLink icon={Pencil} to={staffPlaces.edit(id)}>
          Edit Job
        </MenuLink>
      )}
    </ActionsMenu>
  )
}
