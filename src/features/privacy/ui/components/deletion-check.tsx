import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { DialogBody, DialogFoot } from '#ui/primitives/dialog.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import type { OwnData } from '../../contract.ts'

type Props = {
  query: UseQueryResult<OwnData>
  errors: Record<NonNullable<OwnData['blocked']>, { message: string }>
  onClose: () => void
  /** The form that deletes the account. */
  children: (data: OwnData) => ReactNode
}

/** The content of a dialog that deletes an account: loads what would be deleted, or shows why the deletion is not possible. */
export function DeletionCheck({ query, errors, onClose, children }: Props) {
  const { data } = query
  if (!data) {
    return (
      <DialogBody>
        <QueryBoundary
          query={query}
          skeleton={<SkeletonRows rows={3} label="Loading what will be deleted" />}
          errorText="Failed to load what will be deleted"
        >
          {() => null}
        </QueryBoundary>
      </DialogBody>
    )
  }
  if (!data.blocked) return children(data)
  return (
    <>
      <DialogBody>
        <Notice tone="warn">{errors[data.blocked].message}</Notice>
      </DialogBody>
      <DialogFoot>
        <Button onClick={onClose}>Close</Button>
      </DialogFoot>
    </>
  )
}
