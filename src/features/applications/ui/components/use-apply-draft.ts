import { useCallback, useRef } from 'react'
import { useDelayedWrite } from '#ui/use-delayed-write.ts'
import { ApplyValues } from '../../apply-form.ts'

const PAUSE = 300

/** This person's draft for this job, stored in this tab; null without a valid one. */
export function readDraft(key: string): ApplyValues | null {
  try {
    const stored = ApplyValues.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null'))
    return stored.success ? stored.data : null
  } catch {
    return null
  }
}

export const draftKey = (userId: string, jobId: string): string => `tandem.apply.${userId}.${jobId}`

function write(key: string, values: ApplyValues | null): void {
  try {
    if (values) sessionStorage.setItem(key, JSON.stringify(values))
    else sessionStorage.removeItem(key)
  } catch {
    // storage is full or blocked: the form works, but without a draft
  }
}

/**
 * Stores the form as a draft shortly after the last change and when the page or the dialog closes, so that a reload,
 * a lost connection or a new sign-in loses nothing. Call `forget` after sending.
 */
export function useApplyDraft(key: string) {
  const store = useCallback((values: ApplyValues) => write(key, values), [key])
  const { schedule, cancel } = useDelayedWrite(store, PAUSE)
  const isDone = useRef(false)
  return {
    keep: (values: ApplyValues) => {
      if (!isDone.current) schedule(structuredClone(values))
    },
    forget: () => {
      isDone.current = true
      cancel()
      write(key, null)
    },
  }
}
