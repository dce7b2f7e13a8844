import { longDate, longDateTime } from '#lib/dates.ts'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { NoMatches } from '#ui/page/no-matches.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { PostRow } from '../../contract.ts'
import { postsPageSize, readingMinutes } from '../../rules.ts'
import { PostMenu } from './post-menu.tsx'
import { PostStatusPill } from './post-status.tsx'

export const postColumns = ['Post', 'Category', 'Author', 'Status', 'Date', 'Actions']

type Props = {
  rows: PostRow[]
  total: number
  page: number
  busy: boolean
  onPage: (page: number) => void
  onClear: () => void
}

/** Posts: a table, or cards on narrow screens. */
export function PostTable({ rows, total, page, busy, onPage, onClear }: Props) {
  const columns: Column<PostRow>[] = [
    { id: 'title', head: 'Post', lead: true, cell: (row) => <Titled row={row} /> },
    { id: 'category', head: 'Category', cell: ({ categoryName }) => categoryName ?? 'None' },
    { id: 'author', head: 'Author', cell: ({ authorName }) => authorName ?? 'No author' },
    { id: 'status', head: 'Status', cell: ({ status }) => <PostStatusPill status={status} /> },
    { id: 'date', head: 'Date', cell: (row) => <Dated row={row} /> },
    { id: 'actions', head: 'Actions', align: 'end', actions: true, cell: (row) => <PostMenu post={row} /> },
  ]
  return (
    <DataTable
      label="Posts"
      columns={columns}
      rows={rows}
      rowKey={({ id }) => id}
      busy={busy}
      pager={{ page, pageSize: postsPageSize, total, onPage }}
      empty={
        <NoMatches title="No posts found" clearText="Show all posts" onClear={onClear}>
          No posts match this search. Remove a filter or try another word.
        </NoMatches>
      }
    />
  )
}

function Titled({ row }: { row: PostRow }) {
  const { id, title, slug, wordCount, isFeatured, isHidden, hasPending } = row
  return (
    <span className="stack stack-1">
      <AppLink className="strong" to={`/app/admin/blog/${id}`}>
        {title}
      </AppLink>
      <span className="meta">
        {readingMinutes(wordCount)} min · /blog/{slug}
      </span>
      {(isFeatured || isHidden || hasPending) && (
        <span className="row wrap">
          {isFeatured && <Badge tone="accent">Featured</Badge>}
          {hasPending && <Badge tone="line">Unpublished changes</Badge>}
          {isHidden && <Badge tone="plain">Hidden by moderation</Badge>}
        </span>
      )}
    </span>
  )
}

function Dated({ row: { status, publishedAt, publishAt, createdAt } }: { row: PostRow }) {
  const zone = useZone()
  if (status === 'scheduled' && publishAt) return <span>for {longDateTime(publishAt, zone)}</span>
  return <span>{publishedAt ? longDate(publishedAt, zone) : `created ${longDate(createdAt, zone)}`}</span>
}
