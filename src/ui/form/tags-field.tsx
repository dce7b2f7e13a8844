import { type KeyboardEvent, useRef, useState } from 'react'
import { Chip } from '../primitives/badge.tsx'
import type { FieldProps } from './field-parts.tsx'
import { FieldShell, useField } from './field-shell.tsx'

/** Adds a typed tag: trimmed, not empty, and not twice, ignoring case. Returns the same list if nothing was added. */
export function addTag(tags: readonly string[], typed: string): readonly string[] {
  const tag = typed.trim().replace(/\s+/g, ' ')
  const isKnown = tags.some((known) => known.toLocaleLowerCase('en') === tag.toLocaleLowerCase('en'))
  return tag === '' || isKnown ? tags : [...tags, tag]
}

/** A list of short words such as skills: Enter or a comma adds one, Backspace in the empty input removes the last. */
export function TagsField({
  placeholder,
  max,
  suggestions,
  ...props
}: FieldProps & { placeholder?: string; max?: number; suggestions?: readonly string[] }) {
  const state = useField(props)
  const { value, onChange, onBlur, ref, name, disabled } = state.field
  const tags: readonly string[] = Array.isArray(value) ? value : []
  const [text, setText] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const isFull = max !== undefined && tags.length >= max

  const add = (typed: readonly string[] = [text], rest = '') => {
    if (isFull) return
    const next = typed.reduce(addTag, tags).slice(0, max)
    if (next.length > tags.length) onChange(next)
    setText(rest)
  }
  const remove = (tag: string) => {
    onChange(tags.filter((own) => own !== tag))
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' || event.key === ',') {
      // with text in the input Enter adds a tag; without, it submits the form
      if (text.trim() !== '' || event.key === ',') event.preventDefault()
      add()
    } else if (event.key === 'Backspace' && text === '' && tags.length > 0) {
      remove(tags[tags.length - 1] as string)
    }
  }
  return (
    <FieldShell {...props} state={state}>
      <div className="tags-in" data-invalid={state.error ? '' : undefined}>
        {tags.map((tag) => (
          <Chip key={tag} onRemove={disabled ? undefined : () => remove(tag)} removeLabel={`Remove ${tag}`}>
            {tag}
          </Chip>
        ))}
        <input
          ref={(node) => {
            input.current = node
            ref(node)
          }}
          name={name}
          value={text}
          disabled={disabled || isFull}
          placeholder={tags.length === 0 ? placeholder : undefined}
          autoComplete="off"
          list={suggestions && `${state.ids.control}-list`}
          onChange={({ target }) => {
            // pasted text and phone keyboards can add commas without a key event
            const parts = target.value.split(',')
            if (parts.length > 1) add(parts.slice(0, -1), parts.at(-1))
            else setText(target.value)
          }}
          onKeyDown={onKeyDown}
          onBlur={() => {
            add()
            onBlur()
          }}
          {...state.aria}
        />
        {suggestions && (
          <datalist id={`${state.ids.control}-list`}>
            {suggestions.map((word) => (
              <option key={word} value={word} />
            ))}
          </datalist>
        )}
      </div>
    </FieldShell>
  )
}
