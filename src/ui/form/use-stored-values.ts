import { useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { AppFormControl } from './use-app-form.ts'

/**
 * Keeps a form beside what is stored when that changes under it (another page saved, a save came back trimmed): untouched
 * fields follow, what somebody typed and did not save stays and counts as a change.
 */
export function useStoredValues<In extends FieldValues, Out>(form: AppFormControl<In, Out>, stored: In): void {
  const { isSubmitting } = form.formState
  const key = JSON.stringify(stored)
  const known = useRef(key)
  const latest = useRef(stored)
  latest.current = stored
  useEffect(() => {
    if (isSubmitting || known.current === key) return
    known.current = key
    form.reset(latest.current, { keepDirtyValues: true, keepErrors: true, keepTouched: true })
  }, [form, isSubmitting, key])
}
