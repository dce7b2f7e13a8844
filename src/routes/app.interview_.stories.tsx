import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { storiesQuery } from '#features/interview-stories/ui/queries.ts'
import { StoriesPage } from '#features/interview-stories/ui/stories-page.tsx'
import { StorySearch } from '#features/interview-stories/ui/story-search.ts'

export const Route = createFileRoute('/app/interview_/stories')({
  beforeLoad: requireRoles('job_seeker'),
  validateSearch: StorySearch,
  loaderDeps: ({ search: { q, tag } }) => ({ search: q, tag }),
  loader: ({ context: { queryClient }, deps }) => firstData(queryClient.prefetchQuery(storiesQuery(deps))),
  head: () => ({ meta: [{ title: 'Story bank · Tandem' }] }),
  staticData: { breadcrumb: 'Story bank' },
  component: Stories,
})

function Stories() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  return (
    <StoriesPage
      search={search}
      onSearch={(change, step = 'replace') =>
        void navigate({
          to: '/app/interview/stories',
          search: { ...search, ...change },
          replace: step === 'replace',
          resetScroll: false,
        })
      }
    />
  )
}
