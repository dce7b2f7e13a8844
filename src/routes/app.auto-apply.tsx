import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { requireRoles } from '#app/guards.ts'
import { AutoApplyPage } from '#features/auto-apply/ui/auto-apply-page.tsx'
import { AutoApplySearch } from '#features/auto-apply/ui/auto-apply-search.ts'
import { queueQuery, settingsQuery } from '#features/auto-apply/ui/queries.ts'
import { StoryPicker } from '#features/interview-stories/ui/components/story-picker.tsx'

export const Route = createFileRoute('/app/auto-apply')({
  beforeLoad: requireRoles('job_seeker'),
  validateSearch: AutoApplySearch,
  loader: ({ context: { queryClient } }) =>
    firstData(queryClient.prefetchQuery(queueQuery()), queryClient.prefetchQuery(settingsQuery())),
  staticData: { breadcrumb: 'Auto Apply' },
  head: () => ({ meta: [{ title: 'Auto Apply · Tandem' }] }),
  component: AutoApply,
})

function AutoApply() {
  const search = Route.useSearch()
  const navigate = useNavigate()
  return (
    <AutoApplyPage
      search={search}
      renderInsert={(insert) => <StoryPicker as="answer" onPick={insert} />}
      onSearch={(change) => {
        // opening an item adds a history entry, closing it does not
        const isOpening = change.entry !== undefined || change.sent !== undefined || 'tab' in change
        void navigate({
          to: '/app/auto-apply',
          search: { ...search, ...change },
          replace: !isOpening,
          resetScroll: false,
        })
      }}
    />
  )
}
