import { createFileRoute, useNavigate, useRouter } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { ApplyButton } from '#features/applications/ui/components/apply-button.tsx'
import { AutoApplyButton } from '#features/auto-apply/ui/components/auto-apply-button.tsx'
import { HideButton, HideMenu } from '#features/hidden-jobs/ui/components/hide-menu.tsx'
import { HiddenJobsAction } from '#features/hidden-jobs/ui/hidden-jobs-action.tsx'
import { SavedSearchesActions } from '#features/job-alerts/ui/saved-searches-actions.tsx'
import type { JobDetail } from '#features/job-board/contract.ts'
import { JobsPage } from '#features/job-board/ui/jobs-page.tsx'
import { filtersOf, JobsSearch } from '#features/job-board/ui/jobs-search.ts'
import { loadJobs } from '#features/job-board/ui/queries.ts'
import { matchChartSegments } from '#features/matching/segments.ts'
import { ReportButton } from '#features/moderation/ui/components/report-button.tsx'

export const Route = createFileRoute('/app/jobs')({
  beforeLoad: requireRoles('job_seeker'),
  validateSearch: JobsSearch,
  loaderDeps: ({ search }) => ({ filters: filtersOf(search), job: search.job }),
  // wait only on arrival, so that the page arrives complete: later changes on the page show their own loading state
  loader: ({ context: { queryClient }, deps: { filters, job }, cause, location }) =>
    cause === 'stay'
      ? undefined
      : firstData(loadJobs(queryClient, { ...filters, job, pages: JobsSearch.read(location.search).pages })),
  head: () => ({ meta: [{ title: 'Jobs · Tandem' }] }),
  component: Jobs,
})

function Jobs() {
  const navigate = useNavigate()
  const router = useRouter()
  return (
    <JobsPage
      search={Route.useSearch()}
      onSearch={(search, { replace }) => void navigate({ to: '/app/jobs', search, replace, resetScroll: false })}
      onBack={() => router.history.back()}
      renderActions={(filters) => (
        <>
          <HiddenJobsAction />
          <SavedSearchesActions filters={filters} />
        </>
      )}
      renderMenu={(job) => <HideMenu job={job} />}
      renderApply={(job) => (
        <>
          <ApplyButton jobId={job.id} isApplied={job.isApplied} isClosed={job.isClosed} match={shown(job)} />
          <AutoApplyButton key={job.id} jobId={job.id} isApplied={job.isApplied} isClosed={job.isClosed} />
        </>
      )}
      renderEnd={(job) => (
        <div className="row wrap">
          <HideButton key={job.id} job={job} />
          <ReportButton key={job.id} jobId={job.id} />
        </div>
      )}
    />
  )
}

const shown = ({ match }: JobDetail) => match && { score: match.score, states: matchChartSegments(match.items) }
