import { useQuery } from '@tanstack/react-query'
import { Building2 } from 'lucide-react'
import { useMemo, useRef, useState } from 'react'
import { client } from '#app/api.ts'
import { errorText } from '#ui/error-text.ts'
import { FieldError } from '#ui/form/field-parts.tsx'
import type { InputProps } from '#ui/primitives/input.tsx'
import { SuggestInput } from '#ui/primitives/suggest-input.tsx'
import { companyQuery } from '../queries.ts'

type Props = Omit<InputProps, 'value' | 'onChange'> & {
  /** The company's id; '' for none. */
  value: string
  onChange: (id: string) => void
}

/** One company of all there are, chosen by its name: what is typed is looked for, and counts once it is one of them. */
export function CompanyChoice({ value, onChange, ...rest }: Props) {
  // null until something is typed: then the name of what is chosen stands here
  const [typed, setTyped] = useState<string | null>(null)
  const choose = (text: string) => {
    const id = idOf(text) ?? ''
    if (id !== value) onChange(id)
  }
  // a name that was typed whole is offered no more: it counts once it is known
  const { suggest, idOf, failure } = useCompanyNames(() => typed !== null && choose(typed))
  const chosen = useQuery({ ...companyQuery(value), enabled: value !== '' })
  const change = (text: string) => {
    setTyped(text)
    choose(text)
  }
  // what was chosen here may be taken away from outside
  const isMine = typed !== null && (idOf(typed) ?? '') === value
  const text = isMine ? typed : value && (chosen.data?.name ?? '')
  return (
    <>
      <SuggestInput icon={Building2} {...rest} value={text} onChange={change} suggest={suggest} maxLength={200} />
      <FieldError id={`${rest.id ?? 'company'}-failure`}>{failure}</FieldError>
    </>
  )
}

/** Asks for companies by name, and knows the id of each that it was told of; two of one name are told apart. */
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
    return { ask, from: 1, delayMs: 150, most: 20 }
  }, [])
  return { suggest, idOf: (text: string) => known.current.get(text.trim().toLowerCase()), failure }
}
