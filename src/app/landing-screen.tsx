import { useSuspenseQuery } from '@tanstack/react-query'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import type { Landing } from '#features/jobs/landing-contract.ts'
import { landingPath } from '#features/jobs/landing-rules.ts'
import { LandingPage } from '#features/jobs/ui/landing/landing-page.tsx'
import { SiteFrame } from '#features/site/ui/site-frame.tsx'

/** A landing page of the job board in the frame of the site. */
export function LandingScreen({ landing }: { landing: Landing }) {
  const { viewer } = useSuspenseQuery(sessionQuery()).data
  return (
    <SiteFrame here="/jobs" back={landingPath(landing)}>
      <LandingPage landing={landing} viewer={viewer} />
    </SiteFrame>
  )
}
