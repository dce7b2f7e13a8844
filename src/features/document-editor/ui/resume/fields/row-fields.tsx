import { useState } from 'react'
import { useController } from 'react-hook-form'
import { limits } from '#features/document-content/resume-content.ts'
import { Input } from '#ui/primitives/input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { tooLong } from './use-resume-field.tsx'
import '../../resume-form.css'

type Props = { name: string; label: string }

/** A text input in a row of a list; its label is visible to screen readers only. */
export function RowInput({ name, label }: Props) {
  const { field, fieldState } = useController({ name })
  const text = String(field.value ?? '')
  const error = fieldState.error?.message ?? tooLong(text, limits.short)
  return (
    <span className="rs-row-name">
      <Input
        {...field}
        value={text}
        dir="auto"
        aria-label={label}
        aria-invalid={error ? true : undefined}
        autoComplete="off"
      />
      {error && (
        <span className="error" role="alert">
          {error}
        </span>
      )}
    </span>
  )
}

/** A select in a row of a list. Its label is visible to screen readers only. If an import left the value empty, empty is also an option. */
export function RowSelect({ name, label, options }: Props & { options: readonly string[] }) {
  const { field } = useController({ name })
  const [isImportedEmpty] = useState(field.value === '')
  return (
    <Select {...field} value={field.value ?? ''} aria-label={label}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
      {isImportedEmpty && <option value="">Not stated</option>}
    </Select>
  )
}
