import { useQuery } from '@tanstack/react-query'
import { LockKeyhole } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { useFormState } from 'react-hook-form'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { useUploads } from '#features/documents/ui/components/use-uploads.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { useOnline } from '#ui/page/online.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { type ApplyValues, applySchema, emptyValues, hasUploadUnderWay, timeNeeded, withDraft } from '../apply-form.ts'
import type { ApplyForm } from '../contract.ts'
import { AdditionalRequirements } from './components/additional-requirements.tsx'
import { ApplyHead, type ShownMatch } from './components/apply-head.tsx'
import { BasicInformation } from './components/basic-information.tsx'
import { draftKey, readDraft, useApplyDraft } from './components/use-apply-draft.ts'
import { useFormProgress } from './components/use-form-progress.ts'
import { useSubmitApplication } from './components/use-submit-application.ts'
import { applyFormQuery, eligibilityQuery } from './queries.ts'

export type ApplyDialogProps = {
  jobId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Shown in the heading where the caller knows it. */
  match?: ShownMatch | null
}

const storedNote = 'You can close this and come back, nothing is lost.'

/** 'Apply for Position': the whole form; closing it retains what was typed (APPLY-07 to APPLY-24). */
export function ApplyDialog({ jobId, open, onOpenChange, match }: ApplyDialogProps) {
  const query = useQuery({ ...applyFormQuery(jobId), enabled: open })
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Apply for Position"
      description={query.data ? `${timeNeeded(query.data.questions)} ${storedNote}` : storedNote}
    >
      {query.data ? (
        <FilledForm key={jobId} form={query.data} match={match} onClose={close} onFormChanged={() => query.refetch()} />
      ) : (
        <DialogBody>
          <QueryBoundary
            query={query}
            skeleton={<FormSkeleton />}
            errorText="Failed to load application form data"
            errorHint={errorCode(query.error) && errorText(query.error, '')}
          >
            {() => null}
          </QueryBoundary>
        </DialogBody>
      )}
    </Dialog>
  )
}

type FormProps = {
  form: ApplyForm
  match?: ShownMatch | null
  onClose: () => void
  onFormChanged: () => Promise<unknown>
}

function FilledForm({ form: data, match, onClose, onFormChanged }: FormProps) {
  const { job, questions } = data
  const viewer = useQuery(sessionQuery()).data?.viewer
  const key = draftKey(viewer?.userId ?? '', job.id)
  const draft = useApplyDraft(key)
  const [initial] = useState(() => firstValues(data, key))
  const schema = useMemo(() => applySchema(questions), [questions])
  const progress = useFormProgress(job.id, questions, initial)
  const onDone = () => {
    progress.end()
    draft.forget()
    onClose()
  }
  const form = useAppForm({
    schema,
    defaultValues: initial,
    guard: false,
    ...useSubmitApplication({ jobId: job.id, onDone, onFormChanged }),
  })
  useEffect(() => {
    const { unsubscribe } = form.watch((values) => {
      draft.keep(values as ApplyValues)
      progress.note(values as ApplyValues)
      // the awaited upload is finished
      if (form.formState.errors.root && !hasUploadUnderWay(values as ApplyValues)) form.clearErrors('root')
    })
    return unsubscribe
  })
  const uploads = useUploads()
  const isClosed = useQuery({ ...eligibilityQuery(job.id), enabled: false }).data?.isClosed === true
  return (
    <AppForm form={form} className="grow" label="Apply for Position" reachesPerson>
      <DialogBody>
        <ApplyHead job={job} match={match} />
        {isClosed && <ClosedMeanwhile />}
        <HeldWhileWaiting>
          <BasicInformation form={data} uploads={uploads} />
          <AdditionalRequirements questions={questions} uploads={uploads} />
        </HeldWhileWaiting>
      </DialogBody>
      <FormFoot
        dialog
        submit="Submit Application"
        disabled={isClosed}
        busyText="Submitting..."
        cancel={<Button onClick={onClose}>Cancel</Button>}
        start={<WhoReads company={job.companyName} />}
      />
    </AppForm>
  )
}

/** The answers stay, so that they can be read and copied; the message is announced and scrolled to. */
function ClosedMeanwhile() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="error" title="Applications for this job have closed.">
        Your application wasn't sent. What you typed is still below.
      </Notice>
    </div>
  )
}

/** Offline, the submission waits for the connection unchanged: the form is locked until then. */
function HeldWhileWaiting({ children }: { children: ReactNode }) {
  const isOnline = useOnline()
  const { isSubmitting } = useFormState()
  return <div inert={isSubmitting && !isOnline}>{children}</div>
}

function firstValues(data: ApplyForm, key: string): ApplyValues {
  const [empty, draft] = [emptyValues(data), readDraft(key)]
  return draft ? withDraft(empty, draft, data) : empty
}

function WhoReads({ company }: { company: string }) {
  const isOnline = useOnline()
  const { isSubmitting } = useFormState()
  const offline = isSubmitting
    ? "You're offline. Your application will be sent when you're back."
    : "You're offline. What you typed is saved."
  return (
    <span className="row">
      <LockKeyhole className="ic ic-sm" />
      {isOnline ? `Only ${company} can read this.` : offline}
    </span>
  )
}

const FormSkeleton = () => (
  <Loading label="Loading the application form...">
    <div className="stack stack-6">
      <div className="row row-3">
        <Skeleton shape="mark" />
        <div className="grow stack">
          <Skeleton className="w-1/2" />
          <Skeleton shape="small" className="w-2/3" />
        </div>
      </div>
      <div className="fg2">
        {['name', 'email', 'phone', 'letter'].map((field) => (
          <div key={field} className="stack">
            <Skeleton shape="small" className="w-24" />
            <Skeleton shape="field" />
          </div>
        ))}
      </div>
      <div className="fg2">
        <Skeleton shape="block" className="h-20" />
        <Skeleton shape="block" className="h-20" />
      </div>
    </div>
  </Loading>
)
