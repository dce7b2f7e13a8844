import { ExternalLink } from 'lucide-react'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import type { OpenCompanyPage } from '../../company-page-contract.ts'
import { Breadcrumbs } from '../public/breadcrumbs.tsx'
import { safeSite } from '../public/safe-site.ts'
import { CompanyJobs } from './company-jobs.tsx'
import { companySteps } from './company-steps.ts'
import { jobsLabel } from './jobs-label.ts'
import { PromiseCard } from './promise-card.tsx'
import '../public/public-jobs.css'

/** The public page of a company: its profile, its response promise and its open jobs. It has only links, so it works without JavaScript. */
export function CompanyPage({ page }: { page: OpenCompanyPage }) {
  const { company, promise, jobs } = page
  const website = safeSite(company.website)
  return (
    <div className="pub posting">
      <Breadcrumbs steps={companySteps(company)} />
      <header className="posting-head company-head">
        <CompanyMark name={company.name} src={company.logoUrl} size="xl" />
        <h1>{company.name}</h1>
      </header>
      <Facts company={company} total={jobs.total} />
      <div className="posting-cols company-cols">
        <div className="company-main">
          {company.description && <About text={company.description} />}
          <CompanyJobs company={company} jobs={jobs} now={new Date()} />
        </div>
        <aside className="posting-side" aria-label={`About ${company.name}`}>
          {promise && <PromiseCard promise={promise} />}
          {website && (
            <ButtonLink to={website.href} iconEnd={ExternalLink} rel="noopener nofollow" block>
              {website.hostname.replace(/^www\./, '')}
            </ButtonLink>
          )}
        </aside>
      </div>
    </div>
  )
}

/** The company's description. Empty lines separate paragraphs, and the first paragraph is larger. */
function About({ text }: { text: string }) {
  const [first, ...others] = text.split(/\n\s*\n/)
  return (
    <div className="company-about">
      <p className="company-lead">{first}</p>
      {others.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </div>
  )
}

function Facts({ company, total }: { company: OpenCompanyPage['company']; total: number }) {
  const facts = [
    ['Hiring', jobsLabel(total)],
    ['Industry', company.industry],
    ['Size', company.sizeRange && `${company.sizeRange} employees`],
    ['Location', company.location],
  ] as const
  return (
    <dl className="posting-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className="num">{value || 'Not specified'}</dd>
        </div>
      ))}
    </dl>
  )
}
