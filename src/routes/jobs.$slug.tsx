import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, notFound, redirect } from '@tanstack/react-router'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { GoneJob } from '#features/job-board/ui/public/gone-job.tsx'
import { jobHead } from '#features/job-board/ui/public/job-head.ts'
import { JobPage } from '#features/job-board/ui/public/job-page.tsx'
import { jobPageQuery } from '#features/job-board/ui/public/queries.ts'
import { ReportForm, reportStateOf } from '#features/moderation/ui/components/report-form.tsx'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'
import { setStatus } from '#features/site/ui/status.ts'

export const Route = createFileRoute('/jobs/$slug')({
  staticData: { hydrate: false },
  loaderDeps: ({ search }): Record<string, unknown> => search,
  loader: async ({ context: { queryClient }, params: { slug }, deps }) => {
    const jobPage = queryClient.fetchQuery(jobPageQuery(slug, deps)).catch((error: { code?: string }) => {
      throw error.code === 'NOT_FOUND' || error.code === 'BAD_REQUEST' ? notFound() : error
    })
    const [page, facts] = await Promise.all([jobPage, queryClient.fetchQuery(siteFactsQuery())])
    if (page.state === 'gone') setStatus(410)
    else if (page.job.slug !== slug) throw redirect({ to: '/jobs/$slug', params: { slug: page.job.slug } })
    return { page, facts, head: jobHead(page, facts.origin) }
  },
  head: ({ loaderData }) => loaderData?.head ?? {},
  errorComponent: () => <PlainFailure title="Failed to load jobs" retry="/jobs" />,
  component: Job,
})

function Job() {
  const { page, facts } = Route.useLoaderData()
  const report = reportStateOf(Route.useLoaderDeps())
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  return (
    <SiteFrame {...(page.state === 'open' && { back: `/jobs/${page.job.slug}` })}>
      {page.state === 'open' ? (
        <JobPage
          page={page}
          viewer={viewer}
          trialDays={facts.trialDays}
          end={<ReportForm job={page.job} state={report} />}
        />
      ) : (
        <GoneJob page={page} />
      )}
    </SiteFrame>
  )
}
