import { useCallback, useEffect } from 'react'
import type { FieldValues } from 'react-hook-form'
import type { Design } from '#features/document-content/design.ts'
import { useOnFieldChange } from '#ui/form/use-on-field-change.ts'
import { useSaveOnLeave } from '#ui/form/use-save-on-leave.ts'
import type { EditedDocument } from './edited-document.ts'
import { deleteDraft, storeDraft } from './local-draft.ts'
import { type EditorOptions, type EditorState, useEditedDocument } from './use-edited-document.ts'
import { useSaving } from './use-saving.ts'

/** Milliseconds after the last change (BUILD-27), and before a failed save is retried. */
const PAUSE = 2_000
const AGAIN = 15_000

/** The state of an editor and of its saving. Each change is unsaved at first, and is saved two seconds after the last one. */
export function useEditor<C extends FieldValues>(options: EditorOptions<C>) {
  const { place, form } = options
  const editor = useEditedDocument(options)
  const { title, design, state, setState, revision, written, put } = editor
  const save = useSaving(editor)
  const change = useChanges(editor, save)
  const canSave = state === 'unsaved' || state === 'failed'
  useSaveOnLeave({ isOpen: state !== 'new' && state !== 'saved', canSave, save })

  /** Replaces the content: on undo, or with an older version or the version of another tab. */
  const replace = useCallback(
    (next: EditedDocument<C>, how: { revision?: number; isSaved?: boolean } = {}) => {
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
    /** Marks that the stored version is newer than the one edited here. */
    hold: useCallback(() => setState('conflict'), [setState]),
    setTitle: (next: string) => {
      put({ title: next })
      change()
    },
    setDesign: (next: Design) => {
      put({ design: next })
      change()
    },
    /** Discards the changes: the content was saved as a copy. */
    discardLocalDraft: () => {
      deleteDraft(place)
      setState('saved')
    },
    /** Continues from the revision that another tab stored: this save replaces it. */
    takeOver: (stored: number) => {
      revision.current = stored
      return save(true)
    },
  }
}
export type Editor<C extends FieldValues> = ReturnType<typeof useEditor<C>>

/** Watches for changes. Each change is stored on this device immediately, and saved after a pause. */
function useChanges<C extends FieldValues>(editor: EditorState<C>, save: () => Promise<boolean>) {
  const { form, state, setState, latest, revision, changes, timer, written } = editor
  const change = useCallback(() => {
    changes.current += 1
    storeDraft(latest.current.options.place, { ...written(), from: revision.current })
    const isBlocked = latest.current.state === 'conflict' || latest.current.state === 'gone'
    // during a conflict nothing is saved until the user has chosen
    if (isBlocked) return
    setState('unsaved')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), PAUSE)
  }, [written, save, setState, latest, revision, changes, timer])

  useOnFieldChange(form, change)
  useEffect(() => {
    if (state === 'failed') timer.current = setTimeout(() => void save(), AGAIN)
  }, [state, save, timer])
  useEffect(() => () => clearTimeout(timer.current), [timer])
  return change
}
