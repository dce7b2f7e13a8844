import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { api } from '#client/api.ts'
import type { ResumeContent } from '#features/document-content/resume-content.ts'
import { type ImportDraft, importNotices } from '#features/documents/import-contract.ts'
import { counted } from '#lib/count-word.ts'
import { newId } from '#lib/ids.ts'
import { errorText } from '#ui/error-text.ts'
import { LeaveGuard } from '#ui/form/form-guard.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Segmented } from '#ui/primitives/choice.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { ReshapingContext } from '../resume/reshaping.ts'
import { ResumeForm } from '../resume/resume-form.tsx'
import { Doubts } from './doubts.tsx'
import { OriginalText } from './original-text.tsx'
import { PagePictures } from './page-pictures.tsx'
import { UnplacedLines } from './unplaced-lines.tsx'
import { useReview } from './use-review.ts'
import './import.css'

type Props = { draft: ImportDraft; onMade: (id: string) => Promise<void> }

const FAILED = "We couldn't create this resume. Your changes are still here. Try again."

/** The values found, field by field, next to the original. The reviewed values become a new resume. */
export function ReviewForm({ draft, onMade }: Props) {
  const form = useForm<ResumeContent>({ defaultValues: draft.content })
  const review = useReview(draft, form)
  const [side, setSide] = useState<'fields' | 'original'>('fields')
  const unplaced = [...review.unplaced].map((number) => ({ number, text: draft.lines[number]?.text ?? '' }))
  const hasText = draft.lines.length > 0
  // a scan has no text, but its pages can be shown to type from
  const hasOriginal = hasText || (draft.notice === 'scanned' && hasPages(draft))
  return (
    <FormProvider {...form}>
      <LeaveGuard />
      {draft.notice && <Notice tone="warn">{importNotices[draft.notice]}</Notice>}
      {hasText && (
        <p className="meta" role="status">
          {reviewSummary(draft.lines.length, review.doubts.length, unplaced.length)}
        </p>
      )}
      {hasOriginal && (
        <div className="im-toggle">
          <Segmented
            label="View"
            value={side}
            onChange={setSide}
            options={[
              { value: 'fields', label: 'What we found' },
              { value: 'original', label: 'Original' },
            ]}
          />
        </div>
      )}
      <div className={hasOriginal ? 'im-two' : undefined} data-side={side}>
        <div className="stack stack-5 im-fields" onFocusCapture={review.onFocus}>
          <Doubts doubts={review.doubts} onGo={review.goTo} onRight={review.sayRight} />
          <ReshapingContext value={review.reshaping}>
            <ResumeForm form={form} part={review.part} onPart={review.onPart} />
          </ReshapingContext>
          <UnplacedLines lines={unplaced} targets={review.targets} onPlace={review.place} onDrop={review.leaveOut} />
        </div>
        {hasOriginal && <Original draft={draft} shown={review.shown} unplaced={review.unplaced} />}
      </div>
      <Make
        draft={draft}
        content={form.getValues}
        isBusy={form.formState.isSubmitting}
        run={form.handleSubmit}
        onMade={onMade}
      />
    </FormProvider>
  )
}

const hasPages = ({ fileName, notice }: ImportDraft) => /\.pdf$/i.test(fileName) && notice !== 'locked'

type OriginalProps = { draft: ImportDraft; shown: ReadonlySet<number>; unplaced: ReadonlySet<number> }

/** The original next to the form: its text as we read it, and for a PDF its pages as images. */
function Original({ draft, shown, unplaced }: OriginalProps) {
  const [view, setView] = useState<'text' | 'pages'>(draft.lines.length > 0 ? 'text' : 'pages')
  const [first] = shown
  return (
    <section className="card im-original" aria-labelledby="im-original">
      <h2 id="im-original">{draft.fileName}</h2>
      {hasPages(draft) && draft.lines.length > 0 && (
        <Segmented
          label="Original as"
          value={view}
          onChange={setView}
          options={[
            { value: 'text', label: 'Text' },
            { value: 'pages', label: 'Pages' },
          ]}
        />
      )}
      {view === 'pages' ? (
        <PagePictures
          resumeId={draft.resumeId}
          fileName={draft.fileName}
          page={first === undefined ? undefined : draft.lines[first]?.page}
        />
      ) : (
        <>
          <p className="meta">The text as we read it. The source of the current field is highlighted.</p>
          <OriginalText draft={draft} shown={shown} unplaced={unplaced} />
        </>
      )}
    </section>
  )
}

/** '28 lines read, 2 to review.' */
function reviewSummary(lines: number, doubts: number, unplaced: number): string {
  const read = `${counted(lines, 'line')} read`
  const check = doubts === 0 ? 'nothing to review' : `${doubts} to review`
  if (unplaced === 0) return `${read}, ${check}.`
  return `${read}, ${check}. ${counted(unplaced, 'line')} not used, listed at the end.`
}

type MakeProps = Props & {
  content: () => ResumeContent
  isBusy: boolean
  run: (work: () => Promise<void>) => () => Promise<void>
}

/** The last row: the resume's title and the button. The id is generated once, so that two clicks create one resume. */
function Make({ draft, content, isBusy, run, onMade }: MakeProps) {
  const [id] = useState(newId)
  const fieldId = useId()
  const [title, setTitle] = useState(draft.title)
  const [problem, setProblem] = useState<string>()
  const accept = useMutation(api.imports.accept.mutationOptions())
  const make = run(async () => {
    setProblem(undefined)
    try {
      await accept.mutateAsync({ resumeId: draft.resumeId, id, title, content: content(), design: draft.design })
    } catch (error) {
      return setProblem(errorText(error, FAILED))
    }
    await onMade(id)
  })
  return (
    <div className="im-make">
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className="row wrap">
        <div className="im-title">
          <label className="meta" htmlFor={fieldId}>
            Resume title
          </label>
          <Input id={fieldId} value={title} maxLength={100} onChange={({ target }) => setTitle(target.value)} />
        </div>
        <Button variant="primary" size="lg" busy={isBusy} onClick={() => void make()}>
          Create resume
        </Button>
      </div>
    </div>
  )
}
