import type { ReactNode } from 'react'
import { FieldError, Label } from '#ui/form/field-parts.tsx'

type Aria = { id: string; 'aria-invalid': true | undefined; 'aria-describedby': string | undefined }
type Props = {
  id: string
  label: string
  isRequired?: boolean
  /** Its error from the server. */
  error?: string
  children: (aria: Aria) => ReactNode
}

/** A field of a plain form: label, control, and its error. */
export function PlainField({ id, label, isRequired, error, children }: Props) {
  const line = `${id}-error`
  return (
    <div className="field">
      <label htmlFor={id}>
        <Label label={label} required={isRequired} optional={!isRequired} />
      </label>
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': error ? line : undefined })}
      <FieldError id={line}>{error}</FieldError>
    </div>
  )
}
