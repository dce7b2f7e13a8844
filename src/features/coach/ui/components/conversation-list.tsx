import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Ellipsis, Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { useConfirm } from '#ui/page/confirm.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Ago } from '#ui/primitives/ago.tsx'
import { IconButton } from '#ui/primitives/button.tsx'
import { cx } from '#ui/primitives/cx.ts'
import { Menu, MenuItem } from '#ui/primitives/menu.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import { coachListQuery } from '../queries.ts'
import '#ui/styles/talk.css'

const RenameConversation = lazyComponent(async () => (await import('./rename-conversation.tsx')).RenameConversation)

type Props = { current: string | null; onOpen: (id: string) => void; onDeleted: (id: string) => void }

/** The conversations with the coach, the latest first. */
export function ConversationList({ current, onOpen, onDeleted }: Props) {
  const [renamed, setRenamed] = useState<{ id: string; title: string } | null>(null)
  const { remove, removing } = useRemove(onDeleted)
  const query = useQuery(coachListQuery())
  const now = new Date()
  return (
    <QueryBoundary
      query={query}
      skeleton={<SkeletonRows rows={4} label="Loading your conversations" />}
      errorText="Failed to load your conversations"
      isEmpty={(list) => list.length === 0}
      empty={<p className="meta">No conversations yet. Ask a question to start one.</p>}
    >
      {(list) => (
        <>
          <ul className="talks">
            {list.map(({ id, title, lastMessageAt }) => (
              <li key={id} className={cx('talk', id === current && 'is-here')}>
                <button type="button" aria-current={id === current || undefined} onClick={() => onOpen(id)}>
                  <b>{title}</b>
                  <Ago className="meta" at={lastMessageAt} now={now} />
                </button>
                <Menu
                  trigger={<IconButton icon={Ellipsis} size="sm" label={`More actions for ${title}`} />}
                  align="end"
                >
                  <MenuItem icon={Pencil} onSelect={() => setRenamed({ id, title })}>
                    Rename
                  </MenuItem>
                  <MenuItem icon={Trash2} danger disabled={removing === id} onSelect={() => void remove(id, title)}>
                    Delete
                  </MenuItem>
                </Menu>
              </li>
            ))}
          </ul>
          {renamed && <RenameConversation key={renamed.id} conversation={renamed} onClose={() => setRenamed(null)} />}
        </>
      )}
    </QueryBoundary>
  )
}

function useRemove(onDeleted: (id: string) => void) {
  const confirm = useConfirm()
  const queryClient = useQueryClient()
  const remove = useMutation(
    api.coach.delete.mutationOptions({
      onSuccess: (_, { id }) => {
        onDeleted(id)
        toast.success('Conversation deleted')
        return refreshQueries(queryClient, coachListQuery().queryKey)
      },
      onError: (error) => void toast.error(errorText(error, 'Failed to delete the conversation')),
    }),
  )
  const ask = async (id: string, title: string) => {
    const text = `“${title}” will be permanently deleted.`
    if (await confirm({ title: 'Delete this conversation?', text, action: 'Delete conversation', destructive: true }))
      remove.mutate({ id })
  }
  return { remove: ask, removing: remove.isPending ? remove.variables.id : null }
}
