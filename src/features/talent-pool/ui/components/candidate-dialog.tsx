import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { z } from 'zod'
import { api } from '#client/api.ts'
import { typedText } from '#lib/text.ts'
import { errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { SelectField } from '#ui/form/choice-fields.tsx'
import { TextareaField } from '#ui/form/text-fields.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { maxInvitationCharacters } from '../../rules.ts'
import { CandidateFacts, nameOf } from './candidate-card.tsx'
import './candidates.css'

/** The details of one candidate, with their resume and the form that invites them to apply. */
export function CandidateDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({
    ...api.talentPool.open.queryOptions({ input: { id } }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  return (
    <Dialog onClose={onClose} title={query.data ? nameOf(query.data) : 'Candidate'} size="lg">
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={3} label="Loading the candidate" />}
        errorText="Failed to load the candidate"
        missing={<DialogBody>This person can no longer be found by your company.</DialogBody>}
      >
        {(candidate) => (
          <>
            <DialogBody className="stack stack-3 flex-initial">
              <CandidateFacts candidate={candidate} />
              {candidate.hasResume && <Resume id={id} />}
            </DialogBody>
            <Invite id={id} invitedTo={candidate.invitedTo} onDone={onClose} />
          </>
        )}
      </QueryBoundary>
    </Dialog>
  )
}

function Resume({ id }: { id: string }) {
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({
    ...api.talentPool.resume.queryOptions({ input: { id } }),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  if (!isOpen)
    return (
      <div>
        <Button onClick={() => setOpen(true)}>View resume</Button>
      </div>
    )
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={4} label="Loading the resume" />}
      errorText="Failed to load the resume"
    >
      {({ title, text }) => (
        <section className="stack" aria-label={title}>
          <h3>{title}</h3>
          <p className="plain-resume">{text || 'This resume is empty.'}</p>
        </section>
      )}
    </QueryBoundary>
  )
}

const Invitation = z.object({
  jobId: z.string().min(1, 'Please choose a job'),
  message: typedText(maxInvitationCharacters),
})

function Invite({ id, invitedTo, onDone }: { id: string; invitedTo: string[]; onDone: () => void }) {
  const queryClient = useQueryClient()
  const jobs = useQuery(api.talentPool.jobs.queryOptions({ staleTime: 60_000 }))
  const invite = useMutation(api.talentPool.invite.mutationOptions())
  const form = useAppForm({
    schema: Invitation,
    defaultValues: { jobId: '', message: '' },
    onSubmit: async (values) => {
      await invite.mutateAsync({ id, ...values })
      toast.success('Invitation sent')
      await refreshQueries(queryClient, api.talentPool.key())
      onDone()
    },
    onFail: (error, { setServerError }) => setServerError('root', errorText(error, 'Failed to send the invitation')),
  })
  const open = (jobs.data ?? []).filter((job) => !invitedTo.includes(job.id))
  if (jobs.isError)
    return (
      <DialogBody className="row wrap">
        <p role="alert">Failed to load your open jobs.</p>
        <Button size="sm" busy={jobs.isFetching} onClick={() => void jobs.refetch()}>
          Try again
        </Button>
      </DialogBody>
    )
  if (jobs.isSuccess && open.length === 0)
    return (
      <DialogBody>
        <p className="meta">
          {invitedTo.length > 0
            ? "You've invited this person to all of your open jobs."
            : 'Your company has no open jobs to invite candidates to.'}
        </p>
      </DialogBody>
    )
  return (
    <AppForm form={form} label="Invite to apply" reachesPerson>
      <DialogBody className="stack stack-3">
        <h3>Invite to apply</h3>
        <SelectField
          name="jobId"
          label="Job"
          required
          placeholder="Choose a job"
          options={open.map((job) => ({ value: job.id, label: job.title }))}
        />
        <TextareaField name="message" label="Message" optional limit={maxInvitationCharacters} rows={3} />
      </DialogBody>
      <FormFoot dialog submit="Send invitation" busyText="Sending" cancel={<Button onClick={onDone}>Close</Button>} />
    </AppForm>
  )
}
