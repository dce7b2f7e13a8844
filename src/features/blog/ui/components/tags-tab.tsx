import { useMutation, useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { errorToast } from '#ui/failure-toasts.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { type Column, DataTable } from '#ui/page/data-table.tsx'
import { DataTableSkeleton } from '#ui/page/data-table-skeleton.tsx'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { Tag } from '../../contract.ts'
import { tagsQuery } from '../queries.ts'
import { useRefreshBlog } from '../use-post-actions.ts'

const TagDialog = lazyComponent(async () => (await import('./tag-dialog.tsx')).TagDialog)

/** Tags by name, each with its posts; new ones can also be created in the editor. */
export function TagsTab() {
  const query = useQuery(tagsQuery())
  const [edited, setEdited] = useState<Tag | 'new' | null>(null)
  const add = (
    <Button icon={Plus} onClick={() => setEdited('new')}>
      Add Tag
    </Button>
  )
  return (
    <>
      <QueryBoundary
        query={query}
        skeleton={<DataTableSkeleton columns={['Tag', 'Posts', 'Actions']} />}
        errorText="Failed to fetch tags"
        isEmpty={(list) => list.length === 0}
        empty={
          <EmptyState level={2} title="No tags yet" action={add}>
            Tags connect articles across categories. Add them while editing a post, or add one here.
          </EmptyState>
        }
      >
        {(list) => (
          <div className="stack stack-4">
            <p>{add}</p>
            <TagTable list={list} onEdit={setEdited} />
          </div>
        )}
      </QueryBoundary>
      {edited && <TagDialog tag={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />}
    </>
  )
}

function TagTable({ list, onEdit }: { list: Tag[]; onEdit: (tag: Tag) => void }) {
  const confirm = useConfirm()
  const refresh = useRefreshBlog()
  const remove = useMutation(
    api.blog.removeTag.mutationOptions({
      onSuccess: () => {
        toast.success('Tag deleted')
        return refresh()
      },
      onError: errorToast('Failed to delete tag'),
    }),
  )
  const askAndRemove = async ({ id, name }: Tag) => {
    const isConfirmed = await confirm({
      title: `Delete ${name}`,
      text: "Posts with this tag won't be deleted.",
      action: 'Delete Tag',
    })
    if (isConfirmed) remove.mutate({ id })
  }
  const isDeleting = ({ id }: Tag) => remove.isPending && remove.variables.id === id
  const columns: Column<Tag>[] = [
    { id: 'name', head: 'Tag', lead: true, cell: ({ name }) => <b className="strong">{name}</b> },
    { id: 'posts', head: 'Posts', align: 'end', cell: ({ posts }) => posts },
    {
      id: 'actions',
      head: 'Actions',
      align: 'end',
      actions: true,
      cell: (tag) => (
        <span className="row">
          <IconButton
            icon={Pencil}
            size="sm"
            label={`Rename ${tag.name}`}
            busy={isDeleting(tag)}
            onClick={() => onEdit(tag)}
          />
          <IconButton
            icon={Trash2}
            size="sm"
            label={`Delete ${tag.name}`}
            busy={isDeleting(tag)}
            onClick={() => void askAndRemove(tag)}
          />
        </span>
      ),
    },
  ]
  return <DataTable label="Tags" columns={columns} rows={list} rowKey={({ id }) => id} />
}
