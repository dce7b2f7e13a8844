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
import { draftKey, readLocal } from './components/local-draft.ts'
import { OutsideNotice } from './components/outside-notice.tsx'
import { RestoredDraft } from './components/restored-draft.tsx'
import { useApplyDraft } from './components/use-apply-draft.ts'
import { useFormProgress } from './components/use-form-progress.ts'
import { useSubmitApplication } from './components/use-submit-application.ts'
import { applyFormQuery, eligibilityQuery } from './queries.ts'

export type ApplyDialogProps = {
  jobId: string
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Shown in the heading if the caller has it. */
  match?: ShownMatch | null
}

const storedNote = 'You can close this and come back, nothing is lost.'

/** 'Apply for Position': the whole form. If it is closed, the typed text is saved (APPLY-07 to APPLY-24). */
export function ApplyDialog({ jobId, open, onOpenChange, match }: ApplyDialogProps) {
  const query = useQuery({ ...applyFormQuery(jobId), enabled: open })
  const isFresh = useFresh(query, open)
  const close = () => onOpenChange(false)
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      size="lg"
      title="Apply for Position"
      description={query.data ? `${timeNeeded(query.data.questions)} ${storedNote}` : storedNote}
    >
      {query.data && isFresh ? (
        <FilledForm key={jobId} form={query.data} match={match} onClose={close} onFormChanged={() => query.refetch()} />
      ) : (
        <DialogBody>
          <QueryBoundary
            query={isFresh ? query : { ...query, data: undefined, isError: false, isPending: true }}
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

/**
 * False from opening until the form was fetched again, because a cached form may have an older draft than another device saved. Offline or
 * after an error, the cached form is shown.
 */
function useFresh(query: { dataUpdatedAt: number; isFetching: boolean }, open: boolean): boolean {
  const before = useRef<number | null>(null)
  const isReady = useRef(false)
  if (!open) {
    before.current = null
    isReady.current = false
    return true
  }
  before.current ??= query.dataUpdatedAt
  isReady.current ||= query.dataUpdatedAt > before.current || !query.isFetching
  return isReady.current
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
  const [{ values: initial, restoredAt, isLocal }] = useState(() => firstValues(data, key))
  const draft = useApplyDraft({ key, jobId: job.id, savedAt: data.draft?.savedAt ?? null })
  const [isRestored, setRestored] = useState(restoredAt !== null)
  const schema = useMemo(() => applySchema(questions), [questions])
  const progress = useFormProgress(job.id, questions, initial)
  const onDone = () => {
    progress.end()
    draft.stopAfterSubmit()
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
      draft.store(values as ApplyValues)
      progress.note(values as ApplyValues)
      // the upload that the error message was about is finished
      if (form.formState.errors.root && !hasUploadUnderWay(values as ApplyValues)) form.clearErrors('root')
    })
    return unsubscribe
  })
  // changes that the server does not have yet
  const keepFirst = useRef(() => isLocal && draft.store(initial))
  useEffect(() => void keepFirst.current(), [])
  const startOver = async () => {
    form.reset(emptyValues(data))
    await draft.discard()
    setRestored(false)
  }
  const uploads = useUploads()
  const isClosed = useQuery({ ...eligibilityQuery(job.id), enabled: false }).data?.isClosed === true
  return (
    <AppForm form={form} className="grow" label="Apply for Position" reachesPerson>
      <DialogBody>
        <ApplyHead job={job} match={match} />
        <OutsideNotice form={data} />
        {isClosed && <ClosedMeanwhile />}
        {isRestored && restoredAt && !isClosed && <RestoredDraft savedAt={restoredAt} onStartOver={startOver} />}
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
        start={<WhoReads company={job.companyName} hasDraftFailed={draft.hasFailed} />}
      />
    </AppForm>
  )
}

/** Shown if the job closed meanwhile. The answers stay, so that they can be read and copied; the message is announced and scrolled to. */
function ClosedMeanwhile() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className="mb-6">
      <Notice tone="error" title="Applications for this job have closed.">
        Your application wasn't sent. What you typed is still below.
      </Notice>
    </div>
  )
}

/** Locks the form while it is offline, because the submission waits unchanged for the connection. */
function HeldWhileWaiting({ children }: { children: ReactNode }) {
  const isOnline = useOnline()
  const { isSubmitting } = useFormState()
  return <div inert={isSubmitting && !isOnline}>{children}</div>
}

type First = { values: ApplyValues; restoredAt: Date | null; isLocal: boolean }

/** The initial values: the profile's data, or the newer of the two drafts, from the server or from this tab. */
function firstValues(data: ApplyForm, key: string): First {
  const [empty, saved, local] = [emptyValues(data), data.draft, readLocal(key)]
  const savedAt = saved?.savedAt.getTime() ?? null
  const isLocal = local !== null && (savedAt === null || local.base === savedAt || local.at > savedAt)
  if (isLocal) return { values: withDraft(empty, local.values, data), restoredAt: new Date(local.at), isLocal }
  if (saved) return { values: withDraft(empty, saved.values, data), restoredAt: saved.savedAt, isLocal }
  return { values: empty, restoredAt: null, isLocal }
}

function WhoReads({ company, hasDraftFailed }: { company: string; hasDraftFailed: boolean }) {
  const isOnline = useOnline()
  const { isSubmitting } = useFormState()
  const offline = isSubmitting
    ? "You're offline. Your application will be sent when you're back."
    : "You're offline. What you typed is saved."
  const online = hasDraftFailed ? "We couldn't save your draft. Keep this page open." : `Only ${company} can read this.`
  return (
    <span className="row">
      <LockKeyhole className="ic ic-sm" />
      <span role="status">{isOnline ? online : offline}</span>
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
