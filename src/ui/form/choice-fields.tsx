import { useId } from 'react'
import { Checkbox, RadioOptions, Switch } from '../primitives/choice.tsx'
import { cx } from '../primitives/cx.ts'
import { type Option, Select } from '../primitives/select.tsx'
import type { FieldProps } from './field-parts.tsx'
import { FieldError, Label } from './field-parts.tsx'
import { FieldShell, GroupShell, useField } from './field-shell.tsx'

/** One option of a list, in the browser's own select. */
export function SelectField({
  options,
  placeholder,
  ...props
}: FieldProps & { options: readonly Option[]; placeholder?: string }) {
  const state = useField(props)
  const { value, ...field } = state.field
  return (
    <FieldShell {...props} state={state}>
      <Select {...field} {...state.aria} value={value ?? ''} options={options} placeholder={placeholder} />
    </FieldShell>
  )
}

function OneBox({ as: Control, ...props }: FieldProps & { as: typeof Checkbox | typeof Switch }) {
  const state = useField(props)
  const { value, ...field } = state.field
  return (
    <div className={cx('field', props.className)}>
      <Control
        {...field}
        {...state.aria}
        checked={value === true}
        label={
          <span>
            <Label {...props} />
          </span>
        }
      />
      <FieldError id={state.ids.error}>{state.error}</FieldError>
      {props.help && (
        <div className="help" id={state.ids.help}>
          {props.help}
        </div>
      )}
    </div>
  )
}

/** A single checkbox: true or false. */
export const CheckboxField = (props: FieldProps) => <OneBox {...props} as={Checkbox} />

/** A switch: true or false. */
export const SwitchField = (props: FieldProps) => <OneBox {...props} as={Switch} />

/** Several options of a list: the value is the list of checked options, in the order of the options. */
export function CheckboxGroupField({
  options,
  ...props
}: FieldProps & { options: readonly (Option & { help?: string | undefined })[] }) {
  const state = useField(props)
  const helpId = useId()
  const { value, onChange, ref, name, onBlur, disabled } = state.field
  const ticked: readonly string[] = Array.isArray(value) ? value : []
  return (
    <GroupShell {...props} state={state}>
      <div className="opts">
        {options.map((option, index) => (
          <div key={option.value}>
            <Checkbox
              ref={index === 0 ? ref : undefined}
              name={name}
              onBlur={onBlur}
              disabled={disabled || option.disabled}
              checked={ticked.includes(option.value)}
              aria-describedby={option.help && `${helpId}${option.value}`}
              onChange={({ target }) =>
                onChange(
                  options
                    .map(({ value: own }) => own)
                    .filter((own) => (own === option.value ? target.checked : ticked.includes(own))),
                )
              }
              label={option.label}
            />
            {option.help && (
              <div className="help" id={`${helpId}${option.value}`}>
                {option.help}
              </div>
            )}
          </div>
        ))}
      </div>
    </GroupShell>
  )
}

/** One of a few options, all visible. */
export function RadioField({
  options,
  layout = 'stack',
  ...props
}: FieldProps & { options: readonly (Option & { help?: string })[]; layout?: 'stack' | 'row' | 'cards' }) {
  const state = useField(props)
  return (
    <GroupShell {...props} state={state}>
      <RadioOptions {...state.field} options={options} layout={layout} />
    </GroupShell>
  )
}
