import { useQuery } from '@tanstack/react-query'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { ListingForm } from './components/listing-form.tsx'
import { OpenedLog } from './components/opened-log.tsx'
import { SharedLinks } from './components/shared-links.tsx'
import { listingQuery } from './queries.ts'

/** /app/distribution: settings for being found, shared links, and the log of views (COACH-09, COACH-10). */
export function DistributionPage() {
  const query = useQuery(listingQuery())
  return (
    <>
      <PageHeader
        title="Distribution"
        purpose="Choose who sees your resume: companies that search, and people you share a link with. You can change this at any time."
      />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={6} label="Loading your settings" />}
        errorText="Failed to load your settings"
      >
        {(listing) => (
          <div className="stack stack-8">
            <ListingForm listing={listing} />
            <SharedLinks resumes={listing.resumes} />
            <OpenedLog />
          </div>
        )}
      </QueryBoundary>
    </>
  )
}
