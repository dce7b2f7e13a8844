import type { ReactNode, Ref, SelectHTMLAttributes } from 'react'
import { cx } from './cx.ts'

export type Option = { value: string; label: string; disabled?: boolean }

export type SelectProps = SelectHTMLAttributes<HTMLSelectElement> & {
  ref?: Ref<HTMLSelectElement>
  options?: readonly Option[]
  /** The words shown while nothing is chosen (value ''). */
  placeholder?: string | undefined
  children?: ReactNode
}

/** The browser's own select in our clothes: works everywhere, with every keyboard and screen reader. */
export function Select({ options, placeholder, className, children, ...rest }: SelectProps) {
  return (
    <select className={cx('select', className)} {...rest}>
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
