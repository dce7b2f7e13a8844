import { useRef } from 'react'
import { errorCode, errorText } from '#ui/error-text.ts'
import { AppForm, FormFoot } from '#ui/form/app-form.tsx'
import { useAppForm } from '#ui/form/use-app-form.ts'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Segmented } from '#ui/primitives/choice.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { toast } from '#ui/primitives/toast.ts'
import type { Posting } from '../../contract.ts'
import { emptyPosting, type Intent, type PostingForm, usePostingSchema, valuesOf } from '../posting-form.ts'
import { usePlaces } from '../posting-places.ts'
import { withDetail } from '../posting-texts.ts'
import { useAutosave } from '../use-autosave.ts'
import { useDefaultCurrency } from '../use-default-currency.ts'
import { type DismissedAdvice, useDismissedAdvice, useUnstoredAdvice } from '../use-dismissed-advice.ts'
import { useFollowPosting } from '../use-follow-posting.ts'
import { type PostingView, usePostingView } from '../use-posting-view.ts'
import { useCreatePosting, useUpdatePosting } from '../use-save-posting.ts'
import { JobSettings, JobText } from './basic-fields.tsx'
import { CompanyField } from './company-field.tsx'
import { LiveView } from './live-view.tsx'
import { SaveLine } from './save-line.tsx'
import '../postings.css'

/** The first tab: the job itself. A new one is posted or saved as a draft; a stored one is changed. */
type FormProps = { posting: Posting | null; onCreated?: (id: string) => void; onSaved?: () => void }
export const BasicForm = ({ posting, onCreated, onSaved }: FormProps) =>
  posting ? <StoredForm posting={posting} onSaved={onSaved} /> : <NewForm onCreated={onCreated ?? (() => {})} />

function NewForm({ onCreated }: { onCreated: (id: string) => void }) {
  const { isStaff } = usePlaces()
  const create = useCreatePosting()
  const dismissed = useUnstoredAdvice()
  const intent = useRef<Intent>('publish')
  const form = useAppForm({
    schema: usePostingSchema(intent, { choosesCompany: isStaff }),
    defaultValues: isStaff ? { ...emptyPosting, companyId: '' } : emptyPosting,
    onFail: (error, failed) => showFailure('Failed to create job', error, failed),
    onSubmit: async (fields) => {
      const isPosted = intent.current === 'publish'
      const id = await create(fields, isPosted ? 'active' : 'draft')
      toast.success(isPosted ? 'Job posted successfully' : 'Job created successfully')
      dismissed.store(id)
      onCreated(id)
    },
  })
  useDefaultCurrency(form, !isStaff)
  const side = { posting: null, dismissed, top: isStaff && <CompanyField /> }
  return <Fields form={form} intent={intent} canDraft submit="Post Job" busyText="Posting" {...side} />
}

function StoredForm({ posting, onSaved }: { posting: Posting; onSaved: FormProps['onSaved'] }) {
  const { save, readAt } = useUpdatePosting(posting)
  const isDraft = posting.status === 'draft'
  const intent = useRef<Intent>('publish')
  const form = useAppForm({
    schema: usePostingSchema(intent),
    defaultValues: valuesOf(posting),
    onFail: (error, failed) => showFailure('Failed to update job', error, failed),
    onSubmit: async (fields) => {
      const isPosting = isDraft && intent.current === 'publish'
      await save(fields, { publish: isPosting })
      toast.success(isPosting ? 'Job posted successfully' : 'Job updated successfully')
      onSaved?.()
    },
  })
  useFollowPosting(form, posting, readAt)
  const saveState = useAutosave(form, isDraft, save)
  const words = isDraft ? { submit: 'Post Job', busyText: 'Posting' } : { submit: 'Save changes', busyText: 'Saving' }
  const side = { posting, dismissed: useDismissedAdvice(posting.id), start: <SaveLine state={saveState} /> }
  return <Fields form={form} intent={intent} canDraft={isDraft} {...side} {...words} />
}

type FieldsProps = {
  form: PostingForm
  intent: { current: Intent }
  canDraft: boolean
  submit: string
  busyText: string
  start?: React.ReactNode
  posting: Posting | null
  dismissed: DismissedAdvice
  /** Rendered above the job's fields. */
  top?: React.ReactNode
}

const applicantsOf = (posting: Posting | null) =>
  posting?.applicantPlaces.map((code, at) => ({ code, name: posting.applicantNames[at] ?? code })) ?? []

const views = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview and advice' },
] as const

function Fields({ form, intent, canDraft, submit, busyText, start, posting, dismissed, top }: FieldsProps) {
  const { list } = usePlaces()
  const [view, setView] = usePostingView(form)
  const saveDraft = async () => {
    intent.current = 'save'
    await form.submit()
    intent.current = 'publish'
  }
  return (
    <AppForm form={form} label="Basic Information" className="stack stack-8 posting-form">
      <h2 className="vh">Basic Information</h2>
      {/* on wide screens both are side by side */}
      <div className="narrow-only">
        <Segmented<PostingView> label="View" value={view} onChange={setView} options={[...views]} />
      </div>
      <div className={cx('posting-writing', view === 'preview' && 'is-previewed')}>
        <DetailLayout
          side={<LiveView posting={posting} dismissed={dismissed} onGo={() => setView('write')} />}
          sideLabel="Preview and advice"
        >
          {top}
          <JobText />
          <JobSettings applicants={applicantsOf(posting)} />
        </DetailLayout>
      </div>
      <FormFoot
        submit={submit}
        busyText={busyText}
        start={start}
        cancel={
          <>
            <ButtonLink to={list} variant="ghost">
              Cancel
            </ButtonLink>
            {canDraft && <Button onClick={() => void saveDraft()}>Save as Draft</Button>}
          </>
        }
      />
    </AppForm>
  )
}

const places: Record<string, 'title' | 'description' | 'applicationDeadline'> = {
  POSTING_TITLE_MISSING: 'title',
  POSTING_DESCRIPTION_MISSING: 'description',
  POSTING_DEADLINE_OVER: 'applicationDeadline',
}

function showFailure(text: string, error: unknown, form: PostingForm): void {
  toast.error({ title: 'Error', description: withDetail(text, error) })
  form.setServerError(places[errorCode(error) ?? ''] ?? 'root', errorText(error, `${text}. Please try again.`))
}
