import { Briefcase, MapPin } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import { storableText, tooLong } from '#lib/tidy-text.ts'
import { FieldError } from '#ui/form/field-parts.tsx'
import { SuggestInput } from '#ui/primitives/suggest-input.tsx'
import { mostSearched, searchNeeds } from '../../rules.ts'
import { suggest } from '../queries.ts'
import './salaries.css'

export type TitleAndPlace = { jobTitle: string; location: string }
type Field = keyof TitleAndPlace

const looks = {
  jobTitle: { icon: Briefcase, label: 'Job title', placeholder: 'Job title' },
  location: { icon: MapPin, label: 'Location', placeholder: 'City, state or Remote' },
} as const

/** What the server would say of it. */
function faultOf(field: Field, text: string): string | undefined {
  if (text === '') return searchNeeds[field]
  return text.length > mostSearched ? tooLong(mostSearched) : undefined
}

/** What is typed as title and place, and why it cannot be searched yet: both are required, trimmed (SAL-05). */
export function useTitleAndPlace(given: TitleAndPlace) {
  const [typed, setTyped] = useState(given)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const inputs = { jobTitle: useRef<HTMLInputElement>(null), location: useRef<HTMLInputElement>(null) }
  const set = (field: Field, value: string) => {
    setTyped((before) => ({ ...before, [field]: value }))
    setErrors(({ [field]: _gone, ...others }) => others)
  }
  /** The two as they are searched, or nothing: then the first that is missing has the focus and says so. */
  const read = (): TitleAndPlace | undefined => {
    const tidied = { jobTitle: storableText(typed.jobTitle), location: storableText(typed.location) }
    const found = { jobTitle: faultOf('jobTitle', tidied.jobTitle), location: faultOf('location', tidied.location) }
    if (!found.jobTitle && !found.location) return tidied
    setErrors(found)
    inputs[found.jobTitle ? 'jobTitle' : 'location'].current?.focus()
  }
  return { typed, set, errors, inputs, read }
}

/** Title and place with what fits them, side by side in a search form. */
export function SearchFields({
  fields: { typed, set, errors, inputs },
  prefix = '',
}: {
  fields: ReturnType<typeof useTitleAndPlace>
  /** Tells two pairs apart: 'Second ' makes 'Second job title'. */
  prefix?: string
}) {
  const id = useId()
  return (['jobTitle', 'location'] as const).map((field) => {
    const { icon, label, placeholder } = looks[field]
    const error = errors[field]
    return (
      <div key={field} className="salary-field">
        <SuggestInput
          ref={inputs[field]}
          icon={icon}
          value={typed[field]}
          onChange={(value) => set(field, value)}
          suggest={suggest[field]}
          maxLength={200}
          placeholder={placeholder}
          aria-label={prefix ? `${prefix}${label.toLowerCase()}` : label}
          aria-required
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}-${field}` : undefined}
        />
        <FieldError id={`${id}-${field}`}>{error}</FieldError>
      </div>
    )
  })
}
