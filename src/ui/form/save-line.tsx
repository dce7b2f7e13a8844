import { useEffect, useRef } from 'react'
import { type FieldValues, useFormContext, useFormState } from 'react-hook-form'
import { focusWhenLost } from '../page/focus-when-lost.ts'
import { Button } from '../primitives/button.tsx'
import { FormFoot } from './app-form.tsx'

/**
 * The foot of a form that edits stored data: lists the unsaved fields by their labels. Discard is shown and Save is enabled only if
 * something changed.
 */
export function SaveLine({ labels }: { labels: Record<string, string> }) {
  const { reset } = useFormContext<FieldValues>()
  const { dirtyFields, isDirty, isSubmitting } = useFormState()
  const line = useRef<HTMLSpanElement>(null)
  const wasDirty = useRef(false)
  useEffect(() => {
    // Save and Discard disappear after use: keep the focus in this line
    if (wasDirty.current && !isDirty) focusWhenLost(() => line.current)
    wasDirty.current = isDirty
  }, [isDirty])
  const changed = Object.keys(dirtyFields).filter((field) => isChanged(dirtyFields[field]))
  return (
    <FormFoot
      submit="Save"
      busyText="Saving"
      disabled={!isDirty}
      start={
        <span className="unsaved" role="status" ref={line} tabIndex={-1}>
          {isDirty && sentenceOf(changed.map((field) => labels[field] ?? field))}
        </span>
      }
      cancel={
        isDirty && (
          <Button variant="ghost" disabled={isSubmitting} onClick={() => reset()}>
            Discard
          </Button>
        )
      }
    />
  )
}

const isChanged = (mark: unknown): boolean =>
  mark === true || (typeof mark === 'object' && mark !== null && Object.values(mark).some(isChanged))

function sentenceOf(names: string[]): string {
  const [first = '', ...rest] = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1))
  if (names.length === 0) return 'Changes not saved'
  if (rest.length === 0) return `One change not saved: ${first}`
  const list = names.length <= 3 ? `: ${[first, ...rest].join('; ')}` : ''
  return `${names.length} changes not saved${list}`
}
