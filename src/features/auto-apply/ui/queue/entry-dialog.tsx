import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { errorCode } from '#ui/error-text.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { entryQuery } from '../queries.ts'
import { EntryForm } from './entry-form.tsx'

/** One entry of the queue in full. Closing the dialog saves the typed values if possible. */
export function EntryDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const query = useQuery({ ...entryQuery(id), retry: false })
  const keep = useRef<() => Promise<boolean>>(async () => true)
  const { data } = query
  const isGone = errorCode(query.error) === 'NOT_FOUND'
  const close = async () => {
    if (await keep.current()) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(open) => void (open || close())}
      size="lg"
      title={data?.job.title ?? 'Review'}
      description={data?.job.companyName}
    >
      {data && !isGone ? (
        <EntryForm key={data.id} entry={data} keep={keep} onClose={onClose} />
      ) : (
        <DialogBody>
          {isGone ? (
            <EmptyState
              bare
              level={3}
              title="No longer waiting for your review"
              action={<Button onClick={onClose}>Close</Button>}
            >
              It was sent or skipped, or the job is closed. See the log for sent applications.
            </EmptyState>
          ) : (
            <QueryBoundary
              query={query}
              skeleton={<SkeletonRows rows={5} label="Loading the application" />}
              errorText="Failed to load the application"
            >
              {() => null}
            </QueryBoundary>
          )}
        </DialogBody>
      )}
    </Dialog>
  )
}
