import { Select, type SelectProps } from './select.tsx'

export type ChoiceSelectProps<Value extends string | number> = Omit<SelectProps, 'value' | 'options' | 'onChange'> & {
  values: readonly Value[]
  names: Readonly<Record<Value, string>> | ((value: Value) => string)
  value: Value | undefined
  onChange(value: Value | undefined): void
}

/** A select of one of these values, or none, which the placeholder shows. */
export function ChoiceSelect<Value extends string | number>({
  values,
  names,
  value,
  onChange,
  ...rest
}: ChoiceSelectProps<Value>) {
  const nameOf = typeof names === 'function' ? names : (one: Value) => names[one]
  return (
    <Select
      {...rest}
      value={value ?? ''}
      options={values.map((one) => ({ value: String(one), label: nameOf(one) }))}
      onChange={({ target }) => onChange(values.find((one) => String(one) === target.value))}
    />
  )
}
