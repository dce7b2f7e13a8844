import { BookmarkPlus, Copy, Ellipsis, ListPlus, Upload } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem, MenuLink } from '#ui/primitives/menu.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { QuestionSet } from '../../question-sets-contract.ts'

const SetNameDialog = lazyComponent(async () => (await import('./set-name-dialog.tsx')).SetNameDialog)
const OtherJobsDialog = lazyComponent(async () => (await import('./copy-questions-dialogs.tsx')).OtherJobsDialog)
const SavedSetsDialog = lazyComponent(async () => (await import('./copy-questions-dialogs.tsx')).SavedSetsDialog)

type Open = { kind: 'sets' | 'jobs' } | { kind: 'name'; set: QuestionSet | null }

/** Adds questions from a set or from another job, and saves these as a set. */
export function QuestionsMenu({ jobId, count }: { jobId: string; count: number }) {
  const [open, setOpen] = useState<Open | null>(null)
  const close = () => setOpen(null)
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} size="sm" variant="secondary" label="More ways to add questions" />}>
        <MenuItem icon={ListPlus} onSelect={() => setOpen({ kind: 'sets' })}>
          Insert a saved set
        </MenuItem>
        <MenuItem icon={Copy} onSelect={() => setOpen({ kind: 'jobs' })}>
          Copy from another job
        </MenuItem>
        <MenuItem icon={BookmarkPlus} disabled={count === 0} onSelect={() => setOpen({ kind: 'name', set: null })}>
          Save as a set
        </MenuItem>
        <MenuLink icon={Upload} to="/app/company/jobs/import-questions">
          Import questions from a file
        </MenuLink>
      </Menu>
      {open?.kind === 'sets' && (
        <SavedSetsDialog jobId={jobId} onClose={close} onRename={(set) => setOpen({ kind: 'name', set })} />
      )}
      {open?.kind === 'jobs' && <OtherJobsDialog jobId={jobId} onClose={close} />}
      {open?.kind === 'name' && (
        <SetNameDialog
          jobId={jobId}
          stored={open.set}
          count={count}
          onClose={() => setOpen(open.set ? { kind: 'sets' } : null)}
        />
      )}
    </>
  )
}
