import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import type { Landing } from '#features/job-board/landing-contract.ts'
import { landingPath } from '#features/job-board/landing-rules.ts'
import { landingHead } from '#features/job-board/ui/landing/landing-head.ts'
import { LandingPage } from '#features/job-board/ui/landing/landing-page.tsx'
import { loadLanding } from '#features/job-board/ui/landing/load-landing.ts'
import { PlainFailure } from '#features/site/ui/plain-failure.tsx'
import { siteFactsQuery } from '#features/site/ui/queries.ts'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

/** Loads a landing page by role, by place or by both, together with the site's URL. */
export async function loadLandingScreen(client: QueryClient, search: { role?: string; place?: string }, page: number) {
  const [landing, { origin }] = await Promise.all([
    loadLanding(client, search, page),
    client.fetchQuery(siteFactsQuery()),
  ])
  return { landing, head: landingHead(landing, origin) }
}

/** A landing page of the job board in the frame of the site. */
export function LandingScreen({ landing }: { landing: Landing }) {
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  return (
    <SiteFrame here="/jobs" back={landingPath(landing)}>
      <LandingPage landing={landing} viewer={viewer} />
    </SiteFrame>
  )
}

export const LandingFailure = () => <PlainFailure title="Failed to load jobs" retry="/jobs" />
