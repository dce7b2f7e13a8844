import { useQuery } from '@tanstack/react-query'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { CampaignEditor } from './components/campaign-editor.tsx'
import { CampaignReport } from './components/campaign-report.tsx'
import { DetailSkeleton } from './components/detail-skeleton.tsx'
import { campaignQuery } from './queries.ts'

type Props = { id: string; onOpen: (id: string) => void; onGone: () => void }

/** /app/admin/campaigns/$id: the editor of a draft, or the report of a campaign that is being or was sent. */
export function CampaignPage({ id, onOpen, onGone }: Props) {
  const query = useQuery(campaignQuery(id))
  return (
    <QueryBoundary
      query={query}
      skeleton={<DetailSkeleton />}
      errorText="Failed to fetch campaigns"
      missing={
        <>
          <PageHeader title="Campaign" purpose="One email to many recipients." />
          <EmptyState
            title="This campaign does not exist"
            level={2}
            action={<ButtonLink to="/app/admin/campaigns">All campaigns</ButtonLink>}
          >
            It may have been deleted while it was a draft.
          </EmptyState>
        </>
      }
    >
      {(campaign) =>
        campaign.status === 'draft' ? (
          <CampaignEditor key={campaign.id} campaign={campaign} onGone={onGone} />
        ) : (
          <CampaignReport campaign={campaign} onOpen={onOpen} />
        )
      }
    </QueryBoundary>
  )
}
