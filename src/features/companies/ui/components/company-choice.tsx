import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { client } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { FieldError } from '#ui/form/field-parts.tsx'
import type { InputProps } from '#ui/primitives/input.tsx'
import { SuggestInput } from '#ui/primitives/suggest-input.tsx'
import { companyQuery } from '../queries.ts'

type Props = Omit<InputProps, 'value' | 'onChange'> & {
  /** The id of the chosen company; '' for none. */
  value: string
  onChange: (id: string) => void
}

/** A field that chooses a company by name. The typed text searches companies, and a full name chooses that company. */
export function CompanyChoice({ value, onChange, ...rest }: Props) {
  // null until the user types; until then the field shows the name of the chosen company
  const [typed, setTyped] = useState<string | null>(null)
  const choose = (text: string) => {
    const id = idOf(text) ?? ''
    if (id !== value) onChange(id)
  }
  // A full name that was typed gets no suggestion to click. So choose the company as soon as its id has loaded.
  const { suggest, idOf, failure } = useCompanyNames(() => typed !== null && choose(typed))
  const chosen = useQuery({ ...companyQuery(value), enabled: value !== '' })
  const change = (text: string) => {
    setTyped(text)
    choose(text)
  }
  // the parent may clear or change the value, for example when it resets a filter
  const isTypedByUser = typed !== null && (idOf(typed) ?? '') === value
  const text = isTypedByUser ? typed : value && (chosen.data?.name ?? '')
  return (
    <>
      <SuggestInput icon={Building2} {...rest} value={text} onChange={change} suggest={suggest} maxLength={200} />
      <FieldError id={`${rest.id ?? 'company'}-failure`}>{failure}</FieldError>
    </>
  )
}

/** Loads companies by name and remembers the id for each label. A second company of the same name gets the end of its id. */
function useCompanyNames(onFound: () => void) {
  const known = useRef(new Map<string, string>())
  const latest = useRef(onFound)
  latest.current = onFound
  const [failure, setFailure] = useState('')
  const suggest = useMemo(() => {
    const ask = async (search: string, signal: AbortSignal): Promise<string[]> => {
      try {
        const found = await client.adminCompanies.names({ search }, { signal })
        setFailure('')
        const labels = found.map(({ id, name }, at) => {
          const isTwin = found.findIndex((one) => one.name === name) !== at
          const label = isTwin ? `${name} (${id.slice(-4)})` : name
          known.current.set(label.toLowerCase(), id)
          return label
        })
        if (!signal.aborted) latest.current()
        return labels
      } catch (error) {
        const detail = errorText(error, 'Please try again.')
        if (!signal.aborted) setFailure(`Failed to fetch companies: ${detail}`)
        throw error
      }
    }
    return { ask, from: 1, delayMs: 150, max: 20 }
  }, [])
  return { suggest, idOf: (text: string) => known.current.get(text.trim().toLowerCase()), failure }
}
