import { Briefcase, Building2, Globe, MapPin } from 'lucide-react'
import { AppLink } from '#ui/primitives/app-link.tsx'

type Company = {
  name: string
  location: string | null
  industry: string | null
  sizeRange: string | null
  website: string | null
  openJobs: number
}

/** What the company told of itself; a line for each thing it told. */
export function AboutCompany({ company }: { company: Company }) {
  const { name, location, website, openJobs } = company
  const kind = [company.industry, company.sizeRange && `${company.sizeRange} employees`].filter(Boolean).join(', ')
  const site = website && /^https?:\/\//i.test(website) && URL.canParse(website) ? new URL(website) : null
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
        <li>
          <Briefcase className="ic" />
          <AppLink to={`/jobs?${new URLSearchParams({ q: `"${name}"` })}`}>
            {openJobs} open {openJobs === 1 ? 'job' : 'jobs'}
          </AppLink>
        </li>
      </ul>
    </section>
  )
}
