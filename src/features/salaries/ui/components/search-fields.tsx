import { Briefcase, MapPin } from 'lucide-react'
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { storableText, tooLong } from '#lib/tidy-text.ts'
import { FieldError } from '#ui/form/field-parts.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { SuggestInput } from '#ui/primitives/suggest-input.tsx'
import { maxSearched, searchNeeds } from '../../rules.ts'
import { suggest } from '../queries.ts'
import './salaries.css'

export type TitleAndPlace = { jobTitle: string; location: string }
type Field = keyof TitleAndPlace

const looks = {
  jobTitle: { icon: Briefcase, label: 'Job title', placeholder: 'Job title' },
  location: { icon: MapPin, label: 'Location', placeholder: 'City, state or Remote' },
} as const

/** The same error text as from the server. */
function faultOf(field: Field, text: string): string | undefined {
  if (text === '') return searchNeeds[field]
  return text.length > maxSearched ? tooLong(maxSearched) : undefined
}

/** The state of the title and location fields with their errors. Both are required and trimmed (SAL-05). */
export function useTitleAndPlace(search: TitleAndPlace) {
  const [typed, setTyped] = useState(search)
  const [errors, setErrors] = useState<Partial<Record<Field, string>>>({})
  const inputs = { jobTitle: useRef<HTMLInputElement>(null), location: useRef<HTMLInputElement>(null) }
  const set = (field: Field, value: string) => {
    setTyped((before) => ({ ...before, [field]: value }))
    setErrors(({ [field]: _gone, ...others }) => others)
  }
  /**
   * Returns title and location for the search. If one is invalid, it shows the errors, focuses the first field, and returns
   * undefined.
   */
  const read = (): TitleAndPlace | undefined => {
    const tidied = { jobTitle: storableText(typed.jobTitle), location: storableText(typed.location) }
    const found = { jobTitle: faultOf('jobTitle', tidied.jobTitle), location: faultOf('location', tidied.location) }
    if (!found.jobTitle && !found.location) return tidied
    setErrors(found)
    inputs[found.jobTitle ? 'jobTitle' : 'location'].current?.focus()
  }
  return { typed, set, errors, inputs, read }
}

/** The fields for title and location with suggestions, side by side in a search form. */
export function SearchFields({
  fields: { typed, set, errors, inputs },
  prefix = '',
}: {
  fields: ReturnType<typeof useTitleAndPlace>
  /** A prefix for the labels, to distinguish two pairs of fields: 'Second ' gives 'Second job title'. */
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

type FormProps = {
  label: string
  fields: ReturnType<typeof useTitleAndPlace>
  onRun: (typed: TitleAndPlace) => void
  children: ReactNode
}

/** A form around the fields. It runs only if both are valid. */
export function SalaryForm({ label, fields, onRun, children }: FormProps) {
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const typed = fields.read()
    if (!typed) return
    onRun(typed)
    // the form is mounted again, because its search is its key, so restore the focus
    focusWhenLost(() => document.querySelector<HTMLElement>(`form[aria-label="${label}"] [type="submit"]`))
  }
  return (
    <form className="salary-form" aria-label={label} noValidate onSubmit={onSubmit}>
      {children}
    </form>
  )
}
