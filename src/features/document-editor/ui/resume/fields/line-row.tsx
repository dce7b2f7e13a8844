import type { ClipboardEvent, KeyboardEvent } from 'react'
import { limits } from '#features/document-content/resume-content.ts'
import { cx } from '#ui/primitives/cx.ts'
import { useSortableItem } from '#ui/primitives/sortable.tsx'
import { Textarea } from '#ui/primitives/textarea.tsx'
import { Grip, MoveButtons, RemoveButton } from '../item-tools.tsx'
import { LineMenu } from './line-menu.tsx'
import { splitLines } from './split-lines.ts'
import type { Lines } from './use-lines.ts'
import { tooLong } from './use-resume-field.tsx'
import '../../resume-form.css'

type Props = { name: string; id: string; index: number; noun: string; lines: Lines; onFocus: () => void }

/** One line of a list of texts. */
export function LineRow({ name, id, index, noun, lines, onFocus }: Props) {
  const { ref, grip, isDragging } = useSortableItem(id)
  const count = lines.lines.length
  const text = lines.lines[index] ?? ''
  const called = `${noun.toLowerCase()} ${index + 1}`
  const error = tooLong(text, limits.long)

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.nativeEvent.isComposing) return
    const { selectionStart, selectionEnd } = event.currentTarget
    if (event.key === 'Enter' && !event.shiftKey) {
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
    <li ref={ref} className={cx('rs-line', isDragging && 'is-dragging')}>
      {count > 1 && <Grip {...grip} name={called} />}
      <Textarea
        ref={lines.elementOf(id)}
        name={`${name}.${index}`}
        aria-label={`${noun} ${index + 1}`}
        aria-invalid={error ? true : undefined}
        rows={1}
        dir="auto"
        className="rs-grows"
        value={text}
        onChange={({ target }) => lines.change(index, target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={onFocus}
        onBlur={lines.onBlur}
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
