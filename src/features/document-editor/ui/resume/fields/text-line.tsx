import { limits } from '#features/document-content/resume-content.ts'
import { FieldShell } from '#ui/form/field-shell.tsx'
import { Input, type InputProps } from '#ui/primitives/input.tsx'
import { type ResumeFieldProps, useResumeField } from './use-resume-field.tsx'

type Props = ResumeFieldProps &
  Pick<InputProps, 'type' | 'autoComplete' | 'placeholder' | 'inputMode'> & {
    limit?: number
    /** Called with the text before and after each change. */
    onTyped?: (text: string, before: string) => void
  }

/** One line of text of the resume. */
export function TextLine({
  type = 'text',
  autoComplete = 'off',
  placeholder,
  inputMode,
  limit = limits.short,
  onTyped,
  ...props
}: Props) {
  const { text, required, state, help } = useResumeField(props, limit)
  return (
    <FieldShell label={props.label} className={props.className} required={required} help={help} state={state}>
      <Input
        {...state.field}
        {...state.aria}
        value={text}
        onChange={(event) => {
          state.field.onChange(event)
          onTyped?.(event.target.value, text)
        }}
        type={type}
        dir="auto"
        autoComplete={autoComplete}
        placeholder={placeholder}
        inputMode={inputMode}
      />
    </FieldShell>
  )
}
