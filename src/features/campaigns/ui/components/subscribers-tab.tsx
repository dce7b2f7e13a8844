import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Download, Upload } from 'lucide-react'
import { api } from '#client/api.ts'
import { failureToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { StatCards } from '#ui/page/stat-cards.tsx'
import { Button, ButtonLink, buttonClass } from '#ui/primitives/button.tsx'
import { TurnPage } from '#ui/primitives/pager.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { Subscriber } from '../../subscriber-contract.ts'
import type { CampaignsSearch, Searching } from '../campaigns-search.ts'
import { subscribersQuery } from '../queries.ts'
import { counted } from './campaign-status.tsx'
import { SubscribersTable, subscriberHeads } from './subscribers-table.tsx'

const SuppressionsSection = lazyComponent(async () => (await import('./suppressions-section.tsx')).SuppressionsSection)

const states = [
  { value: '', label: 'All' },
  { value: 'active', label: 'Active' },
  { value: 'unsubscribed', label: 'Unsubscribed' },
]

/** The newsletter's subscribers: search, import, export, and suppressed addresses (CAMP-09, CAMP-10). */
export function SubscribersTab({ search: { q, state, cursor }, onSearch }: Searching) {
  const query = useQuery(subscribersQuery({ q, state, cursor }))
  const { unsubscribe, leaving } = useUnsubscribe()
  const narrow = (change: Partial<CampaignsSearch>) => onSearch({ cursor: undefined, ...change })
  const clear = () => narrow({ q: undefined, state: undefined })
  const params = new URLSearchParams({ ...(q && { q }), ...(state && { state }) })
  return (
    <div className="stack stack-6">
      {query.data && (
        <StatCards
          stats={[
            { label: 'Total subscribers', value: counted(query.data.total) },
            {
              label: 'Active subscribers',
              value: counted(query.data.active),
              ...(query.data.suppressed > 0 && { note: `${counted(query.data.suppressed)} of them never emailed` }),
            },
            { label: 'New in 30 days', value: counted(query.data.recent) },
          ]}
        />
      )}
      <FilterBar
        search={{
          value: q ?? '',
          onChange: (text) => narrow({ q: text || undefined }),
          label: 'Search subscribers',
          placeholder: 'Search by address or name',
        }}
        set={state ? 1 : 0}
        onClear={clear}
        filters={
          <Select
            aria-label="State"
            value={state ?? ''}
            options={states}
            onChange={({ target }) => narrow({ state: (target.value || undefined) as CampaignsSearch['state'] })}
          />
        }
        end={
          <span className="row wrap gap-2">
            <ButtonLink to="/app/admin/campaigns/import" icon={Upload}>
              Import
            </ButtonLink>
            <a className={buttonClass({ variant: 'secondary' })} href={`/api/subscribers.csv?${params}`} download>
              <Download className="ic" /> Export
            </a>
          </span>
        }
      />
      <QueryBoundary
        query={query}
        skeleton={<DataTableSkeleton columns={subscriberHeads} rows={8} />}
        errorText="Failed to load subscribers"
        isEmpty={({ items }) => items.length === 0}
        empty={
          q || state ? (
            <EmptyState title="No matching subscribers" action={<Button onClick={clear}>Show all</Button>}>
              Try fewer letters or another state.
            </EmptyState>
          ) : (
            <EmptyState title="No subscribers yet">
              People subscribe on the public pages and confirm by email. You can also import a list.
            </EmptyState>
          )
        }
      >
        {(list) => (
          <div className="stack">
            <SubscribersTable
              rows={list.items}
              busy={query.isPlaceholderData}
              leaving={leaving}
              onUnsubscribe={(one) => void unsubscribe(one)}
            />
            <TurnPage {...list} label="Pages of subscribers" onTurn={(to) => onSearch({ cursor: to })} />
          </div>
        )}
      </QueryBoundary>
      <SuppressionsSection />
    </div>
  )
}

function useUnsubscribe() {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const leave = useMutation(
    api.subscribers.unsubscribe.mutationOptions({
      onSuccess: () => toast.success('Unsubscribed'),
      onError: failureToast('Failed to unsubscribe'),
      onSettled: () => refreshQueries(queryClient, api.subscribers.key()),
    }),
  )
  const unsubscribe = async ({ id, email }: Subscriber) => {
    const text = `${email} will get no more newsletters. Only they can subscribe again.`
    if (await confirm({ title: 'Unsubscribe this address?', text, action: 'Unsubscribe', destructive: true }))
      leave.mutate({ id })
  }
  return { unsubscribe, leaving: leave.isPending ? leave.variables.id : null }
}
