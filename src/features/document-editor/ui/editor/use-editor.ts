import { useCallback, useEffect, useRef } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Design } from '#features/document-content/design.ts'
import { deleteDraft, storeDraft } from './local-draft.ts'
import { useSaving } from './use-saving.ts'
import { type EditorOptions, type Holding, type SaveState, useWritten, type Written } from './use-written.ts'

/** Milliseconds after the last change (BUILD-27), and before a save that failed is tried again. */
const PAUSE = 2_000
const AGAIN = 15_000

/** What is written in an editor, and its way to the server: unsaved at every change, saved two seconds after the last one. */
export function useEditor<C extends FieldValues>(options: EditorOptions<C>) {
  const { place, form } = options
  const holding = useWritten(options)
  const { title, design, state, setState, revision, written, put } = holding
  const save = useSaving(holding)
  const change = useChanges(holding, save)
  useFlush(state, save)

  /** Puts other words in place of what is written: an undone step, an older version, another tab's. */
  const replace = useCallback(
    (next: Written<C>, how: { revision?: number; isSaved?: boolean } = {}) => {
      if (how.revision !== undefined) revision.current = how.revision
      put({ title: next.title, design: next.design })
      form.reset(structuredClone(next.content))
      if (!how.isSaved) return change()
      deleteDraft(place)
      setState('saved')
    },
    [form, revision, put, setState, change, place],
  )
  return {
    title,
    design,
    state,
    revision,
    place,
    written,
    save,
    replace,
    /** Says that what is stored is newer than what was changed here. */
    hold: useCallback(() => setState('conflict'), [setState]),
    setTitle: (next: string) => {
      put({ title: next })
      change()
    },
    setDesign: (next: Design) => {
      put({ design: next })
      change()
    },
    /** What is written here is kept elsewhere: nothing is left to save. */
    forget: () => {
      deleteDraft(place)
      setState('saved')
    },
    /** Goes on from what another tab stored: this save replaces it. */
    takeOver: (stored: number) => {
      revision.current = stored
      return save(true)
    },
  }
}
export type Editor<C extends FieldValues> = ReturnType<typeof useEditor<C>>

/** Notices each change: it is kept on this device at once, and saved after a pause. */
function useChanges<C extends FieldValues>(holding: Holding<C>, save: () => Promise<boolean>) {
  const { form, state, setState, latest, revision, changes, timer, written } = holding
  const change = useCallback(() => {
    changes.current += 1
    storeDraft(latest.current.options.place, { ...written(), from: revision.current })
    const isHeld = latest.current.state === 'conflict' || latest.current.state === 'gone'
    // where two changed it, nothing is stored until its owner has chosen
    if (isHeld) return
    setState('unsaved')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE)
  }, [written, save, setState, latest, revision, changes, timer])

  const noted = useRef(change)
  noted.current = change
  useEffect(() => {
    // a reset names no field: whoever resets says what that means
    const callback = ({ name }: { name?: string | undefined }) => name !== undefined && noted.current()
    return form.subscribe({ formState: { values: true }, callback })
  }, [form])
  useEffect(() => {
    if (state === 'failed') timer.current = setTimeout(() => void save(), AGAIN)
  }, [state, save, timer])
  useEffect(() => () => clearTimeout(timer.current), [timer])
  return change
}

/** Stores at once when the page is left or hidden, and asks before it is closed with something unsaved. */
function useFlush(state: SaveState, save: () => Promise<boolean>) {
  const isOpen = state !== 'new' && state !== 'saved'
  const canSave = state === 'unsaved' || state === 'failed'
  useEffect(() => {
    if (!isOpen) return
    const flush = () => document.visibilityState === 'hidden' && canSave && void save()
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('visibilitychange', flush)
    addEventListener('beforeunload', ask)
    const back = () => canSave && void save()
    addEventListener('online', back)
    return () => {
      document.removeEventListener('visibilitychange', flush)
      removeEventListener('beforeunload', ask)
      removeEventListener('online', back)
    }
  }, [isOpen, canSave, save])
}
