import { lazy, Suspense, useEffect, useState } from 'react'
import { cx } from '../primitives/cx.ts'
import { Skeleton } from '../primitives/skeleton.tsx'
import { FieldError, type FieldProps, Label, useField } from './field-shell.tsx'

// the editor weighs more than a page: only screens that write rich text fetch it
const RichTextEditor = lazy(() =>
  import('./rich-text-editor.tsx').then((module) => ({ default: module.RichTextEditor })),
)

/** Text with headings, lists, emphasis and links: the value is HTML, '' for nothing. The server cleans what it stores. */
export function RichTextField({ placeholder, ...props }: FieldProps & { placeholder?: string }) {
  const state = useField(props)
  const { value, onChange, onBlur, ref, disabled } = state.field
  const { control, help, error } = state.ids
  const [isMounted, setMounted] = useState(false)
  useEffect(() => setMounted(true), [])
  const waiting = <Skeleton shape="block" className="rich-wait" />
  return (
    <div className={cx('field', props.className)}>
      <span className="label" id={`${control}-label`}>
        <Label label={props.label} required={props.required} optional={props.optional} />
      </span>
      {isMounted ? (
        <Suspense fallback={waiting}>
          <RichTextEditor
            value={typeof value === 'string' ? value : ''}
            onChange={onChange}
            onBlur={onBlur}
            focusRef={ref}
            disabled={disabled}
            placeholder={placeholder}
            aria={{
              id: control,
              'aria-labelledby': `${control}-label`,
              'aria-describedby': state.aria['aria-describedby'],
              'aria-invalid': state.aria['aria-invalid'],
              'aria-required': state.aria['aria-required'],
            }}
          />
        </Suspense>
      ) : (
        waiting
      )}
      <FieldError id={error}>{state.error}</FieldError>
      {props.help && (
        <div className="help" id={help}>
          {props.help}
        </div>
      )}
    </div>
  )
}
