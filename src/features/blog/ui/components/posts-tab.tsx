import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { ChoiceSelect } from '#ui/primitives/choice-select.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { postStatuses } from '../../rules.ts'
import { type BlogAdminSearch, filtersOf } from '../blog-admin-search.ts'
import { categoriesQuery, postsQuery } from '../queries.ts'
import { PostTable, postColumns } from './post-table.tsx'

type Props = {
  search: BlogAdminSearch
  onSearch: (change: Partial<BlogAdminSearch>) => void
  onCreate: () => void
}

const words = { draft: 'Draft', scheduled: 'Scheduled', published: 'Published' }
const cleared = { search: undefined, status: undefined, categoryId: undefined, page: undefined }

/** Posts, newest first, with search and filters. */
export function PostsTab({ search, onSearch, onCreate }: Props) {
  const query = useQuery(postsQuery(filtersOf(search)))
  const counts = query.data?.counts
  const categories = useQuery(categoriesQuery()).data ?? []
  const isFiltered = Boolean(search.search || search.status || search.categoryId)
  return (
    <>
      <FilterBar
        search={{
          value: search.search ?? '',
          label: 'Search posts',
          placeholder: 'Search by title',
          onChange: (text) => onSearch({ search: text || undefined, page: undefined }),
        }}
        set={Number(search.status !== undefined) + Number(search.categoryId !== undefined)}
        onClear={() => onSearch(cleared)}
        filters={
          <>
            <ChoiceSelect
              aria-label="Status"
              placeholder="All statuses"
              values={postStatuses}
              names={(one) => (counts ? `${words[one]} (${counts[one]})` : words[one])}
              value={search.status}
              onChange={(status) => onSearch({ status, page: undefined })}
            />
            <Select
              aria-label="Category"
              value={search.categoryId ?? ''}
              placeholder="All categories"
              options={categories.map(({ id, name }) => ({ value: id, label: name }))}
              onChange={({ target }) => onSearch({ categoryId: target.value || undefined, page: undefined })}
            />
          </>
        }
      />
      <QueryBoundary
        query={query}
        skeleton={<DataTableSkeleton columns={postColumns} label="Loading posts..." />}
        errorText="Failed to fetch blog posts"
        isEmpty={({ total }) => total === 0 && !isFiltered}
        empty={<NoPosts onCreate={onCreate} />}
      >
        {({ rows, total }) => (
          <PostTable
            rows={rows}
            total={total}
            page={search.page ?? 1}
            busy={query.isPlaceholderData}
            onPage={(page) => onSearch({ page: page > 1 ? page : undefined })}
            onClear={() => onSearch(cleared)}
          />
        )}
      </QueryBoundary>
    </>
  )
}

const NoPosts = ({ onCreate }: { onCreate: () => void }) => (
  <EmptyState
    level={2}
    title="No posts yet"
    action={
      <Button variant="primary" icon={Plus} onClick={onCreate}>
        Create Post
      </Button>
    }
  >
    Your posts appear here. Only staff can see a draft until you publish it.
  </EmptyState>
)
