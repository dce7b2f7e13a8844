import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { InterviewPage } from '#features/interview-prep/ui/interview-page.tsx'
import { loadTab } from '#features/interview-prep/ui/interview-panel.tsx'
import { InterviewSearch } from '#features/interview-prep/ui/interview-search.ts'
import { tabOf } from '#features/interview-prep/ui/interview-tabs.ts'

export const Route = createFileRoute('/app/interview')({
  beforeLoad: requireRoles('job_seeker'),
  validateSearch: InterviewSearch,
  loaderDeps: ({ search }) => search,
  loader: ({ context: { queryClient }, deps }) =>
    firstData(loadTab(tabOf(deps)).then(({ first }) => first?.(queryClient, deps))),
  staticData: { ready: (search: InterviewSearch) => loadTab(tabOf(search)) },
  head: () => ({ meta: [{ title: 'Interview Prep · Tandem' }] }),
  component: Interview,
})

function Interview() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  return (
    <InterviewPage
      search={search}
      onTab={(tab) => void navigate({ to: '/app/interview', search: { tab }, resetScroll: false })}
      onSearch={(change, step = 'replace') =>
        void navigate({
          to: '/app/interview',
          search: { ...search, ...change },
          replace: step === 'replace',
          resetScroll: false,
        })
      }
    />
  )
}
