import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Globe } from 'lucide-react'
import { useRef, useState } from 'react'
import { useController, useFormContext, useWatch } from 'react-hook-form'
import { api, client } from '#client/api.ts'
import { FieldGroup } from '#ui/form/app-form.tsx'
import { GroupShell, useField } from '#ui/form/field-shell.tsx'
import { Chip } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { AddSuggested } from '#ui/primitives/suggest-input.tsx'
import { useSettled } from '#ui/use-settled.ts'
import { aboutApplicants } from '../../applicants/about-applicants.ts'
import { maxApplicantPlaces } from '../../applicants/applicants-shape.ts'
import { offsetLabel, offsets } from '../../applicants/utc-offsets.ts'
import '../postings.css'

type Place = { code: string; name: string }
/** The names of places that the form already has. */
type Props = { known: readonly Place[] }

/** Who may apply for a job from home: countries and regions, and a range of time zones. Both are optional. */
export function ApplicantFields({ known }: Props) {
  const workMode = useWatch({ name: 'workMode' })
  const [found, setFound] = useState<readonly Place[]>([])
  if (workMode !== 'remote' && workMode !== 'hybrid') return null
  const learn = (places: readonly Place[]) => setFound((before) => [...before, ...places])
  return (
    <FieldGroup title="Who can apply">
      <SuggestedApplicants onPlaces={learn} />
      <PlacesField known={[...known, ...found]} onPlaces={learn} />
      <div className="grid grid-cols-2 gap-4">
        <OffsetField name="applicantUtcFrom" label="First time zone" />
        <OffsetField name="applicantUtcTo" label="Last time zone" />
      </div>
    </FieldGroup>
  )
}

type Learns = { onPlaces: (places: readonly Place[]) => void }

function PlacesField({ known, onPlaces }: Props & Learns) {
  const props = {
    name: 'applicantPlaces',
    label: 'Countries and states',
    optional: true,
    help: 'From where people may apply. Leave empty for anywhere. EU, EEA, DACH and Nordics add all their countries.',
  }
  const state = useField(props)
  const codes: readonly string[] = state.field.value ?? []
  const add = useRef<HTMLDivElement>(null)
  const isFull = codes.length >= maxApplicantPlaces
  const nameOf = (code: string) => known.find((place) => place.code === code)?.name ?? code
  const onAdd = (places: readonly Place[]) => {
    onPlaces(places)
    state.field.onChange([...new Set([...codes, ...places.map(({ code }) => code)])])
  }
  const onRemove = (code: string) => {
    state.field.onChange(codes.filter((other) => other !== code))
    add.current?.querySelector('input')?.focus()
  }
  return (
    <GroupShell {...props} state={state}>
      {codes.length > 0 && (
        <ul className="row wrap applicant-chips" aria-label="Chosen countries and states">
          {codes.map((code) => (
            <li key={code}>
              <Chip onRemove={() => onRemove(code)} removeLabel={`Remove ${nameOf(code)}`}>
                {nameOf(code)}
              </Chip>
            </li>
          ))}
        </ul>
      )}
      <div ref={add}>
        {isFull ? (
          <p className="help" role="status">
            A job can list up to {maxApplicantPlaces} countries and states.
          </p>
        ) : (
          <AddSuggested
            aria-label="Add a country or state"
            placeholder="Germany, Texas or EU"
            icon={Globe}
            find={findPlaces}
            onAdd={onAdd}
          />
        )}
      </div>
    </GroupShell>
  )
}

const findPlaces = async (text: string, signal: AbortSignal) => {
  const found = await client.applicantPlaces.find({ q: text.slice(0, 100) }, { signal })
  return found.map(({ label, places }) => [label, places] as const)
}

const offsetOptions = [
  { value: '', label: 'Any' },
  ...offsets.map((minutes) => ({ value: String(minutes), label: offsetLabel(minutes) })),
]

function OffsetField({ name, label }: { name: string; label: string }) {
  const state = useField({ name, label })
  const { field } = useController({ name })
  return (
    <div className="field">
      <label htmlFor={state.ids.control}>{label}</label>
      <Select
        {...state.aria}
        ref={field.ref}
        name={name}
        options={offsetOptions}
        value={field.value === null || field.value === undefined ? '' : String(field.value)}
        onChange={({ target }) => field.onChange(target.value === '' ? null : Number(target.value))}
        onBlur={state.field.onBlur}
      />
      {state.error && (
        <p className="field-error" id={state.ids.error}>
          {state.error}
        </p>
      )}
    </div>
  )
}

const REST = 800

/** What the posting's text says of who may apply. The company adds it or ignores it. */
function SuggestedApplicants({ onPlaces }: Learns) {
  const { setValue, getValues } = useFormContext()
  const [dismissed, setDismissed] = useState('')
  const [title, description, requirements, location, places, from] = useSettled(
    useWatch({
      name: ['title', 'description', 'requirements', 'location', 'applicantPlaces', 'applicantUtcFrom'],
    }) as [string, string, string, string, string[], number | null],
    REST,
  )
  const sentences = aboutApplicants({ title, location, html: `${description}\n${requirements}` })
  const isOpen = (places ?? []).length === 0 && (from ?? null) === null && sentences.length > 0
  const { data } = useQuery({
    ...api.applicantPlaces.read.queryOptions({ input: { sentences } }),
    enabled: isOpen,
    placeholderData: keepPreviousData,
    retry: false,
  })
  const isTaken = getValues('applicantPlaces')?.length > 0
  if (!isOpen || !data || isTaken || dismissed === data.quote) return null
  const take = () => {
    onPlaces(data.places)
    const values = {
      applicantPlaces: data.places.map(({ code }) => code),
      applicantUtcFrom: data.utcFrom,
      applicantUtcTo: data.utcTo,
    }
    for (const [name, value] of Object.entries(values)) setValue(name, value, { shouldDirty: true })
  }
  return (
    <Notice tone="info" title="Your text says who can apply">
      <p className="applicant-quote">“{data.quote}”</p>
      <p>{data.openTo}?</p>
      <div className="row wrap mt-3">
        <Button size="sm" onClick={take}>
          Use this
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setDismissed(data.quote)}>
          Ignore
        </Button>
      </div>
    </Notice>
  )
}
