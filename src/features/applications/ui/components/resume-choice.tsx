import { Check, X } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import type { ResumeSummary } from '#features/documents/contract.ts'
import { applicationResumeKinds, chosenFileProblem, isImportData } from '#features/documents/rules.ts'
import { toastUploadFailed, type useUploads } from '#features/documents/ui/components/use-uploads.ts'
import { fileSize } from '#lib/file-size.ts'
import { FieldError, Label } from '#ui/form/field-parts.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { DropArea } from '#ui/primitives/drop-area.tsx'
import { FileBox, FileIcon } from '#ui/primitives/file-box.tsx'
import { Pill } from '#ui/primitives/status-pill.tsx'
import type { ResumeChoice as Choice, FormFile } from '../../apply-form.ts'
import { RESUME_REQUIRED } from '../../contract.ts'
import { uploadError, useFormUpload } from './use-form-upload.ts'

type Props = { resumes: readonly ResumeSummary[]; uploads: ReturnType<typeof useUploads> }

const KEY = 'resume'
const shownAtFirst = 4
const accept = applicationResumeKinds.map((kind) => `.${kind}`).join(',')

/** One of the person's resumes or an uploaded file: choosing one clears the other (APPLY-13 to APPLY-16). */
export function ResumeChoice({ resumes: all, uploads }: Props) {
  // a data export is not a resume
  const resumes = all.filter(({ file }) => !file || !isImportData(file.contentType))
  const errorId = useId()
  const { field, fieldState } = useController({ name: 'resume' })
  const choice = field.value as Choice | null
  const upload = useFormUpload<Choice>({
    uploads,
    key: KEY,
    target: { purpose: 'resume' },
    value: choice,
    fileOf: (value) => (value?.kind === 'upload' ? value.file : null),
    ofFile: (file) => ({ kind: 'upload', file }),
    onChange: field.onChange,
  })
  const error = uploadError(fieldState.error, upload.problem) ?? (choice === null ? RESUME_REQUIRED : undefined)
  const take = (file: File) => {
    const unfit = chosenFileProblem(file, applicationResumeKinds)
    if (unfit) toastUploadFailed(KEY, unfit)
    upload.take(file, unfit)
  }
  const pick = (resumeId: string) => upload.setValue({ kind: 'existing', resumeId })
  return (
    <fieldset className="field" aria-describedby={error && errorId}>
      <legend>
        <Label label="Resume" required />
      </legend>
      {resumes.length > 0 && (
        <Cards resumes={resumes} choice={choice} onPick={pick} name={field.name} firstRef={field.ref} />
      )}
      {choice?.kind === 'upload' && (
        <Uploaded file={choice.file} state={uploads.of(KEY)} onRemove={() => upload.setValue(null)} />
      )}
      <FileChooser
        isFirst={resumes.length === 0}
        hasFile={choice?.kind === 'upload'}
        onFile={take}
        inputRef={resumes.length === 0 ? field.ref : undefined}
        describedBy={error && errorId}
      />
      <FieldError id={errorId}>{error}</FieldError>
    </fieldset>
  )
}

type CardsProps = {
  resumes: readonly ResumeSummary[]
  choice: Choice | null
  onPick: (id: string) => void
  name: string
  firstRef: (element: HTMLInputElement | null) => void
}

function Cards({ resumes, choice, onPick, name, firstRef }: CardsProps) {
  const [isAll, setAll] = useState(false)
  const chosen = choice?.kind === 'existing' ? choice.resumeId : null
  const isCut = !isAll && resumes.length > shownAtFirst
  const shown = isCut ? resumes.filter(({ id }, index) => index < shownAtFirst || id === chosen) : resumes
  const now = new Date()
  return (
    <>
      <div className="grid gap-3 md:grid-cols-2">
        {shown.map(({ id, title, isDefault, updatedAt, file }, index) => (
          <label key={id} className={cx('pick cursor-pointer', id === chosen && 'is-on')}>
            <span className="check">
              <input
                type="radio"
                ref={index === 0 ? firstRef : undefined}
                name={name}
                value={id}
                checked={id === chosen}
                onChange={() => onPick(id)}
              />
            </span>
            <FileIcon ext={file ? extensionOf(file.fileName) : undefined} />
            <span className="grow">
              <b className="strong block break-words">{title}</b>
              <span className="meta">
                {isDefault ? 'Default · changed' : 'Changed'} <Ago at={updatedAt} now={now} isInside />
              </span>
            </span>
          </label>
        ))}
      </div>
      {isCut && shown.length < resumes.length && (
        <Button variant="ghost" size="sm" className="justify-self-start" onClick={() => setAll(true)}>
          Show all {resumes.length} resumes
        </Button>
      )}
    </>
  )
}

const extensionOf = (fileName: string) => fileName.match(/\.([a-z0-9]{1,4})$/i)?.[1]

type UploadedProps = { file: FormFile; state: ReturnType<Props['uploads']['of']>; onRemove: () => void }

function Uploaded({ file, state, onRemove }: UploadedProps) {
  return (
    <FileBox
      name={file.name}
      meta={fileSize(file.size)}
      progress={state?.progress}
      actions={
        state ? (
          <IconButton icon={X} label={`Cancel upload of ${file.name}`} size="sm" onClick={state.onCancel} />
        ) : (
          <>
            <Pill tone="accepted" icon={Check}>
              Uploaded
            </Pill>
            <IconButton icon={X} label={`Remove ${file.name}`} size="sm" onClick={onRemove} />
          </>
        )
      }
    />
  )
}

type ChooserProps = {
  isFirst: boolean
  hasFile: boolean
  onFile: (file: File) => void
  inputRef?: (element: HTMLInputElement | null) => void
  describedBy?: string
}

const hint = 'PDF, DOC or DOCX, up to 10MB'

/** A drop zone if the person has no resumes, otherwise a line under the resume cards. */
function FileChooser({ isFirst, hasFile, onFile, inputRef, describedBy }: ChooserProps) {
  const own = useRef<HTMLInputElement>(null)
  const shared = { accept, 'aria-describedby': describedBy }
  if (isFirst) {
    return (
      <DropArea
        {...shared}
        label="Resume file"
        ref={inputRef}
        filled={hasFile}
        onFiles={([first]) => first && onFile(first)}
      >
        <b className="strong">
          {hasFile ? 'Drop another file or ' : 'Drop your resume or '}
          <span className="drop-browse">browse</span>
        </b>
        <span className="meta">{hint}</span>
      </DropArea>
    )
  }
  return (
    <p className="help">
      Or{' '}
      <button type="button" className="link" onClick={() => own.current?.click()}>
        {hasFile ? 'upload another file instead' : 'upload another file'}
      </button>
      : {hint}. Choosing one clears the other.
      <input
        {...shared}
        ref={own}
        type="file"
        aria-label="Resume file"
        className="vh"
        tabIndex={-1}
        onChange={({ target }) => {
          if (target.files?.[0]) onFile(target.files[0])
          // allows choosing the same file again after it was removed
          target.value = ''
        }}
      />
    </p>
  )
}
