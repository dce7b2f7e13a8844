import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { type FieldValues, get, useController } from 'react-hook-form'
import { cx } from '../primitives/cx.ts'
import type { FieldProps } from './field-parts.tsx'
import { FieldError, Label } from './field-parts.tsx'
import { runAfterPointerUp } from './run-after-pointer-up.ts'
import { useTypedInput } from './use-typed-input.ts'

export type FieldState = {
  field: ReturnType<typeof useController<FieldValues>>['field']
  error: string | undefined
  ids: { control: string; help: string; error: string }
  /** Props to spread on the control: its id and ARIA attributes. */
  aria: {
    id: string
    'aria-invalid': true | undefined
    'aria-required': true | undefined
    'aria-describedby': string | undefined
  }
}

/** Connects a field to its form, and its control to the label, help and error. */
export function useField({ name, help, required, disabled }: FieldProps, hasHelp = help != null): FieldState {
  const id = useId()
  const { field, fieldState } = useController({ name, ...(disabled && { disabled }) })
  useTypedInput(id, field.value, field.onChange)
  // the press may remove the field or move it in its list, so call the newest handler, and none after removal
  const latest = useRef<() => void>(undefined)
  useLayoutEffect(() => {
    latest.current = field.onBlur
    return () => {
      latest.current = undefined
    }
  }, [field.onBlur])
  const onBlur = () => runAfterPointerUp(() => latest.current?.())
  const message = fieldState.error?.message ?? get(fieldState.error, 'root.message') ?? firstMessage(fieldState.error)
  const ids = { control: id, help: `${id}-help`, error: `${id}-error` }
  const described = cx(message && ids.error, hasHelp && ids.help)
  return {
    field: { ...field, onBlur },
    error: message,
    ids,
    aria: {
      id,
      'aria-invalid': message ? true : undefined,
      'aria-required': required || undefined,
      'aria-describedby': described || undefined,
    },
  }
}

/** The error of a list is stored at the invalid item; return the first one for the whole field. */
function firstMessage(error: unknown): string | undefined {
  if (!Array.isArray(error)) return undefined
  return error.find((item) => item?.message)?.message
}

/** The frame of every field, also of custom ones: the label above, the control, then the error and the help. */
export function FieldShell({
  state,
  label,
  help,
  helpEnd,
  required,
  optional,
  className,
  children,
}: Omit<FieldProps, 'name' | 'disabled'> & { state: FieldState; helpEnd?: ReactNode; children: ReactNode }) {
  return (
    <div className={cx('field', className)}>
      <label htmlFor={state.ids.control}>
        <Label label={label} required={required} optional={optional} />
      </label>
      {children}
      <FieldError id={state.ids.error}>{state.error}</FieldError>
      {(help || helpEnd) && (
        <div className="help row between" id={state.ids.help}>
          <span>{help}</span>
          {helpEnd}
        </div>
      )}
    </div>
  )
}

/** The same for a group of controls with one question. */
export function GroupShell({
  state,
  label,
  help,
  required,
  optional,
  className,
  children,
}: Omit<FieldProps, 'name' | 'disabled'> & { state: FieldState; children: ReactNode }) {
  return (
    <fieldset
      className={cx('field', className)}
      aria-describedby={state.aria['aria-describedby']}
      aria-invalid={state.aria['aria-invalid']}
    >
      <legend>
        <Label label={label} required={required} optional={optional} />
      </legend>
      {children}
      <FieldError id={state.ids.error}>{state.error}</FieldError>
      {help && (
        <div className="help" id={state.ids.help}>
          {help}
        </div>
      )}
    </fieldset>
  )
}
