import { useMutation, useQuery } from '@tanstack/react-query'
import { Ellipsis, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { Menu, MenuItem } from '#ui/primitives/menu.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { Category } from '../../contract.ts'
import { categoriesQuery } from '../queries.ts'
import { useRefreshBlog } from '../use-post-actions.ts'

const CategoryDialog = lazyComponent(async () => (await import('./category-dialog.tsx')).CategoryDialog)

/** Categories by name, each with its posts. */
export function CategoriesTab({ onAdd }: { onAdd: () => void }) {
  const query = useQuery(categoriesQuery())
  const [edited, setEdited] = useState<Category | null>(null)
  return (
    <>
      <QueryBoundary
        query={query}
        skeleton={<DataTableSkeleton columns={['Category', 'Description', 'Posts', 'Actions']} />}
        errorText="Failed to fetch categories"
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState
            level={2}
            title="No categories yet"
            action={
              <Button variant="primary" icon={Plus} onClick={onAdd}>
                Add Category
              </Button>
            }
          >
            Three to six categories help readers find articles. Add the first one.
          </EmptyState>
        }
      >
        {(list) => <CategoryTable list={list} onEdit={setEdited} />}
      </QueryBoundary>
      {edited && <CategoryDialog key={edited.id} category={edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function CategoryTable({ list, onEdit }: { list: Category[]; onEdit: (category: Category) => void }) {
  const { remove, removing } = useRemoveCategory()
  const columns: Column<Category>[] = [
    {
      id: 'name',
      head: 'Category',
      lead: true,
      cell: ({ name, slug }) => (
        <span className="stack stack-1">
          <b className="strong">{name}</b>
          <span className="meta">/blog/category/{slug}</span>
        </span>
      ),
    },
    { id: 'description', head: 'Description', cell: ({ description }) => description || 'None' },
    { id: 'posts', head: 'Posts', align: 'end', cell: ({ posts }) => posts },
    {
      id: 'actions',
      head: 'Actions',
      align: 'end',
      actions: true,
      cell: (row) => (
        <Menu trigger={<IconButton icon={Ellipsis} size="sm" label={`Actions for ${row.name}`} />} align="end">
          <MenuItem icon={Pencil} disabled={removing === row.id} onSelect={() => onEdit(row)}>
            Edit
          </MenuItem>
          <MenuItem icon={Trash2} danger disabled={removing === row.id} onSelect={() => void remove(row)}>
            Delete
          </MenuItem>
        </Menu>
      ),
    },
  ]
  return <DataTable label="Categories" columns={columns} rows={list} rowKey={({ id }) => id} />
}

function useRemoveCategory() {
  const confirm = useConfirm()
  const refresh = useRefreshBlog()
  const remove = useMutation(
    api.blog.removeCategory.mutationOptions({
      onSuccess: () => {
        toast.success('Category deleted')
        return refresh()
      },
      onError: errorToast('Failed to delete category'),
    }),
  )
  const ask = async ({ id, name, posts }: Category) => {
    const what =
      posts === 0 ? 'No post is in it.' : `Its ${posts === 1 ? 'post' : `${posts} posts`} will have no category.`
    if (await confirm({ title: `Delete ${name}`, text: what, action: 'Delete Category' })) remove.mutate({ id })
  }
  return { remove: ask, removing: remove.isPending ? remove.variables.id : null }
}
