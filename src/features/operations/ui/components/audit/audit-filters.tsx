import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { auditActionLabels } from '#lib/audit-labels.ts'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { Checkbox } from '#ui/primitives/choice.tsx'
import { Input } from '#ui/primitives/input.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { AuditSearch } from '../../audit-search.ts'
import { auditKnownQuery } from '../../queries.ts'
import { shortId } from '../log-cells.tsx'
import { FindNamed } from './find-named.tsx'
import '../../operations.css'

type Props = { search: AuditSearch; names: Map<string, string>; onFilter: (change: Partial<AuditSearch>) => void }

const none: AuditSearch = {}

/** Filters by person, action, subject, company and days. The active filters are shown below, each with a remove button. */
export function AuditFilterBar({ search, names, onFilter }: Props) {
  const { data: known } = useQuery(auditKnownQuery())
  const { actor, action, subjectType, subjectId, companyId, from, until } = search
  const off = (field: keyof AuditSearch) => () => onFilter({ [field]: undefined })
  const nameOf = (id: string) => names.get(id) ?? shortId(id)
  const applied = [
    actor && actor !== 'system' && { label: `Who: ${nameOf(actor)}`, onRemove: off('actor') },
    companyId && { label: `Company: ${nameOf(companyId)}`, onRemove: off('companyId') },
    subjectId && { label: `About: ${subjectId}`, onRemove: off('subjectId') },
  ].filter((one) => typeof one === 'object')
  return (
    <FilterBar
      set={[actor, action, subjectType, subjectId, companyId, from, until].filter(Boolean).length}
      applied={applied}
      onClear={() => onFilter(Object.fromEntries(Object.keys(search).map((key) => [key, undefined])) as typeof none)}
      filters={
        <>
          <Select
            aria-label="What"
            value={action ?? ''}
            onChange={({ target }) => onFilter({ action: target.value || undefined })}
            options={[{ value: '', label: 'Everything' }, ...choices(known?.actions, action, auditActionLabels)]}
          />
          <Select
            aria-label="Kind"
            value={subjectType ?? ''}
            onChange={({ target }) => onFilter({ subjectType: target.value || undefined })}
            options={[{ value: '', label: 'All kinds' }, ...choices(known?.subjectTypes, subjectType, (name) => name)]}
          />
          <FindNamed
            kind="person"
            label="Who"
            placeholder="User: name or email"
            onChoose={(id) => onFilter({ actor: id })}
          />
          <FindNamed
            kind="company"
            label="Company"
            placeholder="Company"
            onChoose={(id) => onFilter({ companyId: id })}
          />
          <Day label="From" value={from} onChange={(day) => onFilter({ from: day })} />
          <Day label="Until" value={until} onChange={(day) => onFilter({ until: day })} />
          <Checkbox
            label="System events only"
            checked={actor === 'system'}
            onChange={({ target }) => onFilter({ actor: target.checked ? 'system' : undefined })}
          />
        </>
      }
    />
  )
}

/** The known values, and the selected value even if it is unknown. */
const choices = (known: readonly string[] = [], chosen: string | undefined, words: (name: string) => string) =>
  [...new Set([...known, ...(chosen ? [chosen] : [])])]
    .map((value) => ({ value, label: words(value) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))

type DayProps = { label: string; value: string | undefined; onChange(day: string | undefined): void }

function Day({ label, value = '', onChange }: DayProps) {
  const id = useId()
  return (
    <span className="row row-2">
      <label className="meta" htmlFor={id}>
        {label}
      </label>
      <Input
        id={id}
        type="date"
        className="audit-day"
        value={value}
        onChange={({ target }) => onChange(target.value || undefined)}
      />
    </span>
  )
}
