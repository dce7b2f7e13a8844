import { createFileRoute } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { useSession } from '#features/accounts/ui/queries.ts'
import { teamQuery, teamStatsQuery } from '#features/companies/ui/queries.ts'
import { TeamPage } from '#features/companies/ui/team-page.tsx'

export const Route = createFileRoute('/app/company/team')({
  loader: ({ context: { queryClient } }) =>
    firstData(queryClient.prefetchQuery(teamQuery()), queryClient.prefetchQuery(teamStatsQuery())),
  head: () => ({ meta: [{ title: 'Team · Tandem' }] }),
  component: Team,
})

function Team() {
  const { viewer } = useSession()
  return <TeamPage ownUserId={viewer?.userId ?? ''} />
}
