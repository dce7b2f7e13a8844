import { Bold, IndentDecrease, IndentIncrease, Link } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '#ui/primitives/button.tsx'
import { addLink, changeOfKey, type MarkChange, toggleBold } from './mark-selection.ts'
import '../../resume-form.css'

/** Changes the text of a field at its selection, which then is where the signs were put. */
export function changeMarks(element: HTMLTextAreaElement, change: MarkChange, onChange: (text: string) => void): void {
  const { value: text, selectionStart: from, selectionEnd: to } = element
  const next = change({ text, from, to })
  flushSync(() => onChange(next.text))
  element.focus()
  element.setSelectionRange(next.from, next.to)
}

/** Handles the shortcuts of marks in a field; true for one of them. */
export function onMarkKey(event: KeyboardEvent<HTMLTextAreaElement>, onChange: (text: string) => void): boolean {
  const change = changeOfKey(event)
  if (!change) return false
  event.preventDefault()
  // Ctrl+K opens the search everywhere else
  event.nativeEvent.stopImmediatePropagation()
  changeMarks(event.currentTarget, change, onChange)
  return true
}

type Props = {
  /** The field that the tools change; none where it is not shown. */
  element: () => HTMLTextAreaElement | null | undefined
  onChange: (text: string) => void
  /** For a line of a list that may be one below another. */
  sub?: { isSub: boolean; isPossible: boolean; onSub: (isSub: boolean) => void }
}

/** The buttons for bold words, links and lines below another one. */
export function TextTools({ element, onChange, sub }: Props) {
  const act = (change: MarkChange) => () => {
    const field = element()
    if (field) changeMarks(field, change, onChange)
  }
  return (
    <div className="rs-tools">
      <IconButton icon={Bold} size="sm" label="Bold (Ctrl+B)" onClick={act(toggleBold)} />
      <IconButton icon={Link} size="sm" label="Link (Ctrl+K)" onClick={act(addLink)} />
      {sub && (
        <IconButton
          icon={sub.isSub ? IndentDecrease : IndentIncrease}
          size="sm"
          label={sub.isSub ? 'Make it a bullet (Shift+Tab)' : 'Make it a sub-bullet (Tab)'}
          aria-disabled={!sub.isPossible || undefined}
          onClick={() => {
            if (!sub.isPossible) return
            sub.onSub(!sub.isSub)
            element()?.focus()
          }}
        />
      )}
    </div>
  )
}
