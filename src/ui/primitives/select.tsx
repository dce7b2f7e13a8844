import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { cx } from './cx.ts'

export type Option = { value: string; label: string; disabled?: boolean }

export type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  ref?: Ref<HTMLSelectElement>
  options?: readonly Option[]
  /** The words shown while nothing is chosen (value ''). */
  placeholder?: string | undefined
  /** The choice is being stored: the control keeps the focus, is announced as busy, and takes no other choice meanwhile. */
  busy?: boolean
  children?: ReactNode
}

/** React resets the choice until the new value is stored. */
const stay = () => {}

/** The browser's own select in our clothes: works everywhere, with every keyboard and screen reader. */
export function Select({ options, placeholder, busy, className, children, onChange, ...rest }: SelectProps) {
  const waits = busy && ({ 'aria-disabled': true, 'aria-busy': true } as const)
  return (
    <select className={cx('select', className)} {...rest} {...waits} onChange={busy ? stay : onChange}>
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
