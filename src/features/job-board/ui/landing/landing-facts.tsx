import { timeAgoInside } from '#lib/dates.ts'
import { dollars } from '#lib/money.ts'
import type { LandingStats } from '../../landing-contract.ts'
import { minPaid } from '../../landing-rules.ts'
import '../public/public-jobs.css'
import './browse.css'

/** Four statistics of the open jobs. Only for pages with enough jobs. */
export function LandingFacts({ stats, now }: { stats: LandingStats; now: Date }) {
  const { pay, newThisWeek, remote, lastPostedAt, companies, jobs } = stats
  return (
    <dl className="posting-facts br-facts">
      <div>
        <dt>Typical pay</dt>
        {pay ? (
          <dd className="num">
            {dollars(pay.low)} - {dollars(pay.high)}
            <small>
              In US dollars a year: medians of the {pay.postings.toLocaleString('en-US')} postings with a salary range
            </small>
          </dd>
        ) : (
          <dd>
            Not enough data<small>Shown from {minPaid} postings with a salary range</small>
          </dd>
        )}
      </div>
      <div>
        <dt>New this week</dt>
        <dd className="num">
          {newThisWeek.toLocaleString('en-US')}
          {lastPostedAt && (
            <small>
              Latest <time dateTime={lastPostedAt.toISOString()}>{timeAgoInside(lastPostedAt, now, 'UTC')}</time>
            </small>
          )}
        </dd>
      </div>
      <div>
        <dt>Companies hiring</dt>
        <dd className="num">
          {companies.toLocaleString('en-US')}
          <small>
            For {jobs.toLocaleString('en-US')} open {jobs === 1 ? 'job' : 'jobs'}
          </small>
        </dd>
      </div>
      <div>
        <dt>Remote possible</dt>
        <dd className="num">
          {remote.toLocaleString('en-US')}
          <small>Of {jobs.toLocaleString('en-US')}</small>
        </dd>
      </div>
    </dl>
  )
}
