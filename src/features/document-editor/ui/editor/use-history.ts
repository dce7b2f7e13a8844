import { useCallback, useEffect, useRef, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type { EditedDocument } from './edited-document.ts'
import type { Editor } from './use-editor.ts'

/** Changes that are at most this number of milliseconds apart form one undo step. */
const STEP = 800
const MAX = 100

/** Undo and redo of the whole document. Typed text is grouped by pauses. Text fields also have their own undo. */
export function useHistory<C extends FieldValues>(form: UseFormReturn<C>, editor: Editor<C>) {
  const past = useRef<EditedDocument<C>[]>([])
  const future = useRef<EditedDocument<C>[]>([])
  const now = useRef<EditedDocument<C>>(editor.written())
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const [depth, setDepth] = useState({ past: 0, future: 0 })
  const { written, replace } = editor
  const show = useCallback(() => setDepth({ past: past.current.length, future: future.current.length }), [])

  const settle = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = undefined
    const next = written()
    if (JSON.stringify(next) === JSON.stringify(now.current)) return
    past.current = [...past.current, now.current].slice(-MAX)
    future.current = []
    now.current = next
    show()
  }, [written, show])

  const note = useCallback(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(settle, STEP)
  }, [settle])

  useEffect(() => form.subscribe({ formState: { values: true }, callback: note }), [form, note])
  // biome-ignore lint/correctness/useExhaustiveDependencies: title and design are not in the form, so they are watched here
  useEffect(() => note(), [editor.title, editor.design, note])
  useEffect(() => () => clearTimeout(timer.current), [])

  const moveBetween = (from: typeof past, to: typeof past) => {
    settle()
    const target = from.current.at(-1)
    if (!target) return
    from.current = from.current.slice(0, -1)
    to.current = [...to.current, now.current].slice(-MAX)
    now.current = target
    replace(target)
    show()
  }
  return {
    /** Replaces the content in a separate step, so that Undo restores the previous content. */
    replace: useCallback<typeof replace>(
      (next, how) => {
        settle()
        replace(next, how)
        settle()
      },
      [replace, settle],
    ),
    canUndo: depth.past > 0,
    canRedo: depth.future > 0,
    undo: () => moveBetween(past, future),
    redo: () => moveBetween(future, past),
  }
}
