import { useQuery } from '@tanstack/react-query'
import { longDateTime } from '#lib/dates.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { LogEntry } from '../../contract.ts'
import { listingLogQuery } from '../queries.ts'
import './candidates.css'

const words: Record<LogEntry['kind'], string> = {
  profile: 'viewed your profile in the candidate search',
  resume: 'viewed the resume you show',
  link: 'opened the link',
  invitation: 'invited you to apply for',
}

/** Who opened what, and when. Companies are named; for other visitors only the time is shown (COACH-10). */
export function OpenedLog() {
  const query = useQuery(listingLogQuery())
  const zone = useZone()
  return (
    <section className="card" aria-labelledby="log-title">
      <header className="card-head">
        <h2 id="log-title">Who viewed your profile</h2>
        <span className="meta">Each visitor is counted once a day.</span>
      </header>
      <div className="card-body">
        <QueryBoundary
          query={query}
          skeleton={<SkeletonRows rows={3} label="Loading the log" />}
          errorText="Failed to load the log"
          isEmpty={(log) => log.length === 0}
          empty={<p className="meta">No views yet.</p>}
        >
          {(log) => (
            <ul className="list opened">
              {log.map((entry) => (
                <li key={`${entry.at.getTime()} ${entry.kind} ${entry.detail}`}>
                  <div className="grow">
                    <b>{entry.company ?? 'A visitor not signed in for a company'}</b> {words[entry.kind]}{' '}
                    {entry.href ? (
                      <AppLink className="link" to={entry.href}>
                        {entry.detail}
                      </AppLink>
                    ) : (
                      entry.detail && `“${entry.detail}”`
                    )}
                  </div>
                  <time className="meta" dateTime={entry.at.toISOString()}>
                    {longDateTime(entry.at, zone)}
                  </time>
                </li>
              ))}
            </ul>
          )}
        </QueryBoundary>
      </div>
    </section>
  )
}
