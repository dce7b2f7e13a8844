import { TextLink } from '#ui/primitives/button.tsx'
import type { Directory } from '../../landing-contract.ts'
import { landingPath, REMOTE } from '../../landing-rules.ts'
import { CountedLinks } from './counted-links.tsx'
import './browse.css'

/** The number of roles, places and companies at the bottom of the job board. */
export const maxBandLinks = 9

/** Links at the bottom of the job board: by role, by place and by company. */
export function BrowseBand({ directory: { roles, places, companies, remoteJobs } }: { directory: Directory }) {
  if (roles.length === 0) return null
  const remote = remoteJobs > 0 ? [{ slug: REMOTE, label: 'Remote', jobs: remoteJobs }] : []
  return (
    <section className="br-band" aria-labelledby="browse">
      <h2 id="browse">Browse jobs</h2>
      <div>
        <div>
          <h3>By role</h3>
          <CountedLinks links={roles} to={(role) => landingPath({ role })} />
          <TextLink to="/jobs/browse#roles">All roles</TextLink>
        </div>
        <div>
          <h3>By location</h3>
          <CountedLinks links={[...remote, ...places].slice(0, maxBandLinks)} to={(place) => landingPath({ place })} />
          <TextLink to="/jobs/browse#places">All locations</TextLink>
        </div>
        <div>
          <h3>By company</h3>
          <CountedLinks
            links={companies.map(({ slug, name, jobs }) => ({ slug, label: name, jobs }))}
            to={({ slug }) => `/companies/${slug}`}
          />
          <TextLink to="/companies">All companies</TextLink>
        </div>
      </div>
    </section>
  )
}
