import { Plus, X } from 'lucide-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { tidyLine } from '#lib/tidy-text.ts'
import type { FieldProps } from '#ui/form/field-parts.tsx'
import { FieldError, Label } from '#ui/form/field-parts.tsx'
import { useField } from '#ui/form/field-shell.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'

/** The options of a question, in order: Enter adds one; blank and repeated ones are not added (CJOB-26). */
export function OptionsField(props: FieldProps) {
  const state = useField(props)
  const { value, onChange, onBlur, ref, name } = state.field
  const options: readonly string[] = Array.isArray(value) ? value : []
  const [text, setText] = useState('')
  const [announced, setAnnounced] = useState('')
  const input = useRef<HTMLInputElement | null>(null)
  const add = () => {
    const option = tidyLine(text)
    if (option === '') return
    if (options.includes(option)) return setAnnounced(`“${option}” is already in the list`)
    onChange([...options, option])
    setText('')
    setAnnounced(`${option} added`)
  }
  const remove = (option: string) => {
    onChange(options.filter((own) => own !== option))
    setAnnounced(`${option} removed`)
    input.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    // Enter adds an option and does not submit the form
    event.preventDefault()
    add()
  }
  return (
    <div className="field">
      <label htmlFor={state.ids.control}>
        <Label label={props.label} required={props.required} />
      </label>
      {options.length > 0 && (
        <ol className="stack stack-1" aria-label="Options">
          {options.map((option) => (
            <li key={option} className="row between rounded-control bg-sunken pl-3">
              <span className="grow ink">{option}</span>
              <IconButton icon={X} size="sm" label={`Remove ${option}`} onClick={() => remove(option)} />
            </li>
          ))}
        </ol>
      )}
      <div className="row">
        <Input
          {...state.aria}
          ref={(node) => {
            input.current = node
            ref(node)
          }}
          name={name}
          value={text}
          placeholder="Add an option"
          autoComplete="off"
          onChange={({ target }) => {
            setText(target.value)
            setAnnounced('')
          }}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
        />
        <Button icon={Plus} onClick={add}>
          Add
        </Button>
      </div>
      <p className="help" role="status">
        {announced}
      </p>
      <FieldError id={state.ids.error}>{state.error}</FieldError>
    </div>
  )
}
