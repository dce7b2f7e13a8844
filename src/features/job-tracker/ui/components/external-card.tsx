import { ExternalLink, FileText, Pencil, Trash2 } from 'lucide-react'
import type { TrackedApplication } from '#features/applications/contract.ts'
import { statusOptions } from '#features/applications/ui/components/status-texts.ts'
import { Ago } from '#ui/primitives/ago.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { MenuChoice, MenuHeading, MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import { NoteEditor } from './note-editor.tsx'
import { aboutJob, TrackedRow } from './tracked-row.tsx'
import { useDeleteExternal, useExternalNotes, useExternalStatus } from './use-external-actions.ts'

type Props = { application: TrackedApplication; now: Date; onOpen: () => void; onEdit: () => void }

/** An external application in its section: like the others, with a select for its status. */
export function ExternalCard({ application, now, onOpen, onEdit }: Props) {
  const { id, job, notes } = application
  const saveNotes = useExternalNotes(id)
  return (
    <TrackedRow
      job={job}
      onOpen={onOpen}
      note={<NoteEditor about={aboutJob(job)} notes={notes} onSave={saveNotes} />}
      state={<ExternalState application={application} now={now} />}
      menu={<ExternalMenu application={application} onOpen={onOpen} onEdit={onEdit} />}
    />
  )
}

export function ExternalMenu({ application, onOpen, onEdit }: Omit<Props, 'now'>) {
  const { id, job, status } = application
  const setStatus = useExternalStatus()
  const remove = useDeleteExternal()
  return (
    <>
      <MenuItem icon={FileText} onSelect={onOpen}>
        View Details
      </MenuItem>
      {job.link && (
        <MenuLink icon={ExternalLink} to={job.link}>
          Open the posting
        </MenuLink>
      )}
      <MenuSeparator />
      <MenuHeading>Status</MenuHeading>
      <MenuChoice
        label="Status"
        value={status}
        options={statusOptions}
        onChange={(next) => next !== status && setStatus.mutate({ id, status: next })}
      />
      <MenuSeparator />
      <MenuItem icon={Pencil} onSelect={onEdit}>
        Edit
      </MenuItem>
      <MenuItem icon={Trash2} danger onSelect={() => void remove(application)}>
        Delete
      </MenuItem>
    </>
  )
}

/** Badge, mark and day. */
export function ExternalState({ application, now }: { application: TrackedApplication; now: Date }) {
  const { status, appliedAt } = application
  return (
    <>
      <span className="row wrap">
        <StatusPill status={status} />
        <Badge tone="line">External</Badge>
      </span>
      <p className="meta">
        Applied <Ago at={appliedAt} now={now} isInside isDay />
      </p>
    </>
  )
}
