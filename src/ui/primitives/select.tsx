import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { cx } from './cx.ts'

export type Option = { value: string; label: string; disabled?: boolean }

export type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  ref?: Ref<HTMLSelectElement>
  options?: readonly Option[]
  /** The text shown while nothing is chosen (value ''). */
  placeholder?: string | undefined
  /** While the choice is being stored: the select keeps the focus, is announced as busy, and cannot be changed. */
  busy?: boolean
  children?: ReactNode
}

/** React resets the choice until the new value is stored. */
const stay = () => {}

/** The browser's own select with our styles, so that it works with every keyboard and screen reader. */
export function Select({ options, placeholder, busy, className, children, onChange, ...rest }: SelectProps) {
  const busyProps = busy && ({ 'aria-disabled': true, 'aria-busy': true } as const)
  return (
    <select className={cx('select', className)} {...rest} {...busyProps} onChange={busy ? stay : onChange}>
      {placeholder !== undefined && <option value="">{placeholder}</option>}
      {options?.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
      {children}
    </select>
  )
}
