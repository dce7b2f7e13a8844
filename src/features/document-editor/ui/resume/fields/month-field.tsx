import { type ChangeEvent, useState } from 'react'
import { FieldShell } from '#ui/form/field-shell.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { isYear, readMonth } from './month.ts'
import { type ResumeFieldProps, useResumeField } from './use-resume-field.tsx'

type Props = ResumeFieldProps & {
  /** The form's value for an empty month. */
  none?: '' | null
  /** Text shown instead of a month, for example 'Present'. The field is then disabled. */
  instead?: string | undefined
}

const wrong = 'Enter a month like 2024-03'

/**
 * A month in the browser's own picker. Browsers without one show a text input that accepts common ways to write a month. A year alone is
 * also shown as text, because no picker can show it.
 */
export function MonthField({ none = '', instead, ...props }: Props) {
  const { text: value, required, state, help } = useResumeField(props)
  // the typed text, while it differs from the form's value
  const [typed, setTyped] = useState<{ text: string; month: string; wasBlurred: boolean }>()
  const draft = typed?.month === value ? typed : undefined
  const isBad = draft?.wasBlurred === true && readMonth(draft.text) === null

  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const month = readMonth(target.value) ?? ''
    // a browser without a month picker reports the input type 'text'
    if (target.type === 'text') setTyped({ text: target.value, month, wasBlurred: false })
    state.field.onChange(month === '' ? none : month)
  }
  const onBlur = () => {
    if (draft) setTyped(readMonth(draft.text) === null ? { ...draft, wasBlurred: true } : undefined)
    state.field.onBlur()
  }
  const error = isBad ? wrong : state.error
  const aria = isBad
    ? { ...state.aria, 'aria-invalid': true as const, 'aria-describedby': state.ids.error }
    : state.aria
  return (
    <FieldShell
      label={props.label}
      className={props.className}
      required={required}
      help={isBad ? undefined : help}
      state={{ ...state, error }}
    >
      {instead === undefined ? (
        <Input
          {...state.field}
          {...aria}
          type={draft || isYear(value) ? 'text' : 'month'}
          value={draft?.text ?? value}
          placeholder="YYYY-MM"
          max="9999-12"
          autoComplete="off"
          onChange={onChange}
          onBlur={onBlur}
        />
      ) : (
        <Input id={state.ids.control} name={state.field.name} value={instead} disabled readOnly />
      )}
    </FieldShell>
  )
}
