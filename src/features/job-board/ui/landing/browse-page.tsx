import type { ReactNode } from 'react'
import { TextLink } from '#ui/primitives/button.tsx'
import type { Directory } from '../../landing-contract.ts'
import { landingPath, REMOTE } from '../../landing-rules.ts'
import { Breadcrumbs } from '../public/breadcrumbs.tsx'
import { CountedLinks } from './counted-links.tsx'
import '../public/public-jobs.css'
import './browse.css'

export const browseSteps = [
  { to: '/jobs', label: 'Jobs' },
  { to: '/jobs/browse', label: 'Browse' },
]

const byName = <T extends { label: string }>(all: readonly T[]): T[] =>
  [...all].sort((a, b) => a.label.localeCompare(b.label, 'en'))

/** Roles and places with open jobs in alphabetical order, and the companies with the most open jobs. */
export function BrowsePage({ directory }: { directory: Directory }) {
  const { roles, places, companies, totals, remoteJobs } = directory
  const remote = remoteJobs > 0 ? [{ slug: REMOTE, label: 'Remote', jobs: remoteJobs }] : []
  return (
    <div className="pub jb posting br">
      <Breadcrumbs steps={browseSteps} />
      <h1>Browse jobs</h1>
      <p className="lead br-lead">By role, location or company.</p>
      <nav className="br-jump" aria-label="On this page">
        <Jump to="roles" count={totals.roles} one="role" more="roles" />
        <Jump to="places" count={totals.places} one="place" more="places" />
        <Jump to="companies" count={totals.companies} one="company" more="companies" />
      </nav>
      <Part id="roles" title="Roles" all={totals.roles} shown={roles.length}>
        <CountedLinks links={byName(roles)} to={(role) => landingPath({ role })} />
      </Part>
      <Part id="places" title="Locations" all={totals.places} shown={places.length}>
        <CountedLinks links={[...remote, ...byName(places)]} to={(place) => landingPath({ place })} />
      </Part>
      <Part id="companies" title="Companies" all={totals.companies} shown={Math.min(companies.length, 24)}>
        <CountedLinks
          links={companies.slice(0, 24).map(({ slug, name, jobs }) => ({ slug, label: name, jobs }))}
          to={({ slug }) => `/companies/${slug}`}
        />
        <p className="br-all">
          <TextLink to="/companies">All companies that are hiring</TextLink>
        </p>
      </Part>
    </div>
  )
}

const Jump = ({ to, count, one, more }: { to: string; count: number; one: string; more: string }) => (
  <a className="link" href={`#${to}`}>
    {count.toLocaleString('en-US')} {count === 1 ? one : more}
  </a>
)

type PartProps = { id: string; title: string; all: number; shown: number; children: ReactNode }

function Part({ id, title, all, shown, children }: PartProps) {
  return (
    <section className="br-part" aria-labelledby={id}>
      <div>
        <h2 id={id}>{title}</h2>
        <p className="meta">
          {shown < all
            ? `Showing ${shown.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}, most open jobs first.`
            : 'With the number of open jobs.'}
        </p>
      </div>
      <div>{children}</div>
    </section>
  )
}
