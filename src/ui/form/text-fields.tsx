import { Eye, EyeOff, type LucideIcon } from 'lucide-react'
import { type HTMLAttributes, useState } from 'react'
import { IconButton } from '../primitives/button.tsx'
import { Input } from '../primitives/input.tsx'
import { Counter, Textarea } from '../primitives/textarea.tsx'
import type { FieldProps } from './field-parts.tsx'
import { FieldShell, useField } from './field-shell.tsx'

type TextProps = FieldProps & {
  type?: 'text' | 'email' | 'tel' | 'url' | 'search'
  icon?: LucideIcon
  autoComplete?: string
  placeholder?: string
  inputMode?: HTMLAttributes<HTMLInputElement>['inputMode']
}

/** A single-line text field. */
export function TextField({ type = 'text', icon, autoComplete, placeholder, inputMode, ...props }: TextProps) {
  const state = useField(props)
  const { value, ...field } = state.field
  return (
    <FieldShell {...props} state={state}>
      <Input
        {...field}
        {...state.aria}
        value={value ?? ''}
        type={type}
        icon={icon}
        autoComplete={autoComplete}
        placeholder={placeholder}
        inputMode={inputMode}
      />
    </FieldShell>
  )
}

/** A password with a button that shows and hides it. `autoComplete` is 'current-password' or 'new-password'. */
export function PasswordField({
  autoComplete = 'current-password',
  placeholder,
  ...props
}: FieldProps & { autoComplete?: 'current-password' | 'new-password'; placeholder?: string }) {
  const state = useField(props)
  const [isShown, setShown] = useState(false)
  const { value, ...field } = state.field
  return (
    <FieldShell {...props} state={state}>
      <Input
        {...field}
        {...state.aria}
        value={value ?? ''}
        type={isShown ? 'text' : 'password'}
        autoComplete={autoComplete}
        placeholder={placeholder}
        spellCheck={false}
        autoCapitalize="none"
        end={
          <IconButton
            size="sm"
            icon={isShown ? EyeOff : Eye}
            label={isShown ? 'Hide password' : 'Show password'}
            aria-pressed={isShown}
            aria-controls={state.ids.control}
            disabled={props.disabled}
            onClick={() => setShown(!isShown)}
          />
        }
      />
    </FieldShell>
  )
}

/** A multi-line text field. With `limit` it counts the characters, and marks a text over the limit without cutting it. */
export function TextareaField({
  limit,
  rows = 4,
  placeholder,
  ...props
}: FieldProps & { limit?: number; rows?: number; placeholder?: string }) {
  const state = useField(props, props.help != null || limit !== undefined)
  const { value, ...field } = state.field
  const text = String(value ?? '')
  return (
    <FieldShell
      {...props}
      state={state}
      helpEnd={limit !== undefined && <Counter length={text.length} limit={limit} />}
    >
      <Textarea {...field} {...state.aria} value={text} rows={rows} placeholder={placeholder} />
    </FieldShell>
  )
}

/** A number field: the value is `number | null`. `unit` is shown inside the right edge: '$', 'years'. */
export function NumberField({
  min,
  max,
  step,
  unit,
  placeholder,
  ...props
}: FieldProps & { min?: number; max?: number; step?: number | 'any'; unit?: string; placeholder?: string }) {
  const state = useField(props)
  const { value, onChange, ...field } = state.field
  return (
    <FieldShell {...props} state={state}>
      <Input
        {...field}
        {...state.aria}
        type="number"
        inputMode={step === 'any' || (step ?? 1) % 1 !== 0 ? 'decimal' : 'numeric'}
        className="num"
        min={min}
        max={max}
        step={step}
        placeholder={placeholder}
        value={value ?? ''}
        onChange={({ target }) => onChange(Number.isNaN(target.valueAsNumber) ? null : target.valueAsNumber)}
        end={unit && <span className="unit">{unit}</span>}
      />
    </FieldShell>
  )
}

/** A date in the browser's own picker: 'YYYY-MM-DD', or '' for none. */
export function DateField({ min, max, ...props }: FieldProps & { min?: string; max?: string }) {
  const state = useField(props)
  const { value, ...field } = state.field
  return (
    <FieldShell {...props} state={state}>
      <Input {...field} {...state.aria} type="date" value={value ?? ''} min={min} max={max} />
    </FieldShell>
  )
}
