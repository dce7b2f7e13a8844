import { Bell, Rss } from 'lucide-react'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import type { Landing } from '../../landing-contract.ts'
import { feedPath, searchPath } from './landing-labels.ts'
import '../public/public-jobs.css'
import './browse.css'

/** Top employers, top skills, and links to email alerts and the feed. */
export function LandingAside({ landing }: { landing: Landing }) {
  const { employers, skills } = landing.stats
  return (
    <aside className="posting-side" aria-label="About these jobs">
      {landing.isListed && (
        <section>
          <h2>Top employers</h2>
          <ul className="list br-employers">
            {employers.map(({ id, slug, name, logoUrl, jobs }) => (
              <li key={id}>
                <CompanyMark name={name} src={logoUrl} size="sm" />
                <AppLink to={`/companies/${slug}`}>{name}</AppLink>
                <span className="meta num">
                  {jobs.toLocaleString('en-US')}
                  <span className="vh"> {jobs === 1 ? 'job' : 'jobs'}</span>
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      {skills.named.length > 0 && (
        <section>
          <h2>Top skills</h2>
          <ul className="row wrap br-skills">
            {skills.named.map(({ name, postings }) => (
              <li key={name}>
                {name} <span className="num">{postings}</span>
              </li>
            ))}
          </ul>
          <p className="meta">Based on the newest {skills.read} postings.</p>
        </section>
      )}
      <section className="stack-2">
        <ButtonLink to={searchPath(landing)} icon={Bell} block rel="nofollow">
          Email me new jobs
        </ButtonLink>
        <ButtonLink to={feedPath(landing)} icon={Rss} variant="ghost" block>
          RSS feed
        </ButtonLink>
      </section>
    </aside>
  )
}
