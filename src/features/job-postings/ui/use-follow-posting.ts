import { type RefObject, useEffect, useRef } from 'react'
import type { Posting } from '../contract.ts'
import { type PostingForm, valuesOf } from './posting-form.ts'

type Values = ReturnType<typeof valuesOf>

/**
 * Merges a version that a colleague saved into the form: unchanged fields are updated, edited ones stay, and saving is based on that
 * version. If both edited the same field, nothing is updated, and the server refuses to save.
 */
export function useFollowPosting(form: PostingForm, posting: Posting, readAt: RefObject<Date>): void {
  /** The last read version, on which the form is based. */
  const base = useRef(valuesOf(posting))
  const { isSubmitting, defaultValues } = form.formState
  const saved = useRef(defaultValues)
  saved.current = defaultValues
  useEffect(() => {
    const stored = valuesOf(posting)
    if (isSubmitting || posting.updatedAt < readAt.current) return
    if (posting.updatedAt > readAt.current) {
      const changed = namesOf(stored).filter((name) => !isSame(stored[name], base.current[name]))
      const before = saved.current
      const isTyped = (name: keyof Values) => !isSame(form.getValues(name), before?.[name])
      if (changed.some((name) => isTyped(name) && !isSame(form.getValues(name), stored[name]))) return
      readAt.current = posting.updatedAt
      for (const name of changed) form.setValue(name, stored[name])
      form.resetDefaultValues({ ...before, ...pick(stored, changed) } as Values)
    }
    base.current = stored
  }, [form, posting, isSubmitting, readAt])
}

/** Locations are a list. */
const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const namesOf = (values: Values) => Object.keys(values) as (keyof Values)[]

const pick = (values: Values, names: (keyof Values)[]): Partial<Values> =>
  Object.fromEntries(names.map((name) => [name, values[name]]))
