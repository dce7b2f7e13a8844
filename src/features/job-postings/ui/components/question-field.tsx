import { type HTMLInputTypeAttribute, type ReactNode, type Ref, useId } from 'react'
import { FieldError, Label } from '#ui/form/field-parts.tsx'
import { Checkbox, Radio } from '#ui/primitives/choice.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { Counter, Textarea } from '#ui/primitives/textarea.tsx'
import type { Question } from '../../question-shapes.ts'
import type { QuestionType } from '../../question-types.ts'
import { type Answer, acceptedFileTypes, fileTypeLabels, maxFileSize, megabytes } from '../../questions.ts'
import { QuestionFile, type Upload } from './question-file.tsx'

export type QuestionFieldProps = {
  question: Question
  value: Answer
  /** The error of the answer, from `validateAnswer` or the server. */
  error?: string | null
  onChange: (answer: Answer) => void
  onBlur?: () => void
  disabled?: boolean
  /** Shown with the help text: 'From your answer bank'. */
  note?: ReactNode
  /** For an uploading file: its progress and a cancel button. */
  upload?: Upload
  /** The first control, for moving the focus to the first error. */
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement & HTMLSelectElement>
}

type Wiring = QuestionFieldProps & {
  ids: { control: string; help: string; error: string }
  aria: { 'aria-invalid': true | undefined; 'aria-required': true | undefined; 'aria-describedby': string | undefined }
}

/**
 * One question of an application form with its control, for every type. It only renders; the caller validates and
 * stores.
 */
export function QuestionField(props: QuestionFieldProps) {
  const { question, error, note, value } = props
  const id = useId()
  const ids = { control: id, help: `${id}-help`, error: `${id}-error` }
  const help = helpOf(question)
  const limit = question.validationRules.max_length
  const isCounted = limit !== undefined && (question.questionType === 'textarea' || question.questionType === 'text')
  const hasHelp = help !== '' || note != null || isCounted
  const described = [error && ids.error, hasHelp && ids.help].filter(Boolean).join(' ')
  const wiring: Wiring = {
    ...props,
    ids,
    aria: {
      'aria-invalid': error ? true : undefined,
      'aria-required': question.required || undefined,
      'aria-describedby': described || undefined,
    },
  }
  const below = (
    <>
      <FieldError id={ids.error}>{error}</FieldError>
      {hasHelp && (
        <div className="help row between" id={ids.help}>
          <span>
            {help}
            {help && note ? ' · ' : null}
            {note}
          </span>
          {isCounted && <Counter length={typeof value === 'string' ? value.length : 0} limit={limit} />}
        </div>
      )}
    </>
  )
  const label = <Label label={question.label} required={question.required} />
  if (isGroup(question.questionType)) {
    return (
      <fieldset className="field" aria-describedby={described || undefined} disabled={props.disabled}>
        <legend>{label}</legend>
        <ChoiceControl {...wiring} />
        {below}
      </fieldset>
    )
  }
  return (
    <div className="field">
      <label htmlFor={ids.control}>{label}</label>
      <Control {...wiring} />
      {below}
    </div>
  )
}

const isGroup = (type: QuestionType) => type === 'yes_no' || type === 'multiple_choice' || type === 'checkbox'

/** The help text; for files with the accepted types and size: 'PDF or TXT, max 5MB'. */
function helpOf(question: Question): string {
  if (question.questionType !== 'file_upload') return question.helpText ?? ''
  const rule = `${fileTypeLabels(acceptedFileTypes(question))}, max ${megabytes(maxFileSize(question))}`
  if (!question.helpText) return rule
  // the help text already contains the rule
  return question.helpText.includes(rule) ? question.helpText : `${question.helpText} (${rule})`
}

const inputTypes: Partial<Record<QuestionType, HTMLInputTypeAttribute>> = {
  url: 'url',
  date: 'date',
  email: 'email',
  phone: 'tel',
}

/** The single control of a question, with a label. */
function Control({ question, value, onChange, onBlur, disabled, upload, ref, ids, aria }: Wiring) {
  const { questionType, validationRules } = question
  const text = typeof value === 'string' ? value : ''
  const common = {
    ...aria,
    ref,
    id: ids.control,
    disabled,
    onBlur,
    value: text,
    onChange: ({ target }: { target: { value: string } }) => onChange(target.value),
  }
  const placeholder = question.placeholder ?? undefined
  if (questionType === 'textarea') return <Textarea {...common} rows={4} placeholder={placeholder} />
  if (questionType === 'dropdown') {
    const options = question.options.map((option) => ({ value: option, label: option }))
    return <Select {...common} options={options} placeholder={placeholder ?? 'Choose one'} />
  }
  if (questionType === 'file_upload') {
    return <QuestionFile {...{ question, value, onChange, onBlur, disabled, upload, ref, aria }} id={ids.control} />
  }
  if (questionType === 'number') {
    // A text field, because a browser's number field hides invalid input, so that the error could not quote it.
    const isPositive = (validationRules.min_value ?? -1) >= 0
    return <Input {...common} className="num" inputMode={isPositive ? 'decimal' : 'text'} placeholder={placeholder} />
  }
  return <Input {...common} type={inputTypes[questionType] ?? 'text'} placeholder={placeholder} />
}

/** The choices of a question. */
function ChoiceControl({ question, value, onChange, onBlur, disabled, ref, ids, aria }: Wiring) {
  const { questionType, required } = question
  const isYesNo = questionType === 'yes_no'
  const ticked = Array.isArray(value) ? value : []
  const options = isYesNo
    ? [
        { value: 'yes', label: 'Yes' },
        { value: 'no', label: 'No' },
      ]
    : question.options.map((option) => ({ value: option, label: option }))
  if (questionType === 'checkbox') {
    return (
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(10.5rem,100%),1fr))] gap-2">
        {options.map((option, index) => (
          <Checkbox
            key={option.value}
            ref={index === 0 ? ref : undefined}
            aria-invalid={aria['aria-invalid']}
            checked={ticked.includes(option.value)}
            disabled={disabled}
            onBlur={onBlur}
            onChange={({ target }) =>
              onChange(question.options.filter((own) => (own === option.value ? target.checked : ticked.includes(own))))
            }
            label={option.label}
          />
        ))}
      </div>
    )
  }
  return (
    <div className={isYesNo ? 'opts-row' : 'opts'}>
      {!isYesNo && question.placeholder && <p className="meta">{question.placeholder}</p>}
      {options.map((option, index) => (
        <Radio
          key={option.value}
          ref={index === 0 ? ref : undefined}
          name={ids.control}
          value={option.value}
          aria-invalid={aria['aria-invalid']}
          checked={value === option.value}
          disabled={disabled}
          onBlur={onBlur}
          onChange={() => onChange(option.value)}
          label={option.label}
        />
      ))}
      {!required && value != null && value !== '' && !disabled && (
        <button type="button" className="link justify-self-start text-sm" onClick={() => onChange(null)}>
          Clear answer
        </button>
      )}
    </div>
  )
}
