import { Plus } from 'lucide-react'
import { type ClipboardEvent, type KeyboardEvent, useId, useState } from 'react'
import { limits } from '#features/document-content/resume-content.ts'
import { FieldError } from '#ui/form/field-parts.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Input } from '#ui/primitives/input.tsx'
import { FullNote } from './add-button.tsx'
import { splitLines } from './fields/split-lines.ts'
import { tooLong } from './fields/use-resume-field.tsx'
import { usePlaces } from './places.tsx'
import { nouns } from './resume-lists.ts'
import type { Items } from './use-items.ts'

type Props = { list: 'skills' | 'languages'; label: string; items: Items }

/**
 * Adds an item by name, with the button or Enter. Names are trimmed, and blank or repeated names are not added (BUILD-19). The input stays
 * focused.
 */
export function AddByName({ list, label, items }: Props) {
  const { form, announce } = usePlaces()
  const id = useId()
  const [text, setText] = useState('')
  const [refused, setRefused] = useState('')
  /** Adds the valid names; the rest remains in the input, with the reason. */
  const add = (names: string[]) => {
    const problems = names.flatMap((name) => {
      if (form.getValues(list).length >= limits.items) return [{ name, problem: '' }]
      const problem = tooLong(name, limits.short) ?? (items.has(name) ? `${name} is already in the list.` : '')
      if (problem) return [{ name, problem }]
      items.add({ name })
      announce(`${name} added`)
      return []
    })
    setText(problems.map(({ name }) => name).join(', '))
    setRefused(problems[0]?.problem ?? '')
  }
  const addTyped = () => text.trim() !== '' && add([text.trim()])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter adds an item and must not submit the form
    event.preventDefault()
    addTyped()
  }
  const onPaste = (event: ClipboardEvent) => {
    const names = splitLines(event.clipboardData.getData('text/plain'))
    if (names.length < 2) return
    event.preventDefault()
    add(names)
  }
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <div className="row">
        <Input
          id={id}
          value={text}
          dir="auto"
          disabled={items.isFull}
          autoComplete="off"
          aria-invalid={refused ? true : undefined}
          aria-describedby={cx(refused && `${id}-error`, items.isFull && `${id}-full`) || undefined}
          onChange={({ target }) => {
            setText(target.value)
            setRefused('')
          }}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
        />
        <Button icon={Plus} aria-disabled={items.isFull || text.trim() === '' || undefined} onClick={addTyped}>
          {`Add ${nouns[list].one}`}
        </Button>
      </div>
      <FieldError id={`${id}-error`}>{refused}</FieldError>
      {items.isFull && <FullNote id={`${id}-full`} many={nouns[list].many} />}
    </div>
  )
}
