import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { longDay } from '#lib/dates.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { applicationStatuses } from '../../rules.ts'
import type { ElsewhereDetails } from '../../tracking-contract.ts'
import { elsewhereQuery } from '../queries.ts'
import { ERROR, stepTexts } from '../tracker-texts.ts'
import { ContactsPart } from './contacts-part.tsx'
import { DetailsPart } from './details-part.tsx'
import { ElsewhereState } from './elsewhere-card.tsx'
import { ElsewhereForm } from './elsewhere-form.tsx'
import { JobFacts } from './job-facts.tsx'
import { NoteEditor } from './note-editor.tsx'
import { RemindersPart } from './reminders-part.tsx'
import { Timeline } from './timeline.tsx'
import { aboutJob } from './tracked-row.tsx'
import { useDeleteElsewhere, useElsewhereNotes, useElsewhereStatus } from './use-elsewhere-actions.ts'

/** 'View Details' of an application made elsewhere, with everything its seeker may do with it. */
export function ElsewhereDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery(elsewhereQuery(id))
  const { data } = query
  const [isEditing, setEditing] = useState(false)
  const remove = useDeleteElsewhere()
  if (data && isEditing) return <ElsewhereForm id={id} values={fieldsOf(data)} onClose={() => setEditing(false)} />
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      size="lg"
      title={data?.job.title ?? 'Your application'}
      description={data?.job.companyName}
    >
      <DialogBody>
        <QueryBoundary
          query={query}
          skeleton={<SkeletonRows rows={5} label="Loading your application" />}
          errorText={ERROR}
        >
          {(application) => <Details application={application} />}
        </QueryBoundary>
      </DialogBody>
      <DialogFoot
        start={
          data && (
            <Button
              variant="danger-quiet"
              icon={Trash2}
              onClick={async () => {
                if (await remove(data)) onClose()
              }}
            >
              Delete
            </Button>
          )
        }
      >
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
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  )
}

const fieldsOf = ({ job, status, notes, appliedOn }: ElsewhereDetails) => ({
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

function Details({ application }: { application: ElsewhereDetails }) {
  const { id, job, notes, status, timeline, appliedOn } = application
  const saveNotes = useElsewhereNotes(id)
  const setStatus = useElsewhereStatus()
  return (
    <div className="stack stack-6">
      <div className="row wrap row-3">
        <ElsewhereState application={application} now={new Date()} />
      </div>
      <JobFacts job={job} more={[['Applied on', longDay(appliedOn)]]} />
      <DetailsPart title="Where it stands" end="You say where it stands">
        <Select
          aria-label="Status"
          className="mb-4"
          value={status}
          disabled={setStatus.isPending}
          options={applicationStatuses.map((value) => ({ value, label: stepTexts[value] }))}
          onChange={({ target }) => {
            const next = applicationStatuses.find((value) => value === target.value)
            if (next && next !== status) setStatus.mutate({ id, status: next })
          }}
        />
        <Timeline steps={timeline} companyName={job.companyName} />
      </DetailsPart>
      <DetailsPart title="Your note" end="Only you read this">
        <NoteEditor about={aboutJob(job)} notes={notes} onSave={saveNotes} />
      </DetailsPart>
      <RemindersPart aboutId={id} />
      <ContactsPart aboutId={id} />
    </div>
  )
}
