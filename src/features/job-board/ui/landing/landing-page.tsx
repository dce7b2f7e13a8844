import { Bell } from 'lucide-react'
import type { Viewer } from '#lib/viewer.ts'
import { ButtonLink } from '#ui/primitives/button.tsx'
import type { Landing } from '../../landing-contract.ts'
import { landingPath, REMOTE, sharedWords } from '../../landing-rules.ts'
import { Breadcrumbs } from '../public/breadcrumbs.tsx'
import { FitInvitation } from '../public/fit-invitation.tsx'
import { NumberedPages } from '../public/numbered-pages.tsx'
import { PublicJobRow } from '../public/public-job-row.tsx'
import { CountedLinks } from './counted-links.tsx'
import { LandingAside } from './landing-aside.tsx'
import { LandingFacts } from './landing-facts.tsx'
import { landingSteps, landingTitle, searchPath } from './landing-labels.ts'
import '../public/public-jobs.css'
import './browse.css'

/** All open jobs of a role, a place or both. It has only links, so it works without JavaScript. */
export function LandingPage({ landing, viewer }: { landing: Landing; viewer: Viewer | null }) {
  const { stats } = landing
  return (
    <div className="pub jb posting br">
      <Breadcrumbs steps={landingSteps(landing)} />
      <h1>{landingTitle(landing)}</h1>
      {stats.jobs > 0 ? <OpenJobs landing={landing} /> : <NoJobs landing={landing} />}
      <Near landing={landing} />
      {landing.isListed && <FitInvitation viewer={viewer} matching={null} />}
    </div>
  )
}

function OpenJobs({ landing }: { landing: Landing }) {
  const { stats, jobs } = landing
  const now = new Date()
  return (
    <>
      {landing.isListed && <LandingFacts stats={stats} now={now} />}
      <div className="posting-cols br-cols">
        <section className="jb-results" id="jobs" aria-label="Open jobs">
          <ul className="jb-list">
            {jobs.items.map((job) => (
              <PublicJobRow key={job.id} job={job} now={now} />
            ))}
          </ul>
          <NumberedPages path={landingPath(landing)} {...jobs} total={stats.jobs} hash="jobs" />
        </section>
        <LandingAside landing={landing} />
      </div>
    </>
  )
}

function NoJobs({ landing }: { landing: Landing }) {
  return (
    <div className="br-none">
      <p className="lead">New jobs appear here as soon as they're posted.</p>
      <div className="row wrap">
        <ButtonLink to={searchPath(landing)} icon={Bell} variant="primary" size="lg" rel="nofollow">
          Email me new jobs
        </ButtonLink>
        <ButtonLink to="/jobs" size="lg">
          See all open jobs
        </ButtonLink>
      </div>
    </div>
  )
}

/** Links to related landing pages. */
function Near({ landing: { role, place, roles, places } }: { landing: Landing }) {
  const isRemote = place?.slug === REMOTE
  const isAlike = ({ slug }: { slug: string }) => role !== null && sharedWords(slug, role.slug) > 0
  const where = isRemote ? 'from anywhere' : `in ${place?.label}`
  return (
    <div className="br-near">
      {places.length > 0 && (
        <section>
          <h2>{role ? `${role.label} jobs${place ? ' in other locations' : ' by location'}` : 'Other locations'}</h2>
          <CountedLinks links={places} to={(one) => landingPath({ role, place: one })} />
        </section>
      )}
      {roles.length > 0 && (
        <section>
          <h2>{place ? `Roles ${where}` : roles.some(isAlike) ? 'Similar roles' : 'Other roles'}</h2>
          <CountedLinks links={roles} to={(one) => landingPath({ role: one, place })} />
        </section>
      )}
    </div>
  )
}
