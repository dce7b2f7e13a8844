import type { QueryClient } from '@tanstack/react-query'
import { id, oneOf, readAddress } from '#lib/read-address.ts'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { loadLater } from '#ui/shell/load-later.tsx'
import type { TabProps } from '#ui/tab-props.ts'
import type { InterviewSearch } from '../interview-search.ts'
import { MockHome } from './mock-home.tsx'
import { mockListQuery, mockQuery } from './mock-queries.ts'

/** The words of this tab in the address: the interview that is open, the posting that one is set up for, and whether by voice. */
const MockSearch = readAddress({ session: id, job: id, mode: oneOf(['audio']) })

// whoever sets one up does not answer yet
const MockSessionView = loadLater(() => import('./mock-session.tsx').then((file) => file.MockSessionView))

/** What is asked for before the tab is shown; an interview by the browser itself, whose clock then counts from its own answer. */
export async function first(queryClient: QueryClient, search: InterviewSearch): Promise<void> {
  const { session } = MockSearch.read(search)
  if (!session) return queryClient.prefetchQuery(mockListQuery())
  if (typeof document !== 'undefined')
    await Promise.all([queryClient.prefetchQuery(mockQuery(session)), MockSessionView.fetchCode()])
}

/** The tab 'mock-interview' (INTV-12). */
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
