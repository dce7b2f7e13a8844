import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { api } from '#client/api.ts'
import { Chip } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'

type Company = { id: string; name: string }
type Props = { hidden: Company[]; onChange: (companies: Company[]) => void }

/** The companies that cannot find the candidate. The list is saved together with the form. */
export function HiddenCompanies({ hidden, onChange }: Props) {
  const id = useId()
  const [q, setQ] = useState('')
  const query = useQuery({ ...api.talentPool.companies.queryOptions({ input: { q } }), enabled: q.trim().length > 1 })
  const found =
    q.trim().length > 1 ? (query.data ?? []).filter((one) => !hidden.some((other) => other.id === one.id)) : []
  const add = (company: Company) => {
    onChange([...hidden, company])
    setQ('')
  }
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        Hide me from these companies
      </label>
      <Input
        id={id}
        value={q}
        maxLength={100}
        onChange={(event) => setQ(event.target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        placeholder="Type a company's name"
        autoComplete="off"
      />
      <div role="status" className="row wrap">
        {found.map((company) => (
          <Button key={company.id} size="sm" onClick={() => add(company)}>
            Hide from {company.name}
          </Button>
        ))}
        {q.trim().length > 1 && query.isError && (
          <>
            <span className="meta">Failed to search companies.</span>
            <Button size="sm" busy={query.isFetching} onClick={() => void query.refetch()}>
              Try again
            </Button>
          </>
        )}
        {q.trim().length > 1 && query.isSuccess && found.length === 0 && (
          <span className="meta">No other company has this name.</span>
        )}
      </div>
      {hidden.length > 0 && (
        <div className="row wrap">
          {hidden.map(({ id: one, name }) => (
            <Chip
              key={one}
              onRemove={() => onChange(hidden.filter((other) => other.id !== one))}
              removeLabel={`Stop hiding from ${name}`}
            >
              {name}
            </Chip>
          ))}
        </div>
      )}
    </div>
  )
}
