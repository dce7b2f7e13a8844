import { useQuery } from '@tanstack/react-query'
import { timeAgoInside } from '#lib/dates.ts'
import type { Viewer } from '#lib/viewer.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { focusWhenLost } from '#ui/page/focus-when-lost.ts'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { useFailureToast } from '#ui/page/use-failure-toast.ts'
import { useWide } from '#ui/page/use-wide.ts'
import { Button } from '#ui/primitives/button.tsx'
import { TurnPage } from '#ui/primitives/pager.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { QueueItem } from '../contract.ts'
import { moderationKinds, moderationStatuses, type QueueView } from '../moderation-queue.ts'
import { moderationKindLabels, moderationStatusLabels } from '../rules.ts'
import type { Steps } from './components/decision-form.tsx'
import { ItemPanel } from './components/item-panel.tsx'
import { openPanel } from './components/open-panel.ts'
import { QueueList } from './components/queue-list.tsx'
import { filtersOf, type ModerationSearch } from './moderation-search.ts'
import { queueQuery } from './queries.ts'
import './moderation.css'

type Props = {
  viewer: Viewer
  search: ModerationSearch
  /** Changes some search parameters; the others remain. */
  onSearch: (change: Partial<ModerationSearch>) => void
}

const views: { value: QueueView; label: string }[] = [
  { value: 'waiting', label: 'Needs review' },
  ...moderationStatuses.map((value) => ({ value, label: moderationStatusLabels[value] })),
  { value: 'all', label: 'All statuses' },
]

/** /app/admin/moderation: the queue next to the open item, all stored in the address (MOD-01, MOD-02). */
export function ModerationPage({ viewer, search, onSearch }: Props) {
  const query = useQuery(queueQuery(filtersOf(search)))
  useFailureToast(query, 'Failed to load content items')
  const isWide = useWide()
  const items = query.data?.items ?? []
  const shown = search.item ?? (isWide ? items[0]?.id : undefined)
  const open = (item: string | undefined) => {
    onSearch({ item })
    // on a phone the item replaces the list: move the focus with it
    focusWhenLost(item ? openPanel : () => document.querySelector<HTMLElement>(`[data-item="${shown}"]`))
  }
  return (
    <div className="mod-page" data-open={search.item !== undefined || undefined}>
      <PageHeader title="Content Moderation" purpose={formatWaiting(query.data?.waiting, useZone())} />
      <Filters search={search} onSearch={onSearch} />
      <div className="mod-cols">
        <section className="mod-side" aria-label="Items">
          <QueryBoundary
            query={query}
            skeleton={<SkeletonRows rows={5} label="Loading the items" />}
            errorText="Failed to load content items"
            isEmpty={() => items.length === 0}
            empty={<Empty search={search} onSearch={onSearch} />}
          >
            {({ before, after }) => (
              <>
                <QueueList items={items} current={shown} viewer={viewer} onOpen={open} />
                <TurnPage before={before} after={after} onTurn={(cursor) => onSearch({ cursor, item: undefined })} />
              </>
            )}
          </QueryBoundary>
        </section>
        {shown && (
          <ItemPanel
            id={shown}
            viewer={viewer}
            steps={stepsOf(items, shown, open)}
            onOpen={(id) => open(id)}
            onClose={() => open(undefined)}
          />
        )}
      </div>
    </div>
  )
}

function formatWaiting(waiting: { count: number; oldest: Date | null } | undefined, zone: string): string {
  const rule = 'Rejecting hides an item immediately and notifies its owner of the reason.'
  if (!waiting) return rule
  if (waiting.count === 0 || !waiting.oldest) return `No items to review. ${rule}`
  const many = waiting.count === 1 ? '1 item to review' : `${waiting.count} items to review`
  return `${many}, oldest from ${timeAgoInside(waiting.oldest, new Date(), zone)}. ${rule}`
}

function stepsOf(items: QueueItem[], shown: string, open: (id: string) => void): Steps | null {
  const at = items.findIndex(({ id }) => id === shown)
  if (at < 0) return null
  const to = (item: QueueItem | undefined) => item && (() => open(item.id))
  return { at: at + 1, of: items.length, onPrevious: to(items[at - 1]), onNext: to(items[at + 1]) }
}

const first = { cursor: undefined, item: undefined }

function Filters({ search: { q = '', kind, view = 'waiting' }, onSearch }: Omit<Props, 'viewer'>) {
  return (
    <FilterBar
      search={{
        value: q,
        onChange: (text) => onSearch({ ...first, q: text || undefined }),
        label: 'Search in the text',
        placeholder: 'Search in the text',
      }}
      set={(kind ? 1 : 0) + (view === 'waiting' ? 0 : 1)}
      onClear={() => onSearch({ ...first, q: undefined, kind: undefined, view: undefined })}
      filters={
        <>
          <Select
            aria-label="Type"
            value={kind ?? ''}
            onChange={({ target }) =>
              onSearch({ ...first, kind: (target.value || undefined) as ModerationSearch['kind'] })
            }
            options={[
              { value: '', label: 'All types' },
              ...moderationKinds.map((value) => ({ value, label: moderationKindLabels[value] })),
            ]}
          />
          <Select
            aria-label="Status"
            value={view}
            onChange={({ target }) =>
              onSearch({ ...first, view: target.value === 'waiting' ? undefined : (target.value as QueueView) })
            }
            options={views}
          />
        </>
      }
    />
  )
}

function Empty({ search, onSearch }: Omit<Props, 'viewer'>) {
  const isFiltered = Boolean(search.q || search.kind)
  if (isFiltered) {
    return (
      <EmptyState
        level={2}
        title="No items match these filters"
        action={<Button onClick={() => onSearch({ ...first, q: undefined, kind: undefined })}>Clear filters</Button>}
      >
        Try other words or another type.
      </EmptyState>
    )
  }
  const isWaiting = (search.view ?? 'waiting') === 'waiting'
  return (
    <EmptyState level={2} title={isWaiting ? 'All caught up' : 'No content items'} art={isWaiting ? undefined : null}>
      {isWaiting
        ? 'Reported items, items flagged by rules and questions from owners appear here.'
        : 'No items have this status.'}
    </EmptyState>
  )
}
