import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from './cx.ts'

export type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

/** A multi-line input; grows with its content if the browser supports it. */
export function Textarea({ className, ...rest }: TextareaProps) {
  return <textarea className={cx('textarea', className)} {...rest} />
}

/** A counter for a text field, such as '13 / 500'. Over the limit it turns red; no typed text is cut off. */
export function Counter({ length, limit }: { length: number; limit: number }) {
  return (
    <span className={cx('num', 'counter', length > limit && 'is-over')}>
      {length} / {limit}
    </span>
  )
}
