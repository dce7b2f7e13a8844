import type { LucideIcon } from 'lucide-react'
import type { InputHTMLAttributes, ReactNode, Ref } from 'react'
import { cx } from './cx.ts'

export type InputProps = InputHTMLAttributes<HTMLInputElement> & {
  ref?: Ref<HTMLInputElement>
  icon?: LucideIcon | undefined
  /** A small control at the right inside the input, for example the show / hide button of a password. */
  end?: ReactNode
}

/** A single-line input. Give it an `id` and a label, or an `aria-label`. */
export function Input({ icon: Icon, end, className, ...rest }: InputProps) {
  const input = <input className={cx('input', end != null && 'has-end', className)} {...rest} />
  if (!Icon && end == null) return input
  return (
    <span className="input-wrap">
      {Icon && <Icon className="ic" />}
      {input}
      {end != null && <span className="end">{end}</span>}
    </span>
  )
}
