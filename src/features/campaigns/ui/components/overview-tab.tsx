import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SectionHead } from '#ui/page/section-head.tsx'
import { StatCards, StatCardsSkeleton } from '#ui/page/stat-cards.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import { campaignOverviewQuery, campaignsQuery } from '../queries.ts'
import { counted, share } from './campaign-status.tsx'
import { CampaignsTable } from './campaigns-table.tsx'

/** Statistics of campaigns and the newsletter: counts of the last 30 days (CAMP-03, CAMP-10). */
export function OverviewTab() {
  const figures = useQuery(campaignOverviewQuery())
  const latest = useQuery(campaignsQuery({}))
  return (
    <div className="stack stack-6">
      <QueryBoundary query={figures} skeleton={<StatCardsSkeleton count={4} />} errorText="Failed to fetch campaigns">
        {({ mailsSent, opened, clicked, subscribers, suppressed, counts }) => (
          <>
            <StatCards
              stats={[
                {
                  label: 'Total subscribers',
                  value: counted(subscribers.total),
                  note: `${counted(subscribers.active)} active`,
                },
                { label: 'New subscribers', value: counted(subscribers.recent), note: 'in the last 30 days' },
                { label: 'Emails sent', value: counted(mailsSent), note: 'in campaigns of the last 30 days' },
                { label: 'Opened', value: share(opened, mailsSent), note: `${share(clicked, mailsSent)} clicked` },
              ]}
            />
            <p className="meta">
              {counted(counts.draft)} {counts.draft === 1 ? 'draft' : 'drafts'}, {counted(counts.scheduled)} scheduled,{' '}
              {counted(counts.sending + counts.paused)} sending, {counted(counts.sent)} sent, {counted(counts.failed)}{' '}
              failed. {counted(suppressed)} {suppressed === 1 ? 'address is' : 'addresses are'} never emailed. Automated
              opens are excluded.
            </p>
          </>
        )}
      </QueryBoundary>
      <section className="stack">
        <SectionHead title="Latest campaigns">
          <TextLink to="/app/admin/campaigns?tab=campaigns">All campaigns</TextLink>
        </SectionHead>
        <CampaignsTable query={latest} max={5} />
      </section>
    </div>
  )
}
