import { useState } from 'react'
import { limits } from '#features/document-content/resume-content.ts'
import { FieldShell, useField } from '#ui/form/field-shell.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Input, type InputProps } from '#ui/primitives/input.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import { tooLong, Warning } from '../resume/fields/use-resume-field.tsx'
import '../resume-form.css'

type Props = { name: string; label: string; required?: boolean; className?: string }

/** A field of a letter. A required field that was left blank gets a warning, which never blocks saving (COVER-05). */
function useLetterField(props: Props, limit: number) {
  const [wasBlurred, setWasBlurred] = useState(false)
  const state = useField(props)
  const text = String(state.field.value ?? '')
  const error = state.error ?? tooLong(text, limit)
  const isMissing = props.required && wasBlurred && text.trim() === ''
  const help = isMissing ? <Warning>Recommended. You can save the draft without it.</Warning> : undefined
  const onBlur = () => {
    setWasBlurred(true)
    state.field.onBlur()
  }
  const described = cx(error && state.ids.error, help && state.ids.help)
  const aria = {
    ...state.aria,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': described || undefined,
  }
  return { text, help, state: { ...state, error, aria, field: { ...state.field, onBlur } } }
}

/** One line of a letter. */
export function LetterLine({
  type,
  autoComplete = 'off',
  ...props
}: Props & Pick<InputProps, 'type' | 'autoComplete'>) {
  const { text, help, state } = useLetterField(props, limits.short)
  return (
    <FieldShell {...props} help={help} state={state}>
      <Input {...state.field} {...state.aria} value={text} type={type} autoComplete={autoComplete} dir="auto" />
    </FieldShell>
  )
}

/** A paragraph of a letter. */
export function LetterText({ rows = 4, ...props }: Props & { rows?: number }) {
  const { text, help, state } = useLetterField(props, limits.long)
  return (
    <FieldShell {...props} help={help} state={state}>
      <Textarea {...state.field} {...state.aria} value={text} rows={rows} dir="auto" className="rs-grows" />
    </FieldShell>
  )
}
