import { Search } from 'lucide-react'
import { postedAgeShort } from '#lib/dates.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Button, ButtonLink } from '#ui/primitives/button.tsx'
import { Input } from '#ui/primitives/input.tsx'
import type { HiringCompanies } from '../../landing-contract.ts'
import { jobsLabel } from '../company/jobs-label.ts'
import { Breadcrumbs } from '../public/breadcrumbs.tsx'
import { NumberedPages } from '../public/numbered-pages.tsx'
import '../public/public-jobs.css'
import './browse.css'

export const companiesSteps = [
  { to: '/jobs', label: 'Jobs' },
  { to: '/companies', label: 'Companies' },
]

/** '36 companies are hiring' */
export const companiesTitle = (total: number): string =>
  `${total === 0 ? 'No' : total.toLocaleString('en-US')} ${total === 1 ? 'company is' : 'companies are'} hiring`

/** All companies with open jobs, most jobs first. A plain form searches them by name. */
export function CompaniesPage({ companies, q }: { companies: HiringCompanies; q: string }) {
  const { items, total, page, pageSize } = companies
  const now = new Date()
  return (
    <div className="pub jb posting br">
      <Breadcrumbs steps={companiesSteps} />
      <h1>{q ? 'Companies' : companiesTitle(total)}</h1>
      <search>
        <form className="jb-form" action="/companies" method="get">
          <Input
            icon={Search}
            name="q"
            type="search"
            defaultValue={q}
            maxLength={100}
            aria-label="Company name"
            placeholder="Company name"
          />
          <Button type="submit" variant="primary" size="lg">
            Search
          </Button>
        </form>
      </search>
      <section className="jb-results" aria-label="Companies">
        {q && (
          <p className="jb-line">
            <span>
              <b className="strong num">{total.toLocaleString('en-US')}</b> with <b className="strong">{q}</b> in the
              name
              <AppLink to="/companies" className="jb-clear">
                Clear
              </AppLink>
            </span>
          </p>
        )}
        {items.length === 0 ? (
          <EmptyState
            title="No companies found"
            level={2}
            bare
            action={<ButtonLink to="/companies">All companies</ButtonLink>}
          >
            No hiring company matches this name.
          </EmptyState>
        ) : (
          <ul className="jb-list">
            {items.map((company) => (
              <CompanyRow key={company.id} company={company} now={now} />
            ))}
          </ul>
        )}
        <NumberedPages
          path={q ? `/companies?${new URLSearchParams({ q })}` : '/companies'}
          {...{ page, pageSize, total }}
        />
      </section>
    </div>
  )
}

function CompanyRow({ company, now }: { company: HiringCompanies['items'][number]; now: Date }) {
  const { slug, name, logoUrl, industry, location, jobs, lastPostedAt } = company
  return (
    <li className="jb-row br-company">
      <CompanyMark name={name} src={logoUrl} size="lg" />
      <div className="jb-what">
        <h2>
          <AppLink to={`/companies/${slug}`}>{name}</AppLink>
        </h2>
        <p>{[industry, location].filter(Boolean).join(' · ')}</p>
      </div>
      <span className="jb-pay num">{jobsLabel(jobs)}</span>
      <span className="meta jb-age">
        latest <time dateTime={lastPostedAt.toISOString()}>{postedAgeShort(lastPostedAt, now)}</time>
      </span>
    </li>
  )
}
