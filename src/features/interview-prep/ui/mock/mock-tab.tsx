import type { QueryClient } from '@tanstack/react-query'
import { id, oneOf, readAddress } from '#lib/read-address.ts'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { TabProps } from '#ui/tab-props.ts'
import type { InterviewSearch } from '../interview-search.ts'
import { MockHome } from './mock-home.tsx'
import { mockListQuery, mockQuery } from './mock-queries.ts'

/** The search parameters of this tab: the open interview, the posting of a new one, and whether it is by voice. */
const MockSearch = readAddress({ session: id, job: id, mode: oneOf(['audio']) })

// load the interview later, because the set-up form does not need it
const MockSessionView = lazyComponent(() => import('./mock-session.tsx').then((file) => file.MockSessionView))

/**
 * Prefetches data for the tab. The browser itself must fetch an interview, because its clock starts when the response arrives.
 */
export async function first(queryClient: QueryClient, search: InterviewSearch): Promise<void> {
  const { session } = MockSearch.read(search)
  if (!session) return queryClient.prefetchQuery(mockListQuery())
  if (typeof document !== 'undefined')
    await Promise.all([queryClient.prefetchQuery(mockQuery(session)), MockSessionView.fetchCode()])
}

/** The tab for mock interviews (INTV-12). */
export function Tab({ search, onSearch }: TabProps) {
  const { session, job, mode } = MockSearch.read(search)
  if (session)
    return (
      <MockSessionView
        key={session}
        id={session}
        onHome={() => onSearch({ session: undefined }, 'push')}
        waiting={<SkeletonRows rows={5} lead="none" label="Loading your interview" />}
      />
    )
  return (
    <MockHome
      jobId={job ?? null}
      isSpoken={mode === 'audio'}
      onSession={(id) => onSearch({ session: id, job: undefined }, 'push')}
      onNoJob={() => onSearch({ job: undefined })}
    />
  )
}
