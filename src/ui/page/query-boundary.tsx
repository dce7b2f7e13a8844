import type { UseQueryResult } from '@tanstack/react-query'
import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { clockTime } from '#lib/dates.ts'
import { localZone } from '../use-zone.ts'
import { EmptyState } from './empty-state.tsx'
import { useOnline } from './online.ts'
import { ErrorState } from './state-page.tsx'

export type QueryBoundaryProps<Data> = {
  query: Pick<
    UseQueryResult<Data>,
    'data' | 'error' | 'isError' | 'isPending' | 'isFetching' | 'fetchStatus' | 'refetch' | 'dataUpdatedAt'
  >
  /** The skeleton: the real layout in gray. */
  skeleton: ReactNode
  /** The error text, as the specification has it. */
  errorText: string
  /** A second sentence below it. */
  errorHint?: ReactNode
  isEmpty?: (data: Data) => boolean
  /** Shown if the requested item does not exist (any more). That is not an error. */
  missing?: ReactNode
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

function OfflineLine({ since }: { since: number }) {
  return (
    <div className="bar-off is-round" role="status">
      <WifiOff className="ic ic-sm" />
      You're offline.{since > 0 && ` Last updated at ${clockTime(new Date(since), localZone())}.`}
    </div>
  )
}

/** Whether the error means that the requested item does not exist, or not for this user (ERR-05). An invalid id counts as well. */
export const isMissing = (error: unknown, isOneThing = true): boolean => {
  const code = codeOf(error)
  return code === 'NOT_FOUND' || (isOneThing && code === 'BAD_REQUEST')
}

const codeOf = (error: unknown) => (error as { code?: unknown } | null)?.code

const Closed = () => (
  <EmptyState bare title="Not available while impersonating">
    Only the account owner can see this.
  </EmptyState>
)

const Missing = () => (
  <EmptyState bare title="This is no longer available">
    It was removed, or you don't have access to it.
  </EmptyState>
)

/** Details for support: the error's code or status, never its stack. */
function detailOf(error: unknown) {
  const { code, status } = (error ?? {}) as { code?: unknown; status?: unknown }
  const parts = [code, status].filter((part) => typeof part === 'string' || typeof part === 'number')
  return parts.length > 0 ? parts.join(', ') : undefined
}

/** Every screen shows its queries with this: skeleton, error with Retry, empty, offline, data. */
export function QueryBoundary<Data>(props: QueryBoundaryProps<Data>) {
  const { query, skeleton, errorText, errorHint, isEmpty, empty, missing, children } = props
  const isOnline = useOnline()
  const isOffline = !isOnline || query.fetchStatus === 'paused'
  if (query.data !== undefined) {
    return (
      <>
        {isOffline && <OfflineLine since={query.dataUpdatedAt} />}
        {isEmpty?.(query.data) && empty !== undefined ? empty : children(query.data)}
      </>
    )
  }
  if (query.isError && isMissing(query.error, missing !== undefined)) return missing ?? <Missing />
  if (query.isError && codeOf(query.error) === 'IMPERSONATION_READ_ONLY') return <Closed />
  if (query.isError || isOffline) {
    return (
      <>
        {isOffline && <OfflineLine since={0} />}
        <ErrorState
          title={errorText}
          onRetry={() => void query.refetch()}
          busy={query.fetchStatus === 'fetching'}
          detail={detailOf(query.error)}
        >
          {errorHint}
        </ErrorState>
      </>
    )
  }
  return skeleton
}
