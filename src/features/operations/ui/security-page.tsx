import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { securityKinds } from '#lib/security-kinds.ts'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { type Stat, StatCards, StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { TurnPage } from '#ui/primitives/pager.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { securityDays } from '../../../lib/security-kinds.ts'
import type { SecurityDay, SecurityEntry } from '../security-contract.ts'
import { FindNamed } from './components/audit/find-named.tsx'
import { shortId } from './components/log-cells.tsx'
import { SecurityTable, securityHeads } from './components/security-table.tsx'
import { securityDayQuery, securityEventsQuery } from './queries.ts'
import { securityKindLabels } from './security-labels.ts'
import type { SecuritySearch } from './security-search.ts'

type Props = { search: SecuritySearch; onSearch: (search: SecuritySearch) => void }

/** /app/admin/security: sign-ins and refused calls, for platform admins; refetched every ten seconds. */
export function SecurityPage({ search, onSearch }: Props) {
  const query = useQuery(securityEventsQuery(search))
  const filter = (change: SecuritySearch) => onSearch({ ...search, ...change, cursor: undefined })
  return (
    <>
      <PageHeader
        title="Security"
        purpose={`Sign-ins and rejected requests by the minute, for ${securityDays} days. Times are UTC. IP addresses are not stored.`}
      />
      <div className="stack stack-6">
        <SecurityStatCards />
        <Filters search={search} items={query.data?.items} onFilter={filter} />
        <QueryBoundary
          query={query}
          skeleton={<DataTableSkeleton columns={securityHeads} rows={10} label="Loading security events" />}
          errorText="Failed to load security events"
        >
          {({ items, before, after }) => (
            <div aria-busy={query.isPlaceholderData}>
              <SecurityTable entries={items} isFiltered={!!(search.kind || search.userId)} />
              <TurnPage before={before} after={after} onTurn={(cursor) => onSearch({ ...search, cursor })} />
            </div>
          )}
        </QueryBoundary>
        <p className="meta">
          Role changes, exports and impersonation are in the <Link to="/app/admin/audit">audit log</Link>.
        </p>
      </div>
    </>
  )
}

function SecurityStatCards() {
  const { data, isPending } = useQuery(securityDayQuery())
  if (isPending) return <StatCardsSkeleton count={4} />
  // the list below shows the error
  return data ? <StatCards stats={statsOf(data)} label="In the last 24 hours" /> : null
}

function statsOf(day: SecurityDay): Stat[] {
  const shown = (amount: number) => amount.toLocaleString('en-US')
  const note = 'in the last 24 hours'
  return [
    { label: 'Sign-ins', value: shown(day.signedIn), note },
    { label: 'Failed sign-ins', value: shown(day.wrong), note },
    { label: 'Rate limited', value: shown(day.limited), note },
    { label: 'Access denied', value: shown(day.refused), note },
  ]
}

type FilterProps = {
  search: SecuritySearch
  items: readonly SecurityEntry[] | undefined
  onFilter: (change: SecuritySearch) => void
}

function Filters({ search: { kind, userId }, items = [], onFilter }: FilterProps) {
  const nameOf = (id: string) => items.find(({ person }) => person?.id === id)?.person?.name ?? shortId(id)
  return (
    <FilterBar
      set={[kind, userId].filter(Boolean).length}
      applied={userId ? [{ label: `Who: ${nameOf(userId)}`, onRemove: () => onFilter({ userId: undefined }) }] : []}
      onClear={() => onFilter({ kind: undefined, userId: undefined })}
      filters={
        <>
          <Select
            aria-label="What"
            value={kind ?? ''}
            onChange={({ target }) => onFilter({ kind: securityKinds.find((one) => one === target.value) })}
            options={[
              { value: '', label: 'Everything' },
              ...securityKinds.map((value) => ({ value, label: securityKindLabels[value] })),
            ]}
          />
          <FindNamed
            kind="person"
            label="Who"
            placeholder="User: name or email"
            onChoose={(id) => onFilter({ userId: id })}
          />
        </>
      }
    />
  )
}
