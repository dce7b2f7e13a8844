import { Plus, Trash2 } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { TextField } from '#ui/form/text-fields.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { maxLocations } from '../../locations.ts'
import '../postings.css'

/** The job's location, and below it up to nine more. */
export function LocationFields() {
  const more: readonly string[] = useWatch({ name: 'moreLocations' }) ?? []
  const { setValue, setFocus } = useFormContext()
  const added = useRef<number>(undefined)
  const add = useRef<HTMLButtonElement>(null)
  const fullId = useId()
  const isFull = more.length >= maxLocations - 1
  const change = (locations: readonly string[]) => setValue('moreLocations', locations, { shouldDirty: true })
  useEffect(() => {
    if (added.current === undefined || added.current >= more.length) return
    setFocus(`moreLocations.${added.current}`)
    added.current = undefined
  }, [more.length, setFocus])
  const onAdd = () => {
    if (isFull) return
    added.current = more.length
    change([...more, ''])
  }
  const onRemove = (at: number) => {
    change(more.filter((_, other) => other !== at))
    add.current?.focus()
  }
  return (
    <div className="stack stack-3">
      <TextField name="location" label="Location" optional placeholder="City, state or country" />
      {more.map((_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a location has no id, and its value is in the form
        <div key={at} className="more-location">
          <TextField name={`moreLocations.${at}`} label={`Location ${at + 2}`} placeholder="City, state or country" />
          <IconButton icon={Trash2} label={`Remove location ${at + 2}`} onClick={() => onRemove(at)} />
        </div>
      ))}
      <div>
        <Button
          ref={add}
          size="sm"
          icon={Plus}
          aria-disabled={isFull || undefined}
          aria-describedby={isFull ? fullId : undefined}
          onClick={onAdd}
        >
          Add another location
        </Button>
        {isFull && (
          <p className="help" id={fullId} role="status">
            A job can have up to {maxLocations} locations. Remove one to add another.
          </p>
        )}
      </div>
    </div>
  )
}
