import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { api } from '#client/api.ts'
import { errorCode, errorText } from '#ui/error-text.ts'
import type { AppFormControl } from '#ui/form/use-app-form.ts'
import { recordOwnAction } from '#ui/page/own-actions.ts'
import { toast } from '#ui/primitives/toast.ts'
import { type ApplyValues, type applySchema, hasUploadUnderWay, toSubmit } from '../../apply-form.ts'
import { eligibilityQuery } from '../queries.ts'
import { useApplyNotice } from './use-apply-notice.ts'

type Sent = z.output<ReturnType<typeof applySchema>>
type Form = AppFormControl<ApplyValues, Sent>

const FAILED = 'Failed to submit application. Please try again.'
const ON_ITS_WAY = "A file is still uploading. Please submit again when it's done."

type Options = { jobId: string; onDone: () => void; onFormChanged: () => Promise<unknown> }

/** Submits the form once, shows the result, and shows a refusal at its field (APPLY-23, APPLY-24). */
export function useSubmitApplication({ jobId, onDone, onFormChanged }: Options) {
  const queryClient = useQueryClient()
  const notice = useApplyNotice()
  const submit = useMutation(api.applications.submit.mutationOptions())
  // so that the job is shown as applied everywhere without a reload
  const refresh = () => {
    const eligibility = { hasApplied: true, isClosed: false, isEntitled: true, hasReachedLimit: false }
    queryClient.setQueryData(eligibilityQuery(jobId).queryKey, eligibility)
    const keys = [api.applications.key(), api.jobTracker.key(), api.jobs.key()]
    // in the background: the page already shows the job as applied, and the form closes
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
  }
  // lists of jobs are not refetched: a list without this job would remove the form, with the typed text, from the page
  const showClosed = () => {
    const eligibility = { hasApplied: false, isClosed: true, isEntitled: true, hasReachedLimit: false }
    queryClient.setQueryData(eligibilityQuery(jobId).queryKey, eligibility)
  }
  const send = async (values: Sent) => {
    try {
      recordOwnAction((await submit.mutateAsync(toSubmit(jobId, values))).applicationId)
    } catch (error) {
      // the response was lost, but the application was stored
      if (!isAnswered(error) && (await hasArrived())) return
      throw error
    }
  }
  const hasArrived = () =>
    queryClient.fetchQuery({ ...eligibilityQuery(jobId), staleTime: 0, retry: false, networkMode: 'always' }).then(
      ({ hasApplied }) => hasApplied,
      () => false,
    )
  const onSubmit = async (values: Sent, form: Form) => {
    if (hasUploadUnderWay(values)) return form.setServerError('root', ON_ITS_WAY)
    await send(values)
    toast.success({
      title: 'Application Submitted!',
      description: 'Your application has been submitted successfully.',
    })
    refresh()
    onDone()
  }
  const onFail = (error: unknown, form: Form) => {
    const text = errorText(error, FAILED)
    const code = errorCode(error)
    if (code === 'UNAUTHENTICATED' || code === 'APPLY_SIGNED_OUT') return notice('APPLY_SIGNED_OUT')
    // nothing was stored: file errors are shown at their fields (APPLY-29)
    const isNothingStored = code === 'ATTACHMENT_GONE' || !isAnswered(error)
    toast.error({ title: 'Application Failed', description: isNothingStored ? FAILED : text })
    const { data } = error as { data?: { answers?: Record<string, string>; field?: string } }
    if (code === 'ANSWERS_INVALID') return showProblems(form, data?.answers ?? {}, onFormChanged)
    if (code === 'ATTACHMENT_GONE') return refuseField(form, data?.field ?? '', text)
    if (code === 'APPLICATIONS_CLOSED') return showClosed()
    if (code !== 'ALREADY_APPLIED') return
    refresh()
    onDone()
  }
  return { onSubmit, onFail }
}

/** True for a refusal by the server. After any other error, the application may have been stored. */
const isAnswered = (error: unknown): boolean => errorCode(error) !== undefined

async function showProblems(form: Form, answers: Record<string, string>, onFormChanged: () => Promise<unknown>) {
  const isNew = Object.keys(answers).some((id) => !(id in form.getValues('answers')))
  if (isNew) {
    // the company changed its questions, so render the new ones before marking and focusing one
    await onFormChanged()
    await new Promise((drawn) => setTimeout(drawn))
  }
  for (const [id, text] of Object.entries(answers).reverse()) form.setServerError(`answers.${id}`, text)
}

function refuseField(form: Form, field: string, text: string): void {
  if (field === 'resume') form.setValue('resume', null)
  else if (field === 'coverLetter') form.setValue('coverLetter.choice', '')
  else form.setValue(`answers.${field}`, null)
  const name =
    field === 'resume' ? 'resume' : field === 'coverLetter' ? 'coverLetter.choice' : (`answers.${field}` as const)
  form.setServerError(name, text)
}
