import { Bold, IndentDecrease, IndentIncrease, Link } from 'lucide-react'
import type { KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { IconButton } from '#ui/primitives/button.tsx'
import { addLink, changeOfKey, type MarkChange, toggleBold } from './mark-selection.ts'
import '../../resume-form.css'

/** Changes the text of a field at its selection, and sets the new selection. */
export function changeMarks(element: HTMLTextAreaElement, change: MarkChange, onChange: (text: string) => void): void {
  const { value: text, selectionStart: from, selectionEnd: to } = element
  const next = change({ text, from, to })
  flushSync(() => onChange(next.text))
  element.focus()
  element.setSelectionRange(next.from, next.to)
}

/** Handles the keyboard shortcuts for bold and links in a field; true if it handled one. */
export function onMarkKey(event: KeyboardEvent<HTMLTextAreaElement>, onChange: (text: string) => void): boolean {
  const change = changeOfKey(event)
  if (!change) return false
  event.preventDefault()
  // elsewhere, Ctrl+K opens the search
  event.nativeEvent.stopImmediatePropagation()
  changeMarks(event.currentTarget, change, onChange)
  return true
}

type Props = {
  /** The field that the buttons change; null if it is not rendered. */
  element: () => HTMLTextAreaElement | null | undefined
  onChange: (text: string) => void
  /** For a line of a list that can be a sub-bullet of the line above. */
  sub?: { isSub: boolean; isPossible: boolean; onSub: (isSub: boolean) => void }
}

/** The buttons for bold text, links and sub-bullets. */
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
