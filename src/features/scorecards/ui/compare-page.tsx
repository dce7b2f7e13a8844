import { useQueries, useQuery } from '@tanstack/react-query'
import { ArrowLeft } from 'lucide-react'
import { errorText } from '#ui/error-text.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ErrorState } from '#ui/page/state-page.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import { type CompareSlots, CompareTable } from './components/compare-table.tsx'
import { comparedApplicationQuery, compareQuery } from './queries.ts'

const LIST = '/app/company/applications'

/** /app/company/applications/compare: two to four applications to one job, side by side; one at a time on a phone. */
export function ComparePage({ ids, ...slots }: { ids: string[] } & CompareSlots) {
  return (
    <>
      {ids.length === 0 ? (
        <>
          <Head />
          <NothingToCompare>Open an application and choose “Compare with …” at the bottom.</NothingToCompare>
        </>
      ) : (
        <Compared ids={ids} {...slots} />
      )}
    </>
  )
}

const Head = ({ jobTitle }: { jobTitle?: string | undefined }) => (
  <PageHeader
    title="Compare candidates"
    purpose={jobTitle === undefined ? undefined : `For ${jobTitle || 'an untitled job'}, side by side.`}
    actions={
      <ButtonLink to={LIST} icon={ArrowLeft}>
        Back to Applications
      </ButtonLink>
    }
  />
)

const NothingToCompare = ({
  title = 'Choose two to four candidates',
  children,
}: {
  title?: string
  children: string
}) => (
  <EmptyState
    level={2}
    title={title}
    action={
      <ButtonLink to={LIST} variant="primary">
        View Applications
      </ButtonLink>
    }
  >
    {children}
  </EmptyState>
)

/** A permanent refusal: an application that belongs to another company, was deleted, or is for another job. */
const isRefused = (error: unknown): boolean =>
  ['NOT_FOUND', 'COMPARE_ONE_JOB', 'FORBIDDEN'].includes((error as { code?: string } | null)?.code ?? '')

function Compared({ ids, ...slots }: { ids: string[] } & CompareSlots) {
  const query = useQuery(compareQuery(ids))
  const applications = useQueries({ queries: ids.map(comparedApplicationQuery) })
  const refused = [query, ...applications].find(({ error, data }) => data === undefined && isRefused(error))
  if (refused) {
    return (
      <>
        <Head />
        <NothingToCompare title="These candidates can't be compared">{errorText(refused.error, '')}</NothingToCompare>
      </>
    )
  }
  const failed = applications.filter(({ data, isError }) => data === undefined && isError)
  const read = applications.flatMap(({ data }) => (data ? [data] : []))
  return (
    <>
      <Head jobTitle={query.data?.jobTitle} />
      {failed.length > 0 ? (
        <ErrorState
          title="Failed to load the candidates"
          onRetry={() => {
            for (const one of failed) void one.refetch()
          }}
        >
          Please try again.
        </ErrorState>
      ) : (
        <QueryBoundary query={query} skeleton={<CompareSkeleton />} errorText="Failed to load the candidates">
          {(compared) =>
            read.length === ids.length ? (
              <CompareTable applications={read} compared={compared} {...slots} />
            ) : (
              <CompareSkeleton />
            )
          }
        </QueryBoundary>
      )}
    </>
  )
}

const CompareSkeleton = () => (
  <Loading label="Loading the candidates">
    <div className="stack stack-6">
      <Skeleton shape="title" className="w-2/5" />
      <Skeleton shape="block" className="h-48" />
      <Skeleton shape="block" className="h-48" />
    </div>
  </Loading>
)
