import { ExternalLink, FileText, Undo2, Zap } from 'lucide-react'
import type { TrackedApplication } from '#features/applications/contract.ts'
import { isWithdrawable } from '#features/applications/rules.ts'
import { Ago } from '#ui/primitives/ago.tsx'
import { MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import { NoteEditor } from './note-editor.tsx'
import { aboutJob, TrackedRow } from './tracked-row.tsx'
import { useApplicationNotes, useWithdraw } from './use-tracker-actions.ts'

type Props = { application: TrackedApplication; now: Date; onOpen: () => void }

/** An application in its section: job, status, private note (TRACK-10 to TRACK-14). */
export function ApplicationCard({ application, now, onOpen }: Props) {
  const { id, job, notes, status } = application
  const saveNotes = useApplicationNotes(id)
  const { withdraw, isWithdrawing } = useWithdraw()
  return (
    <TrackedRow
      job={job}
      onOpen={onOpen}
      note={<NoteEditor about={aboutJob(job)} notes={notes} onSave={saveNotes} />}
      state={<ApplicationState application={application} now={now} />}
      menu={
        <>
          <MenuItem icon={FileText} onSelect={onOpen}>
            View Details
          </MenuItem>
          {job.isOpen && (
            <MenuLink icon={ExternalLink} to={`/app/jobs?job=${job.slug}`}>
              Open the posting
            </MenuLink>
          )}
          {isWithdrawable(status) && (
            <>
              <MenuSeparator />
              <MenuItem icon={Undo2} danger disabled={isWithdrawing} onSelect={() => void withdraw(application)}>
                Withdraw
              </MenuItem>
            </>
          )}
        </>
      }
    />
  )
}

/** The badge and the date; 'Auto Applied' where auto apply sent it (decisions 3.3). */
export function ApplicationState({ application, now }: { application: TrackedApplication; now: Date }) {
  const { status, isAssisted, appliedAt, job } = application
  const isAuto = isAssisted && status === 'submitted'
  return (
    <>
      {isAuto ? <StatusPill status={status} label="Auto Applied" icon={Zap} /> : <StatusPill status={status} />}
      <p className="meta">
        Applied <Ago at={appliedAt} now={now} isInside />
        {job.isDeleted && ' · posting removed'}
      </p>
    </>
  )
}
