import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { Steps } from '#ui/primitives/progress.tsx'
import type { CompanyDashboard } from '../../../company-dashboard-contract.ts'

const COUNTED = 6

/** The company and the completeness of its profile: six fields, without the logo (CDASH-04). */
export function CompanyCard({ dashboard: { companyName, companyLogo, profile } }: { dashboard: CompanyDashboard }) {
  const done = COUNTED - profile.missing.length
  const facts = [profile.industry, profile.location, profile.sizeRange && `${profile.sizeRange} employees`]
  return (
    <section className="card" aria-labelledby="own-company">
      <div className="card-body stack stack-4">
        <div className="row row-4">
          <CompanyMark name={companyName} src={companyLogo} size="lg" />
          <div>
            <h2 id="own-company">{companyName}</h2>
            <p className="meta">{facts.filter(Boolean).join(' · ') || 'No details yet'}</p>
          </div>
        </div>
        <div className="stack stack-2">
          <div className="row between">
            <span>Profile completeness</span>
            <b className="num">{profile.percent}%</b>
          </div>
          <Steps done={done} total={COUNTED} next label={`${done} of ${COUNTED} filled`} />
        </div>
        <ButtonLink to="/app/company/profile" block>
          {profile.percent === 100 ? 'Open profile' : 'Complete profile'}
        </ButtonLink>
      </div>
    </section>
  )
}
