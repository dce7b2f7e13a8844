import { useQuery } from '@tanstack/react-query'
import { ArrowLeft, Eye, Webhook } from 'lucide-react'
import { DetailLayout } from '#ui/page/detail-layout.tsx'
import { PageHeader } from '#ui/page/page-header.tsx'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { QuickLinks } from '#ui/page/quick-links.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { CompanyForm } from './profile/company-form.tsx'
import { CompletenessCard, ProfileTips } from './profile/completeness-card.tsx'
import { EmbedCard } from './profile/embed-card.tsx'
import { LogoCard } from './profile/logo-card.tsx'
import { PromiseCard } from './profile/promise-card.tsx'
import { companyProfileQuery } from './queries.ts'

/** /app/company/profile: the company's profile, which candidates read before they apply (CPROF-01 to CPROF-13). */
export function CompanyProfilePage() {
  const query = useQuery(companyProfileQuery())
  return (
    <>
      <p className="mb-2">
        <ButtonLink to="/app/company" icon={ArrowLeft} variant="ghost" size="sm">
          Back to dashboard
        </ButtonLink>
      </p>
      <PageHeader
        title="Company Profile"
        purpose="What candidates read before they apply."
        actions={
          query.data && (
            <ButtonLink to={new URL(query.data.publicUrl).pathname} icon={Eye}>
              View public page
            </ButtonLink>
          )
        }
      />
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={6} lead="none" label="Loading the company profile" />}
        errorText="Failed to load company profile. Please try again later."
      >
        {(profile) => (
          <DetailLayout
            sideLabel="Logo and completeness"
            side={
              <>
                <LogoCard profile={profile} />
                {profile.promise && <PromiseCard promise={profile.promise} />}
                <CompletenessCard profile={profile} />
                <ProfileTips />
              </>
            }
          >
            <CompanyForm profile={profile} />
            <EmbedCard publicUrl={profile.publicUrl} />
            <QuickLinks
              id="other-systems"
              title="Integrations"
              links={[{ to: '/app/company/integrations', label: 'Webhooks and API keys', icon: Webhook }]}
            />
          </DetailLayout>
        )}
      </QueryBoundary>
    </>
  )
}
