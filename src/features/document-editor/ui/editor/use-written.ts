import { useCallback, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { Design } from '#features/document-content/design.ts'
import type { Answer } from './editor-kind.ts'
import type { DraftPlace } from './local-draft.ts'

export type Written<C> = { title: string; design: Design; content: C }
export type SaveState = 'new' | 'saved' | 'unsaved' | 'saving' | 'failed' | 'refused' | 'conflict' | 'gone'

export type EditorOptions<C extends FieldValues> = {
  place: DraftPlace
  form: UseFormReturn<C>
  /** What is stored; null revision: nothing yet. */
  opened: { title: string; design: Design; revision: number | null }
  save: (written: Written<C>, how: { from: number | null; isByHand: boolean }) => Promise<Answer>
  /** The names of its parts, by their place in the content. */
  parts: Readonly<Record<string, string>>
  /** The first save made the document: its route is the edit route now (BUILD-28). */
  onCreated: () => void
}

/** What an editor holds: the words in its form, title and design beside it, and how far they are stored. */
export function useWritten<C extends FieldValues>(options: EditorOptions<C>) {
  const { form, opened } = options
  const [title, setTitle] = useState(opened.title)
  const [design, setDesign] = useState(opened.design)
  const [state, setState] = useState<SaveState>(opened.revision === null ? 'new' : 'saved')
  const latest = useRef({ title, design, state, options })
  latest.current = { title, design, state, options }
  /** The stored revision that this goes on from. */
  const revision = useRef(opened.revision)
  /** How often something was changed: what changed while a save was under way is not in it. */
  const changes = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const written = useCallback(
    (): Written<C> => ({
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
export type Holding<C extends FieldValues> = ReturnType<typeof useWritten<C>>
