import type { Ref, TextareaHTMLAttributes } from 'react'
import { cx } from './cx.ts'

export type TextareaProps = TextareaHTMLAttributes<HTMLTextAreaElement> & { ref?: Ref<HTMLTextAreaElement> }

/** Several lines of text; grows with its content where the browser supports it. */
export function Textarea({ className, ...rest }: TextareaProps) {
  return <textarea className={cx('textarea', className)} {...rest} />
}

/** '13 / 500' beside a text field. Over the limit it turns red; nothing typed is cut off. */
export function Counter({ length, limit }: { length: number; limit: number }) {
  return (
    <span className={cx('num', 'counter', length > limit && 'is-over')}>
      {length} / {limit}
    </span>
  )
}
