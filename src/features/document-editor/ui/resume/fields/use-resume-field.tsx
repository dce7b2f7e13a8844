import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import type { FieldProps } from '#ui/form/field-parts.tsx'
import { type FieldState, useField } from '#ui/form/field-shell.tsx'
import { runAfterPointerUp } from '#ui/form/run-after-pointer-up.ts'
import { cx } from '#ui/primitives/cx.ts'
import { isRequired } from '../required-fields.ts'
import '../../resume-form.css'

export type ResumeFieldProps = Pick<FieldProps, 'name' | 'label' | 'help' | 'className'> & {
  /** A warning about the text, shown after the field was left; '' for no warning. It never blocks saving. */
  oddness?: (text: string) => string
  /** Why a text cannot be saved; '' if it can. */
  refusal?: (text: string) => string
}

/** A form field with the required mark of its path, warnings, and an error for a text that is too long. */
export function useResumeField({ name, label, help, oddness, refusal }: ResumeFieldProps, limit?: number) {
  const [wasBlurred, setWasBlurred] = useState(false)
  const required = isRequired(name)
  const state = useField({ name, label, required })
  const text = String(state.field.value ?? '')
  const error = state.error ?? tooLong(text, limit) ?? (refusal?.(text) || undefined)
  const warning = wasBlurred ? warningOf(text, required, oddness) : ''
  const shownHelp: ReactNode = warning ? <Warning>{warning}</Warning> : help
  const described = cx(error && state.ids.error, shownHelp != null && state.ids.help)
  const onBlur = () => {
    // the warning moves the layout, so wait until the pointer is released
    runAfterPointerUp(() => setWasBlurred(true))
    state.field.onBlur()
  }
  const shell: FieldState = {
    ...state,
    error,
    field: { ...state.field, onBlur },
    aria: { ...state.aria, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  }
  return { text, required, state: shell, help: shownHelp }
}

/** A warning line for a value that is unusual but accepted. */
export function Warning({ children }: { children: ReactNode }) {
  return (
    <span className="rs-warn">
      <TriangleAlert className="ic ic-sm" />
      {children}
    </span>
  )
}

function warningOf(text: string, required: boolean, oddness?: (text: string) => string): string {
  if (text.trim() !== '') return oddness?.(text) ?? ''
  return required ? 'Recommended. You can save the draft without it.' : ''
}

/** The error of a text over its limit in characters; undefined within it. */
export const tooLong = (text: string, limit: number | undefined) =>
  limit !== undefined && text.length > limit
    ? `Please write at most ${limit.toLocaleString('en-US')} characters`
    : undefined
