import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type FieldProps = {
  /** The path of the value in the form. */
  name: string
  label: ReactNode
  help?: ReactNode
  /** Shows the asterisk; the schema enforces the rule. */
  required?: boolean
  /** Shows 'optional' next to the label. */
  optional?: boolean
  disabled?: boolean
  className?: string
}

export function Label({ label, required, optional }: Pick<FieldProps, 'label' | 'required' | 'optional'>) {
  return (
    <>
      {label}
      {required && (
        <span className="req" aria-hidden="true">
          {' *'}
        </span>
      )}
      {optional && <span className="opt"> optional</span>}
    </>
  )
}

export function FieldError({ id, children }: { id: string; children?: ReactNode }) {
  if (!children) return null
  return (
    <p className="error" id={id}>
      <CircleAlert className="ic ic-sm" />
      {children}
    </p>
  )
}
