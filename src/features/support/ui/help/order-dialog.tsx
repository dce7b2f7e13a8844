import { useMutation, useQuery } from '@tanstack/react-query'
import { GripVertical } from 'lucide-react'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { SortableList, useSortableItem } from '#ui/primitives/sortable.tsx'
import { toast } from '#ui/primitives/toast.ts'
import { refreshQueries } from '#ui/refresh.ts'
import { type HelpTopic, helpTopics } from '../../articles/article.ts'
import { topicArticlesQuery } from '../queries.ts'

/** Reorders the articles of a topic, drafts included. */
export function OrderDialog({ topic, onClose }: { topic: HelpTopic; onClose: () => void }) {
  const query = useQuery(topicArticlesQuery(topic))
  const [moved, setMoved] = useState<string[] | null>(null)
  const save = useMutation(
    api.helpDesk.move.mutationOptions({
      onSuccess: () => void toast.success('Order saved'),
      onError: (error) => void toast.error(errorText(error, 'Failed to save the order')),
      onSettled: (_, __, ___, ____, { client }) => refreshQueries(client, api.helpDesk.key()),
    }),
  )
  return (
    <Dialog
      onClose={onClose}
      title="Reorder"
      description={`${helpTopics[topic].label}: articles are listed in this order.`}
    >
      <DialogBody>
        <QueryBoundary
          query={query}
          skeleton={<SkeletonRows rows={5} lead="none" label="Loading the articles" />}
          errorText="Failed to load the articles"
        >
          {(articles) => {
            const ids = moved ?? articles.map(({ id }) => id)
            const titles = new Map(articles.map(({ id, title }) => [id, title]))
            const onMove = (from: number, to: number) => {
              const next = [...ids]
              next.splice(to, 0, ...next.splice(from, 1))
              setMoved(next)
            }
            return (
              <SortableList ids={ids} noun="article" nameOf={(id) => titles.get(id) ?? ''} onMove={onMove}>
                {(order) => (
                  <ol className="list stage-list">
                    {order.map((id) => (
                      <Row key={id} id={id} title={titles.get(id) ?? ''} />
                    ))}
                  </ol>
                )}
              </SortableList>
            )
          }}
        </QueryBoundary>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Cancel</Button>
        <Button
          variant="primary"
          disabled={!moved}
          busy={save.isPending}
          onClick={() => moved && save.mutate({ topic, ids: moved }, { onSuccess: onClose })}
        >
          Save order
        </Button>
      </DialogFoot>
    </Dialog>
  )
}

function Row({ id, title }: { id: string; title: string }) {
  const { ref, grip } = useSortableItem(id)
  return (
    <li ref={ref}>
      <button type="button" className="drag-handle" aria-label={`Move ${title}`} {...grip}>
        <GripVertical className="ic ic-sm" />
      </button>
      <span className="grow min-w-0">{title}</span>
    </li>
  )
}
