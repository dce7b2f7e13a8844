import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'

export type FieldProps = {
  /** The path in the form's values. */
  name: string
  label: ReactNode
  help?: ReactNode
  /** Draws the asterisk; the rule itself is the schema's. */
  required?: boolean
  /** Says 'optional' beside the label. */
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
