import { useInfiniteQuery } from '@tanstack/react-query'
import { ListOrdered, Plus } from 'lucide-react'
import { useState } from 'react'
import { DataTable } from '#ui/page/data-table.tsx'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { FilterBar } from '#ui/page/filter-bar.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { ShowMore } from '#ui/primitives/pager.tsx'
import { Select } from '#ui/primitives/select.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { helpTopicKeys, helpTopics } from '../../articles/article.ts'
import type { ArticleRow } from '../../help-contract.ts'
import { helpStatuses } from '../../help-rules.ts'
import { helpDeskQuery } from '../queries.ts'
import type { SupportSearch } from '../support-search.ts'

const OrderDialog = lazyComponent(async () => (await import('./order-dialog.tsx')).OrderDialog)

const words = { draft: 'Draft', published: 'Published' } as const

type Props = { search: SupportSearch; onSearch: (change: Partial<SupportSearch>) => void }

/** The staff's list of help articles: search, filter, reorder, open. */
export function HelpDesk({ search: { q = '', topic, article: status }, onSearch }: Props) {
  const query = useInfiniteQuery(helpDeskQuery({ q, topic, status }))
  const [isOrdering, setOrdering] = useState(false)
  return (
    <>
      <FilterBar
        search={{
          value: q,
          onChange: (text) => onSearch({ q: text || undefined }),
          label: 'Search articles',
          placeholder: 'Words in an article',
        }}
        set={(topic ? 1 : 0) + (status ? 1 : 0)}
        onClear={() => onSearch({ q: undefined, topic: undefined, article: undefined })}
        filters={
          <>
            <Select
              aria-label="Topic"
              value={topic ?? ''}
              onChange={({ target }) => onSearch({ topic: (target.value || undefined) as SupportSearch['topic'] })}
              options={[
                { value: '', label: 'All topics' },
                ...helpTopicKeys.map((value) => ({ value, label: helpTopics[value].label })),
              ]}
            />
            <Select
              aria-label="State"
              value={status ?? ''}
              onChange={({ target }) => onSearch({ article: (target.value || undefined) as SupportSearch['article'] })}
              options={[
                { value: '', label: 'Drafts and published' },
                ...helpStatuses.map((value) => ({ value, label: words[value] })),
              ]}
            />
          </>
        }
        end={
          <>
            {topic && (
              <Button icon={ListOrdered} onClick={() => setOrdering(true)}>
                Reorder
              </Button>
            )}
            <ButtonLink to="/app/admin/support/articles/new" variant="primary" icon={Plus}>
              New article
            </ButtonLink>
          </>
        }
      />
      <QueryBoundary
        query={query}
        skeleton={<DataTableSkeleton columns={columns.map(({ head }) => head)} />}
        errorText="Failed to load the articles"
        isEmpty={({ pages }) => pages[0]?.total === 0}
        empty={
          <EmptyState title="No matching articles">Remove a filter, try another word, or write the article.</EmptyState>
        }
      >
        {({ pages }) => (
          <>
            <DataTable
              label="Help articles"
              columns={columns}
              rows={pages.flatMap(({ items }) => items)}
              rowKey={({ id }) => id}
            />
            {query.hasNextPage && (
              <ShowMore onMore={() => void query.fetchNextPage()} busy={query.isFetchingNextPage} />
            )}
          </>
        )}
      </QueryBoundary>
      {isOrdering && topic && <OrderDialog topic={topic} onClose={() => setOrdering(false)} />}
    </>
  )
}

const columns = [
  {
    id: 'title',
    head: 'Article',
    lead: true,
    cell: ({ id, title, slug }: ArticleRow) => (
      <div className="grid min-w-0">
        <AppLink className="link strong" to={`/app/admin/support/articles/${id}`}>
          {title}
        </AppLink>
        <span className="meta clip">/{slug}</span>
      </div>
    ),
  },
  { id: 'topic', head: 'Topic', cell: ({ topic }: ArticleRow) => helpTopics[topic].label },
  {
    id: 'status',
    head: 'State',
    cell: ({ status }: ArticleRow) => (
      <StatusPill status={status === 'draft' ? 'draft' : 'active'} label={words[status]} />
    ),
  },
  {
    id: 'reads',
    head: 'Views, 90 days',
    align: 'end' as const,
    cell: ({ reads }: ArticleRow) => <span className="num">{reads}</span>,
  },
  {
    id: 'helpful',
    head: 'Helpful',
    align: 'end' as const,
    cell: ({ helpful, unhelpful }: ArticleRow) => (
      <span className="num">{helpful + unhelpful === 0 ? 'No votes' : `${helpful} of ${helpful + unhelpful}`}</span>
    ),
  },
  {
    id: 'changed',
    head: 'Changed',
    cell: ({ updatedAt, editedBy, isEdited }: ArticleRow) => (
      <>
        <Day at={updatedAt} />
        <span className="meta">{isEdited ? editedBy && ` by ${editedBy}` : ', as shipped with Tandem'}</span>
      </>
    ),
  },
]
