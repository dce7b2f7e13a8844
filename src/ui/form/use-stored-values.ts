import { useEffect, useRef } from 'react'
import { type FieldPath, type FieldPathValue, type FieldValues, get } from 'react-hook-form'
import type { AppFormControl } from './use-app-form.ts'

/**
 * Updates a form when its stored values change (another page saved, or saving trimmed a text). Untouched fields get the new values. Unsaved
 * input stays, and still counts as a change.
 */
export function useStoredValues<In extends FieldValues, Out>(form: AppFormControl<In, Out>, stored: In): void {
  const { isSubmitting, defaultValues } = form.formState
  const key = JSON.stringify(stored)
  const known = useRef(key)
  const latest = useRef(stored)
  latest.current = stored
  // the previously stored values, or those just submitted
  const before = useRef(defaultValues)
  before.current = defaultValues
  useEffect(() => {
    if (isSubmitting || known.current === key) return
    known.current = key
    for (const name of Object.keys(latest.current) as FieldPath<In>[]) {
      const isUntouched = JSON.stringify(form.getValues(name)) === JSON.stringify(get(before.current, name))
      if (isUntouched) form.setValue(name, latest.current[name] as FieldPathValue<In, FieldPath<In>>)
    }
    form.resetDefaultValues(latest.current)
  }, [form, isSubmitting, key])
}
