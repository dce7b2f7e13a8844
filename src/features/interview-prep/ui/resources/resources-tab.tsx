import { type QueryClient, useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Pager } from '#ui/primitives/pager.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { TabProps } from '#ui/tab-props.ts'
import { resourcesPageSize } from '../../resource-rules.ts'
import type { InterviewSearch } from '../interview-search.ts'
import { resourceQuery, resourcesQuery } from './queries.ts'
import { ResourceCard } from './resource-card.tsx'
import { ResourceFilters } from './resource-filters.tsx'
import { filtersSet, nothingSet, ResourcesSearch, resourceFilters } from './resources-search.ts'
import { useBookmark } from './use-bookmark.ts'
import '../resources.css'

const ResourceDialog = lazyComponent(async () => (await import('./resource-dialog.tsx')).ResourceDialog)

/** Prefetches the first page of the list and the resource in the address. The tab itself handles errors. */
export const first = (queryClient: QueryClient, search: InterviewSearch): Promise<unknown> => {
  const filters = ResourcesSearch.read(search)
  return Promise.all([
    queryClient.prefetchQuery(resourcesQuery(resourceFilters(filters))),
    filters.resource !== undefined && queryClient.prefetchQuery(resourceQuery(filters.resource)),
  ])
}

/** The tab with reading material for interviews. All filters are in the address (INTV-37). */
export function Tab({ search: address, onSearch }: TabProps) {
  const search = ResourcesSearch.read(address)
  const query = useQuery(resourcesQuery(resourceFilters(search)))
  const onBookmark = useBookmark()
  const onFilters = (change: Partial<ResourcesSearch>, step?: 'push' | 'replace') =>
    onSearch({ ...change, page: undefined }, step)
  const onPage = (page: number) => onSearch({ page: page > 1 ? page : undefined }, 'push')
  const onOpen = (resource: string) => onSearch({ resource }, 'push')
  const page = search.page ?? 1
  return (
    <div className="stack stack-4">
      <ResourceFilters search={search} found={query.data} onFilters={onFilters} />
      <QueryBoundary
        query={query}
        skeleton={<CardsSkeleton />}
        errorText="Failed to load resources"
        isEmpty={({ items }) => items.length === 0}
        empty={<NoResources search={search} onFilters={onFilters} />}
      >
        {({ items, total }) => (
          <>
            <ul className="res-cards" aria-label="Resources" aria-busy={query.isPlaceholderData}>
              {items.map((resource) => (
                <ResourceCard key={resource.key} resource={resource} onOpen={onOpen} onBookmark={onBookmark} />
              ))}
            </ul>
            <Pager page={page} pageSize={resourcesPageSize} total={total} onPage={onPage} />
          </>
        )}
      </QueryBoundary>
      {search.resource !== undefined && (
        <ResourceDialog
          resourceKey={search.resource}
          onOpen={onOpen}
          onClose={() => onSearch({ resource: undefined })}
          onBookmark={onBookmark}
        />
      )}
    </div>
  )
}

function NoResources({
  search,
  onFilters,
}: {
  search: ResourcesSearch
  onFilters: (change: Partial<ResourcesSearch>, step: 'push') => void
}) {
  const isNarrowed = search.q !== undefined || filtersSet(search) > (search.bookmarked ? 1 : 0)
  const isUnmarked = search.bookmarked === true && !isNarrowed
  return (
    <EmptyState
      level={2}
      title={isUnmarked ? 'No bookmarks yet' : 'No resources match these filters'}
      action={<Button onClick={() => onFilters(nothingSet, 'push')}>Show all resources</Button>}
    >
      {isUnmarked
        ? 'Bookmark an article to find it here before your interview.'
        : 'Remove a filter or search for fewer words.'}
    </EmptyState>
  )
}

const CardsSkeleton = () => (
  <Loading label="Loading resources">
    <ul className="res-cards">
      {Array.from({ length: 6 }, (_, card) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card is identified by its position
        <li key={card} className="card res-card">
          <Skeleton shape="small" className="w-1/2" />
          <Skeleton shape="title" className="w-3/4" />
          <Skeleton />
          <Skeleton className="w-2/3" />
        </li>
      ))}
    </ul>
  </Loading>
)
