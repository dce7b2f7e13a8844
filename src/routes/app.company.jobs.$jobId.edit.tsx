import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { addressOfTab, EditJobSearch } from '#features/job-postings/ui/editor-search.ts'
import { EditJobPage } from '#features/job-postings/ui/posting-editor-page.tsx'
import { prefetchEditor } from '#features/job-postings/ui/queries.ts'
import { OwnDecisions } from '#features/moderation/ui/components/own-decisions.tsx'
import { ownItemsQuery } from '#features/moderation/ui/queries.ts'
import { ScorecardButton } from '#features/scorecards/ui/components/scorecard-button.tsx'

export const Route = createFileRoute('/app/company/jobs/$jobId/edit')({
  validateSearch: EditJobSearch,
  loaderDeps: ({ search: { tab } }) => ({ tab }),
  loader: ({ context: { queryClient }, params: { jobId }, deps: { tab } }) =>
    firstData(prefetchEditor(queryClient, jobId, tab), queryClient.prefetchQuery(ownItemsQuery())),
  head: () => ({ meta: [{ title: 'Edit Job · Tandem' }] }),
  staticData: { breadcrumb: 'Edit Job' },
  component: Edit,
})

function Edit() {
  const { jobId } = Route.useParams()
  const { tab = 'basic' } = Route.useSearch()
  const navigate = useNavigate()
  return (
    <>
      <OwnDecisions kinds={['job']} subjectId={jobId} />
      <EditJobPage
        jobId={jobId}
        tab={tab}
        tools={<ScorecardButton jobId={jobId} />}
        onTab={(next) =>
          navigate({
            to: '/app/company/jobs/$jobId/edit',
            params: { jobId },
            search: { tab: addressOfTab(next) },
            replace: true,
          })
        }
      />
    </>
  )
}
