import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { applicationStatuses } from '#features/applications/rules.ts'
import { statusOptions } from '#features/applications/ui/components/status-texts.ts'
import { JobMatch } from '#features/job-board/ui/components/job-match.tsx'
import { longDay } from '#lib/dates.ts'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { RichText } from '#ui/primitives/rich-text.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { ExternalDetails } from '../../contract.ts'
import { externalQuery } from '../queries.ts'
import { ContactsPart } from './contacts-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { ExternalState } from './external-card.tsx'
import { ExternalFormDialog } from './external-form.tsx'
import { JobFacts } from './job-facts.tsx'
import { NoteEditor } from './note-editor.tsx'
import { RemindersPart } from './reminders-part.tsx'
import { Timeline } from './timeline.tsx'
import { TrackedDialog } from './tracked-dialog.tsx'
import { aboutJob } from './tracked-row.tsx'
import { useDeleteExternal, useExternalNotes, useExternalStatus } from './use-external-actions.ts'

/** 'View Details' of an external application, with all its actions. With `isForm`, for 'Edit', only the form. */
export function ExternalDialog({ id, isForm, onClose }: { id: string; isForm: boolean; onClose: () => void }) {
  const query = useQuery(externalQuery(id))
  const { data } = query
  const [isEditing, setEditing] = useState(false)
  const remove = useDeleteExternal(onClose)
  if (data && (isForm || isEditing)) {
    const close = isForm ? onClose : () => setEditing(false)
    return <ExternalFormDialog id={id} values={fieldsOf(data)} onClose={close} />
  }
  return (
    <TrackedDialog
      query={query}
      onClose={onClose}
      undo={
        data && (
          <Button variant="danger-quiet" icon={Trash2} onClick={() => void remove(data)}>
            Delete
          </Button>
        )
      }
      actions={
        <>
          {data?.job.link && (
            <ButtonLink to={data.job.link} icon={ExternalLink}>
              Open the posting
            </ButtonLink>
          )}
          {data && (
            <Button icon={Pencil} onClick={() => setEditing(true)}>
              Edit
            </Button>
          )}
        </>
      }
    >
      {(application) => <Details application={application} />}
    </TrackedDialog>
  )
}

const fieldsOf = ({ job, status, notes, appliedOn }: ExternalDetails) => ({
  title: job.title,
  companyName: job.companyName,
  location: job.location ?? '',
  link: job.link ?? '',
  salaryText: job.salaryText ?? '',
  employmentType: (job.employmentType ?? '') as '',
  notes: notes ?? '',
  status,
  appliedOn,
})

function Details({ application }: { application: ExternalDetails }) {
  const { id, job, notes, status, timeline, appliedOn } = application
  const saveNotes = useExternalNotes(id)
  const setStatus = useExternalStatus()
  return (
    <div className="stack stack-6">
      <div className="row wrap row-3">
        <ExternalState application={application} now={new Date()} />
      </div>
      <JobFacts job={job} more={[['Applied on', longDay(appliedOn)]]} />
      <DetailsPart title="Status history" end="You set the status">
        <Select
          aria-label="Status"
          className="mb-4"
          value={status}
          busy={setStatus.isPending}
          options={statusOptions}
          onChange={({ target }) => {
            const next = applicationStatuses.find((value) => value === target.value)
            if (next && next !== status) setStatus.mutate({ id, status: next })
          }}
        />
        <Timeline steps={timeline} companyName={job.companyName} />
      </DetailsPart>
      {application.matching && (
        <DetailsPart title="Your match" end="With your default resume">
          <JobMatch job={application} />
        </DetailsPart>
      )}
      <DetailsPart title="Your note" end="Only you can see this">
        <NoteEditor about={aboutJob(job)} notes={notes} onSave={saveNotes} />
      </DetailsPart>
      <RemindersPart aboutId={id} />
      <ContactsPart aboutId={id} />
      {application.description && (
        <DetailsPart title="The posting" end="As it was when you added it">
          <RichText html={application.description} />
        </DetailsPart>
      )}
    </div>
  )
}
