import { ExternalLink, FileText, HeartOff, Undo2 } from 'lucide-react'
import { isWithdrawable } from '#features/applications/rules.ts'
import { MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx'
import { ExternalMenu } from '../external-card.tsx'
import { useUnsave, useWithdraw } from '../use-tracker-actions.ts'
import type { BoardEntry } from './board-entries.ts'

/** The actions on a card other than moving it. */
export function EntryMenu({ entry, onOpen, onEdit }: { entry: BoardEntry; onOpen: () => void; onEdit: () => void }) {
  const { application, saved } = entry
  const { withdraw, isWithdrawing } = useWithdraw()
  const { unsave, isUnsaving } = useUnsave()
  if (application?.isExternal) return <ExternalMenu {...{ application, onOpen, onEdit }} />
  const slug = saved ? saved.open?.slug : application?.job.isOpen && application.job.slug
  return (
    <>
      <MenuItem icon={FileText} onSelect={onOpen}>
        View Details
      </MenuItem>
      {slug && (
        <MenuLink icon={ExternalLink} to={`/app/jobs?job=${slug}`}>
          Open the posting
        </MenuLink>
      )}
      <MenuSeparator />
      {application && isWithdrawable(application.status) && (
        <MenuItem icon={Undo2} danger disabled={isWithdrawing} onSelect={() => void withdraw(application)}>
          Withdraw
        </MenuItem>
      )}
      {saved && (
        <MenuItem
          icon={HeartOff}
          danger
          disabled={isUnsaving}
          onSelect={() => void unsave({ jobId: saved.jobId, title: saved.job.title, notes: saved.notes })}
        >
          Remove from saved jobs
        </MenuItem>
      )}
    </>
  )
}
