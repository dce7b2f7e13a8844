import { useCallback, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Design } from '#features/document-content/design.ts'
import type { EditedDocument, SaveResult } from './edited-document.ts'
import type { DraftPlace } from './local-draft.ts'

export type SaveState = 'new' | 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'conflict' | 'gone'

export type EditorOptions<C extends FieldValues> = {
  place: DraftPlace
  form: UseFormReturn<C>
  /** The stored document. A null revision means that nothing is stored yet. */
  opened: { title: string; design: Design; revision: number | null }
  save: (written: EditedDocument<C>, how: { from: number | null; isByHand: boolean }) => Promise<SaveResult>
  /** The labels of its parts, by their path in the content. */
  parts: Readonly<Record<string, string>>
  /** Called when the first save created the document. The route then becomes the edit route (BUILD-28). */
  onCreated: () => void
}

/** The state of an editor: the form's content, title and design, and whether they are saved. */
export function useEditedDocument<C extends FieldValues>(options: EditorOptions<C>) {
  const { form, opened } = options
  const [title, setTitle] = useState(opened.title)
  const [design, setDesign] = useState(opened.design)
  const [state, setState] = useState<SaveState>(opened.revision === null ? 'new' : 'saved')
  const latest = useRef({ title, design, state, options })
  latest.current = { title, design, state, options }
  /** The stored revision that these changes are based on. */
  const revision = useRef(opened.revision)
  /** Counts changes, so that a change during a save is recognized as unsaved. */
  const changes = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = useCallback(
    (): EditedDocument<C> => ({
      title: latest.current.title,
      design: latest.current.design,
      content: structuredClone(form.getValues()),
    }),
    [form],
  )
  const put = useCallback((next: { title?: string; design?: Design }) => {
    Object.assign(latest.current, next)
    if (next.title !== undefined) setTitle(next.title)
    if (next.design) setDesign(next.design)
  }, [])
  return { title, design, state, setState, latest, revision, changes, timer, written, put, form }
}
export type EditorState<C extends FieldValues> = ReturnType<typeof useEditedDocument<C>>
