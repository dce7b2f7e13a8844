import { useCallback, useEffect, useRef, useState } from 'react'
import { errorCode } from '#ui/error-text.ts'
import { DraftFields, type PostingFields } from '../contract.ts'
import type { PostingForm } from './posting-form.ts'

export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'invalid' | 'failed' | 'conflict'

const PAUSE = 2_000
const AGAIN = 10_000

/**
 * Saves a draft two seconds after the last change. An invalid draft waits for the next change; a failed request is
 * retried after ten seconds; a change by someone else stops it.
 */
export function useAutosave(
  form: PostingForm,
  isOn: boolean,
  save: (fields: PostingFields) => Promise<void>,
): SaveState {
  const [state, setState] = useState<SaveState>('idle')
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isOver = useRef(false)
  const latest = useRef(save)
  latest.current = save
  const run = useCallback(async () => {
    const sent = structuredClone(form.getValues())
    const fields = DraftFields.safeParse(sent)
    if (!fields.success) return setState('invalid')
    setState('saving')
    try {
      await latest.current(fields.data)
      form.resetDefaultValues(sent)
      setState('saved')
    } catch (error) {
      isOver.current = errorCode(error) === 'POSTING_CHANGED_MEANWHILE'
      setState(isOver.current ? 'conflict' : 'failed')
      if (!isOver.current) timer.current = setTimeout(run, AGAIN)
    }
  }, [form])
  useEffect(() => {
    if (!isOn) return
    const stop = form.subscribe({
      formState: { values: true, isDirty: true },
      callback: ({ isDirty, isSubmitting }) => {
        clearTimeout(timer.current)
        // a submitted or restored form needs no extra save
        if (!isDirty || isSubmitting || isOver.current) return
        setState('waiting')
        timer.current = setTimeout(run, PAUSE)
      },
    })
    return () => {
      stop()
      clearTimeout(timer.current)
    }
  }, [form, isOn, run])
  return isOn ? state : 'idle'
}
