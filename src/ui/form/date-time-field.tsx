import { Input } from '../primitives/input.tsx'
import type { FieldProps } from './field-parts.tsx'
import { FieldShell, useField } from './field-shell.tsx'

/** A date and time in the browser's own picker, in the user's time zone: 'YYYY-MM-DDTHH:mm', or '' for none. */
export function DateTimeField(props: FieldProps) {
  const state = useField(props)
  const { value, ...field } = state.field
  return (
    <FieldShell {...props} state={state}>
      <Input {...field} {...state.aria} type="datetime-local" value={value ?? ''} />
    </FieldShell>
  )
}
