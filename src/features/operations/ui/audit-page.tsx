import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { TurnPage } from '#ui/primitives/pager.tsx'
import type { AuditEntry } from '../audit-contract.ts'
import { type AuditSearch, auditFileAddress } from './audit-search.ts'
import { AuditChain } from './components/audit/audit-chain.tsx'
import { AuditDetails } from './components/audit/audit-details.tsx'
import { AuditFilterBar } from './components/audit/audit-filters.tsx'
import { AuditTable, auditHeads } from './components/audit/audit-table.tsx'
import { auditQuery } from './queries.ts'

type Props = { search: AuditSearch; onSearch: (search: AuditSearch) => void }

/** /app/admin/audit: the append-only audit log with its chain of hashes, for platform admins. */
export function AuditPage({ search, onSearch }: Props) {
  const query = useQuery(auditQuery(search))
  const [open, setOpen] = useState<AuditEntry | null>(null)
  const filter = (change: Partial<AuditSearch>) => onSearch({ ...search, ...change, cursor: undefined })
  return (
    <>
      <PageHeader
        title="Audit Log"
        purpose="Who did what. Entries can't be changed, and each is sealed within a minute. Times are UTC."
        actions={
          <Button icon={Download} render={<a href={auditFileAddress(search)} download />}>
            Export
          </Button>
        }
      />
      <div className="stack stack-6">
        <AuditChain />
        <AuditFilterBar search={search} names={namesIn(query.data?.items)} onFilter={filter} />
        <QueryBoundary
          query={query}
          skeleton={<DataTableSkeleton columns={auditHeads} rows={10} label="Loading audit log" />}
          errorText="Failed to load the audit log"
        >
          {({ items, before, after }) => (
            <div aria-busy={query.isPlaceholderData}>
              <AuditTable entries={items} onOpen={setOpen} />
              <TurnPage before={before} after={after} onTurn={(cursor) => onSearch({ ...search, cursor })} />
            </div>
          )}
        </QueryBoundary>
      </div>
      {open && <AuditDetails entry={open} onFilter={onSearch} onClose={() => setOpen(null)} />}
    </>
  )
}

/** Names of the people and companies on this page, for filters that contain their ids. */
const namesIn = (items: readonly AuditEntry[] = []): Map<string, string> =>
  new Map(
    items.flatMap(({ actor, company }) =>
      [actor, company].flatMap((one) => (one?.name ? [[one.id, one.name] as [string, string]] : [])),
    ),
  )
