import { createFileRoute, useNavigate } from '@tanstack/react-router'
import { firstData } from '#app/first-data.ts'
import { SecuritySection } from '#features/accounts/ui/components/security-section.tsx'
import { SessionsSection } from '#features/accounts/ui/components/sessions-section.tsx'
import { SubscriptionCard } from '#features/billing/ui/components/subscription-card.tsx'
import { MailChoicesSection } from '#features/campaigns/ui/components/mail-choices-section.tsx'
import { OwnDecisions } from '#features/moderation/ui/components/own-decisions.tsx'
import { ownItemsQuery } from '#features/moderation/ui/queries.ts'
import { PreferencesSection } from '#features/notifications/ui/components/preferences-section.tsx'
import { OwnDataSection } from '#features/privacy/ui/components/own-data-section.tsx'
import { profileTabs } from '#features/profiles/profile-tabs.ts'
import { ProfilePage } from '#features/profiles/ui/profile-page.tsx'
import { ownProfileQuery } from '#features/profiles/ui/queries.ts'
import { oneOf, readAddress } from '#lib/read-address.ts'
import { hasRole } from '#lib/viewer.ts'

export const Route = createFileRoute('/app/profile')({
  validateSearch: readAddress({ tab: oneOf(profileTabs) }),
  loader: ({ context: { queryClient } }) =>
    firstData(queryClient.prefetchQuery(ownProfileQuery()), queryClient.prefetchQuery(ownItemsQuery())),
  head: () => ({ meta: [{ title: 'Profile · Tandem' }] }),
  staticData: { breadcrumb: 'Profile' },
  component: OwnProfile,
})

function OwnProfile() {
  const { tab = 'personal' } = Route.useSearch()
  const { viewer } = Route.useRouteContext()
  const navigate = useNavigate()
  const isSeeker = hasRole(viewer, 'job_seeker')
  return (
    <>
      <OwnDecisions kinds={['profile']} />
      <ProfilePage
        isSeeker={isSeeker}
        tab={isSeeker || tab !== 'professional' ? tab : 'personal'}
        onTab={(next) => navigate({ to: '/app/profile', search: { tab: next }, replace: true })}
        account={{
          subscription: isSeeker && <SubscriptionCard />,
          notifications: (
            <>
              <PreferencesSection />
              <MailChoicesSection />
            </>
          ),
          sessions: <SessionsSection />,
          security: <SecuritySection />,
          ownData: <OwnDataSection />,
        }}
      />
    </>
  )
}
