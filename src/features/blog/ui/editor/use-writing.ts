import { useCallback, useEffect, useRef } from 'react'
import { useOnFieldChange } from '#ui/form/use-on-field-change.ts'
import { useSaveOnLeave } from '#ui/form/use-save-on-leave.ts'
import type { Post, Writing } from '../../contract.ts'
import { storeWriting } from './local-writing.ts'
import { usePostEditor } from './use-post-editor.ts'
import { useStoring } from './use-storing.ts'

const PAUSE = 2_000
const AGAIN = 10_000

/**
 * A post's fields and how they are saved: stored on this device at every change, on the server two seconds after the
 * last. Invalid fields wait; failed requests are retried; a change by someone else waits for a choice.
 */
export function useWriting(post: Post) {
  const holding = usePostEditor(post)
  const { id, userId, form, state, setState, problem, revision, changes } = holding
  const storing = useStoring(holding)
  const { accept } = storing
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const save = useCallback(
    (keep: boolean) => {
      // the pending autosave would store the same again
      clearTimeout(timer.current)
      return storing.save(keep)
    },
    [storing.save],
  )
  const autosave = useCallback(() => save(false), [save])
  const latest = useRef(state)
  latest.current = state
  const note = useCallback(() => {
    changes.current += 1
    storeWriting(userId, id, form.getValues())
    // after a conflict nothing is saved until the writer has chosen
    if (latest.current === 'conflict') return
    setState('unsaved')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void autosave(), PAUSE)
  }, [form, autosave, setState, changes, userId, id])
  useOnFieldChange(form, note)
  useEffect(() => {
    if (state === 'failed') timer.current = setTimeout(() => void autosave(), AGAIN)
  }, [state, autosave])
  useEffect(() => () => clearTimeout(timer.current), [])
  const canSave = state === 'unsaved' || state === 'failed'
  useSaveOnLeave({ isOpen: state !== 'saved', canSave, save: autosave })
  return {
    form,
    state,
    problem,
    revision,
    save,
    accept,
    /** Replaces the fields by other ones, and saves them. */
    replace: (words: Partial<Writing>) => {
      form.reset({ ...form.getValues(), ...words })
      note()
    },
  }
}
export type WritingControl = ReturnType<typeof useWriting>
