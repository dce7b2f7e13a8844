import { arrayMove } from '@dnd-kit/sortable'
import { type MouseEvent, useEffect, useLayoutEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useController } from 'react-hook-form'
import { isSubLine, SUB_LINE } from '#features/document-content/marked-text.ts'
import { limits } from '#features/document-content/resume-content.ts'
import { newId } from '#lib/ids.ts'
import { toast } from '#ui/primitives/toast.ts'
import { useLineIds } from '../line-ids.ts'
import { pasteInto } from './split-lines.ts'

const oneBlank: readonly string[] = ['']

const signOf = (line = '') => (isSubLine(line) ? SUB_LINE : '')
const wordsOf = (line = '') => line.slice(signOf(line).length)

/**
 * A list of texts in the form as lines with ids. There is always at least one line. The text of a line does not include its sub-bullet
 * mark.
 */
export function useLines(name: string, noun: string) {
  const { field } = useController({ name })
  const lines: readonly string[] = Array.isArray(field.value) && field.value.length > 0 ? field.value : oneBlank
  const { ids, expect } = useLineIds(lines)
  const elements = useRef(new Map<string, HTMLTextAreaElement>())
  const next = useRef<{ id: string; caret: number }>(undefined)
  useLayoutEffect(() => {
    const element = next.current && elements.current.get(next.current.id)
    if (element && next.current) {
      element.focus()
      element.setSelectionRange(next.current.caret, next.current.caret)
    }
    next.current = undefined
  })
  const put = (after: readonly string[], afterIds: string[], focus?: { id: string; caret: number }) => {
    expect(after, afterIds)
    next.current = focus
    field.onChange(after)
  }
  /** Replaces one line by several and focuses the last of them. */
  const replace = (index: number, by: string[], caretFromEnd = 0) => {
    const made = [ids[index] as string, ...by.slice(1).map(newId)]
    put(lines.toSpliced(index, 1, ...by.map((text) => signOf(lines[index]) + text)), ids.toSpliced(index, 1, ...made), {
      id: made.at(-1) as string,
      caret: (by.at(-1) ?? '').length - caretFromEnd,
    })
  }
  const insert = (at: number, text: string) => {
    const id = newId()
    put(lines.toSpliced(at, 0, text), ids.toSpliced(at, 0, id), { id, caret: wordsOf(text).length })
  }
  const move = (from: number, to: number) => put(arrayMove([...lines], from, to), arrayMove(ids, from, to))
  const putBack = usePutBack((text, at) => insert(Math.min(at, lines.length), text))
  const isFull = lines.length >= limits.lines
  return {
    lines,
    ids,
    isFull,
    elementOf: (id: string) => (node: HTMLTextAreaElement | null) => {
      if (node) elements.current.set(id, node)
      else elements.current.delete(id)
    },
    onBlur: field.onBlur,
    textOf: (index: number) => wordsOf(lines[index]),
    isSub: (index: number) => index > 0 && isSubLine(lines[index] ?? ''),
    setSub: (index: number, isSub: boolean) =>
      put(lines.with(index, (isSub ? SUB_LINE : '') + wordsOf(lines[index])), ids),
    elementAt: (index: number) => elements.current.get(ids[index] ?? ''),
    change: (index: number, text: string) => put(lines.with(index, signOf(lines[index]) + text), ids),
    add: () => !isFull && insert(lines.length, ''),
    /** Enter: the text after the caret moves to a new line below. */
    split: (index: number, from: number, to: number) => {
      const text = wordsOf(lines[index])
      if (!isFull) replace(index, [text.slice(0, from), text.slice(to)], text.length - to)
    },
    paste: (index: number, from: number, to: number, pasted: string[]) => {
      const text = wordsOf(lines[index])
      replace(index, pasteInto(text, from, to, pasted, limits.lines - lines.length + 1), text.length - to)
    },
    remove: (index: number) => {
      const text = lines[index] ?? ''
      const neighbor = index > 0 ? index - 1 : 1
      const focus = { id: ids[neighbor] as string, caret: wordsOf(lines[neighbor]).length }
      put(lines.toSpliced(index, 1), ids.toSpliced(index, 1), focus)
      if (text.trim() === '') return
      toast.info({
        title: `${noun} removed`,
        action: { label: 'Undo', onAction: () => putBack.current?.(text, index) },
      })
    },
    move,
    shift: (index: number, by: -1 | 1, { currentTarget }: MouseEvent<HTMLButtonElement>) => {
      flushSync(() => move(index, index + by))
      currentTarget.focus()
    },
  }
}

export type Lines = ReturnType<typeof useLines>

/** The current undo action. It does nothing once the list is removed, because its path may then belong to another list. */
function usePutBack(put: (text: string, at: number) => void) {
  const latest = useRef<typeof put>(undefined)
  useEffect(() => {
    latest.current = put
    return () => {
      latest.current = undefined
    }
  })
  return latest
}
