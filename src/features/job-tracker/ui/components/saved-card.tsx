import { ExternalLink, FileText, Heart, HeartOff } from 'lucide-react'
import type { ArchivedSavedJob, SavedJob } from '#features/job-board/contract.ts'
import { longDay } from '#lib/dates.ts'
import { clockName } from '#lib/deadline.ts'
import type { ComparedPay } from '#lib/pay/pay.ts'
import { Ago } from '#ui/primitives/ago.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { MenuItem, MenuLink, MenuSeparator } from '#ui/primitives/menu.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import type { RowJob } from './job-labels.ts'
import { NoteEditor } from './note-editor.tsx'
import { aboutJob, TrackedRow } from './tracked-row.tsx'
import { useSavedNotes, useUnsave } from './use-tracker-actions.ts'

export type SavedEntry = {
  jobId: string
  notes: string | null
  savedAt: Date
  job: RowJob & ComparedPay
  /** Null once the job is no longer open. */
  open: { slug: string; deadline: string | null; timeZone: string; isApplied: boolean; isClosed: boolean } | null
}

export const openEntry = ({ jobId, notes, savedAt, job }: SavedJob): SavedEntry => ({
  jobId,
  notes,
  savedAt,
  job: { ...job, companyName: job.company.name, companyLogoUrl: job.company.logoUrl },
  open: {
    slug: job.slug,
    deadline: job.applicationDeadline,
    timeZone: job.company.timeZone,
    isApplied: job.isApplied,
    isClosed: job.isClosed,
  },
})

export const archivedEntry = ({ jobId, notes, savedAt, job }: ArchivedSavedJob): SavedEntry => ({
  jobId,
  notes,
  savedAt,
  job,
  open: null,
})

type Props = { entry: SavedEntry; now: Date; onOpen: () => void }

/** A saved job: like an application, with a heart that removes it (TRACK-10, TRACK-11, TRACK-14, SAVED-07). */
export function SavedCard({ entry, now, onOpen }: Props) {
  const { jobId, notes, savedAt, job, open } = entry
  const saveNotes = useSavedNotes(jobId)
  const { unsave, isUnsaving } = useUnsave()
  const remove = () => void unsave({ jobId, title: job.title, notes })
  return (
    <TrackedRow
      job={job}
      onOpen={onOpen}
      note={<NoteEditor about={aboutJob(job)} notes={notes} onSave={saveNotes} />}
      state={
        <>
          <SavedState open={open} />
          <p className="meta">
            Saved <Ago at={savedAt} now={now} isInside />
          </p>
        </>
      }
      action={
        <IconButton
          icon={Heart}
          label={`Remove ${aboutJob(job)} from saved jobs`}
          size="sm"
          className="is-saved"
          busy={isUnsaving}
          onClick={remove}
        />
      }
      menu={
        <>
          <MenuItem icon={FileText} onSelect={onOpen}>
            View Details
          </MenuItem>
          {open && (
            <MenuLink icon={ExternalLink} to={`/app/jobs?job=${open.slug}`}>
              Open the posting
            </MenuLink>
          )}
          <MenuSeparator />
          <MenuItem icon={HeartOff} danger onSelect={remove}>
            Remove from saved jobs
          </MenuItem>
        </>
      }
    />
  )
}

function SavedState({ open }: { open: SavedEntry['open'] }) {
  if (!open || open.isClosed) return <Badge>No longer open</Badge>
  if (open.isApplied) return <StatusPill status="submitted" label="Applied" />
  const day = open.deadline && longDay(open.deadline).replace(/ \d{4}$/, '')
  return <Badge>{day ? `Closes ${day}, ${clockName(open.timeZone)}` : 'Open'}</Badge>
}
