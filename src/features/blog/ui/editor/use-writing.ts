import { useCallback, useEffect, useRef } from 'react'
import type { Post, Writing } from '../../contract.ts'
import { storeWriting } from './local-writing.ts'
import { type SaveState, usePostEditor, type WritingForm } from './use-post-editor.ts'
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
  const latest = useRef(state)
  latest.current = state
  const note = useCallback(() => {
    changes.current += 1
    storeWriting(userId, id, form.getValues())
    // after a conflict nothing is saved until the writer has chosen
    if (latest.current === 'conflict') return
    setState('unsaved')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(false), PAUSE)
  }, [form, save, setState, changes, userId, id])
  useNoted(form, note)
  useEffect(() => {
    if (state === 'failed') timer.current = setTimeout(() => void save(false), AGAIN)
  }, [state, save])
  useEffect(() => () => clearTimeout(timer.current), [])
  useFlush(state, save)
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

function useNoted(form: WritingForm, note: () => void): void {
  const latest = useRef(note)
  latest.current = note
  useEffect(() => {
    // a reset names no field: its caller sets what it means
    const callback = ({ name }: { name?: string | undefined }) => name !== undefined && latest.current()
    return form.subscribe({ formState: { values: true }, callback })
  }, [form])
}

/** Saves at once when the page is hidden or comes back online, and asks before closing with unsaved text. */
function useFlush(state: SaveState, save: (keep: boolean) => Promise<boolean>): void {
  useEffect(() => {
    if (state === 'saved') return
    const canSave = state === 'unsaved' || state === 'failed'
    const flush = () => document.visibilityState === 'hidden' && canSave && void save(false)
    const back = () => canSave && void save(false)
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('visibilitychange', flush)
    addEventListener('online', back)
    addEventListener('beforeunload', ask)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      removeEventListener('online', back)
      removeEventListener('beforeunload', ask)
    }
  }, [state, save])
}
