import { type ClipboardEvent, type KeyboardEvent, useRef } from 'react'
import { limits } from '#features/document-content/resume-content.ts'
import { cx } from '#ui/primitives/cx.ts'
import { useSortableItem } from '#ui/primitives/sortable.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import { Grip, MoveButtons, RemoveButton } from '../item-tools.tsx'
import { LineMenu } from './line-menu.tsx'
import { splitLines } from './split-lines.ts'
import { onMarkKey } from './text-tools.tsx'
import type { Lines } from './use-lines.ts'
import { tooLong } from './use-resume-field.tsx'
import '../../resume-form.css'

type Props = { name: string; id: string; index: number; noun: string; lines: Lines; onFocus: () => void }

/** One line of a list of texts. */
export function LineRow({ name, id, index, noun, lines, onFocus }: Props) {
  const { ref, grip, isDragging } = useSortableItem(id)
  const count = lines.lines.length
  const text = lines.textOf(index)
  const isSub = lines.isSub(index)
  // Tab changes the indent only after the user has typed or clicked in the line, so that keyboard users can tab past it
  const isEditing = useRef(false)
  const called = `${noun.toLowerCase()} ${index + 1}`
  const error = tooLong(text, limits.long)

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing || onMarkKey(event, (next) => lines.change(index, next))) return
    const { selectionStart, selectionEnd } = event.currentTarget
    if (event.key !== 'Tab' && event.key !== 'Shift') isEditing.current = true
    if (event.key === 'Tab' && isEditing.current && index > 0 && isSub === event.shiftKey) {
      event.preventDefault()
      lines.setSub(index, !isSub)
    } else if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault()
      lines.split(index, selectionStart, selectionEnd)
    } else if (event.key === 'Backspace' && text === '' && count > 1) {
      event.preventDefault()
      lines.remove(index)
    }
  }
  const onPaste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    const pasted = splitLines(event.clipboardData.getData('text/plain'))
    if (pasted.length < 2) return
    event.preventDefault()
    const { selectionStart, selectionEnd } = event.currentTarget
    lines.paste(index, selectionStart, selectionEnd, pasted)
  }
  return (
    <li ref={ref} className={cx('rs-line', isSub && 'is-sub', isDragging && 'is-dragging')}>
      {count > 1 && <Grip {...grip} name={called} />}
      <Textarea
        ref={lines.elementOf(id)}
        name={`${name}.${index}`}
        aria-label={`${isSub ? 'Sub-bullet, ' : ''}${noun} ${index + 1}`}
        aria-invalid={error ? true : undefined}
        rows={1}
        dir="auto"
        className="rs-grows"
        value={text}
        onChange={({ target }) => lines.change(index, target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={onFocus}
        onPointerDown={() => {
          isEditing.current = true
        }}
        onBlur={() => {
          isEditing.current = false
          lines.onBlur()
        }}
      />
      {count > 1 && (
        <>
          <MoveButtons
            name={called}
            index={index}
            count={count}
            onMove={(by, event) => lines.shift(index, by, event)}
          />
          <RemoveButton name={called} onRemove={() => lines.remove(index)} />
        </>
      )}
      <LineMenu name={name} index={index} called={called} />
      {error && (
        <p className="error" role="alert">
          {error}
        </p>
      )}
    </li>
  )
}
