import { type InputHTMLAttributes, type ReactNode, type Ref, useEffect, useId, useRef } from 'react'
import { cx } from './cx.ts'
import type { Option } from './select.tsx'

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> & { ref?: Ref<HTMLInputElement>; label: ReactNode }

/** Sets the indeterminate state, which HTML cannot express, once the checkbox exists. */
function useMixed(mixed: boolean | undefined, ref: Native['ref']) {
  const own = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (own.current) own.current.indeterminate = mixed === true
  })
  return (node: HTMLInputElement | null) => {
    own.current = node
    if (typeof ref === 'function') return ref(node)
    if (ref) ref.current = node
  }
}

/** A checkbox. `mixed` shows a dash for 'some of them'. */
export function Checkbox({ label, mixed, className, ref, ...rest }: Native & { mixed?: boolean }) {
  const own = useMixed(mixed, ref)
  return (
    <label className={cx('check', className)}>
      <input type="checkbox" className={mixed ? 'mixed' : undefined} {...rest} ref={own} />
      {label}
    </label>
  )
}

/** A switch that takes effect at once. While `busy` it keeps the focus, is announced as busy, and cannot be switched again. */
export function Switch({ label, className, busy, onChange, ...rest }: Native & { busy?: boolean }) {
  const busyProps = busy && ({ 'aria-disabled': true, 'aria-busy': true } as const)
  return (
    <label className={cx('check', 'switch', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox carries its own checked state */}
      <input type="checkbox" role="switch" {...rest} {...busyProps} onChange={busy ? stay : onChange} />
      {label}
    </label>
  )
}

/** React resets the switch until the new value is stored. */
const stay = () => {}

/** A single radio button; use RadioGroup unless the layout is special. */
export function Radio({ label, className, ...rest }: Native) {
  return (
    <label className={cx('check', className)}>
      <input type="radio" {...rest} />
      {label}
    </label>
  )
}

type RadioOptionsProps = {
  name: string
  options: readonly (Option & { help?: ReactNode })[]
  value: string
  onChange: (value: string) => void
  /** Stacked, in a row, or as bordered cards. */
  layout?: 'stack' | 'row' | 'cards'
  disabled?: boolean
  /** A ref to the first radio button. */
  ref?: Ref<HTMLInputElement>
  onBlur?: () => void
}

/** The radio buttons of RadioGroup and RadioField. */
export function RadioOptions(props: RadioOptionsProps) {
  const { name, options, value, onChange, layout = 'stack', disabled, ref, onBlur } = props
  return (
    <div className={layout === 'row' ? 'opts-row' : 'opts'}>
      {options.map((option, index) => (
        <Radio
          key={option.value}
          ref={index === 0 ? ref : undefined}
          className={layout === 'cards' ? cx('pick', option.value === value && 'is-on') : undefined}
          name={name}
          value={option.value}
          checked={option.value === value}
          disabled={disabled || option.disabled}
          onBlur={onBlur}
          onChange={() => onChange(option.value)}
          label={
            <span>
              {option.label}
              {option.help && <span className="help block">{option.help}</span>}
            </span>
          }
        />
      ))}
    </div>
  )
}

export type RadioGroupProps = Pick<RadioOptionsProps, 'options' | 'value' | 'onChange' | 'layout' | 'disabled'> & {
  legend: ReactNode
  name?: string
}

/** Radio buttons, one of which can be chosen; the arrow keys move between them. */
export function RadioGroup({ legend, name, disabled, ...options }: RadioGroupProps) {
  const own = useId()
  return (
    <fieldset disabled={disabled}>
      <legend>{legend}</legend>
      <RadioOptions {...options} name={name ?? own} />
    </fieldset>
  )
}

export type SegmentedProps<T extends string> = {
  label: string
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: string; icon?: React.ComponentType<{ className?: string }> }[]
}

/** Two to four views of the same content: List / Board, Week / Month / Year. */
export function Segmented<T extends string>({ label, value, onChange, options }: SegmentedProps<T>) {
  return (
    <fieldset className="seg" aria-label={label}>
      {options.map(({ value: own, label: words, icon: Icon }) => (
        <button key={own} type="button" aria-pressed={own === value} onClick={() => onChange(own)}>
          {Icon && <Icon className="ic ic-sm" />}
          {words}
        </button>
      ))}
    </fieldset>
  )
}
