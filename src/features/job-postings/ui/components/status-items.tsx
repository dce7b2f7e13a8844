import { Archive, CirclePlay, Pause } from 'lucide-react'
import { MenuItem } from '#ui/primitives/menu.tsx'
import type { PostingStatus, SettableStatus } from '../../rules.ts'

const moves = [
  { to: 'paused', icon: Pause, label: 'Pause Job' },
  { to: 'active', icon: CirclePlay, label: 'Activate Job' },
  { to: 'closed', icon: Archive, label: 'Close Job' },
] as const satisfies { to: SettableStatus; icon: unknown; label: string }[]

type Props = {
  status: PostingStatus
  /** A change of the job is being saved. */
  isBusy: boolean
  /** Whether the viewer may make this change of status. */
  can: (from: PostingStatus, to: SettableStatus) => boolean
  onMove: (to: SettableStatus) => void
}

/** The changes of status that the viewer may make; in the menus of companies and of staff. */
export const StatusItems = ({ status, isBusy, can, onMove }: Props) =>
  moves
    .filter(({ to }) => can(status, to))
    .map(({ to, icon, label }) => (
      <MenuItem key={to} icon={icon} disabled={isBusy} onSelect={() => onMove(to)}>
        {label}
      </MenuItem>
    ))
