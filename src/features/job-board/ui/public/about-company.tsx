import { Briefcase, Building2, Globe, MapPin } from 'lucide-react'
import type { ReplyPromise } from '#features/companies/promise-contract.ts'
import { PromiseLine } from '#features/companies/ui/components/promise-line.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import { safeSite } from './safe-site.ts'
import './public-jobs.css'

type Company = {
  name: string
  slug: string
  location: string | null
  industry: string | null
  sizeRange: string | null
  website: string | null
  openJobs: number
}

/** The known details of the company, one per line, and a link to its page. */
export function AboutCompany({ company, promise }: { company: Company; promise: ReplyPromise | null }) {
  const { name, slug, location, website, openJobs } = company
  const kind = [company.industry, company.sizeRange && `${company.sizeRange} employees`].filter(Boolean).join(', ')
  const site = safeSite(website)
  return (
    <section className="posting-company">
      <h2>About {name}</h2>
      <ul className="list">
        {kind && (
          <li>
            <Building2 className="ic" />
            {kind}
          </li>
        )}
        {location && (
          <li>
            <MapPin className="ic" />
            {location}
          </li>
        )}
        {site && (
          <li>
            <Globe className="ic" />
            <a href={site.href} rel="noopener nofollow">
              {site.hostname.replace(/^www\./, '')}
            </a>
          </li>
        )}
        {promise && (
          <li>
            <PromiseLine promise={promise} />
          </li>
        )}
        <li>
          <Briefcase className="ic" />
          <AppLink to={`/companies/${slug}#jobs`}>
            {openJobs} open {openJobs === 1 ? 'job' : 'jobs'}
          </AppLink>
        </li>
      </ul>
      <p>
        <TextLink to={`/companies/${slug}`}>About the company</TextLink>
      </p>
    </section>
  )
}
