import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ERROR } from '#features/applications/ui/components/status-texts.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { Dialog, DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'

type Props<T> = {
  query: UseQueryResult<T>
  onClose: () => void
  /** Destructive actions, at the start of the footer. */
  undo: ReactNode
  /** Other actions, next to Close. */
  actions: ReactNode
  children: (application: T) => ReactNode
}

/** 'View Details' of an application, from Tandem or external (TRACK-14). */
export function TrackedDialog<T extends { job: { title: string; companyName: string } }>(props: Props<T>) {
  const { query, onClose, undo, actions, children } = props
  return (
    <Dialog
      onClose={onClose}
      size="lg"
      title={query.data?.job.title ?? 'Your application'}
      description={query.data?.job.companyName}
    >
      <DialogBody>
        <QueryBoundary
          query={query}
          skeleton={<SkeletonRows rows={5} label="Loading your application" />}
          errorText={ERROR}
          missing={
            <EmptyState bare title="Application not found">
              It was deleted, or it belongs to another account.
            </EmptyState>
          }
        >
          {children}
        </QueryBoundary>
      </DialogBody>
      <DialogFoot start={undo}>
        {actions}
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </Dialog>
  )
}
