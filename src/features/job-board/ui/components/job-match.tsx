import { useState } from 'react'
import { matchExplanation } from '#features/matching/match-explanation.ts'
import { leadingItems, matchChartSegments } from '#features/matching/segments.ts'
import { formatCount } from '#features/matching/years.ts'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Ring } from '#ui/primitives/score.tsx'
import type { JobDetail } from '../../contract.ts'
import { HowWorkedOut, MatchReasons } from './match-reasons.tsx'
import { ResumeOffer } from './resume-offer.tsx'
import '#features/job-postings/ui/components/job-article.css'
import './jobs.css'

const shownFirst = 5

/** How the job matches the default resume, each line with its evidence (JOBS-17), or why there is no match. */
export function JobMatch({ job }: { job: Pick<JobDetail, 'matching' | 'match'> }) {
  if (job.matching === null) return null
  if (!job.match) return <Unread matching={job.matching} />
  return <Explained match={job.match} />
}

type Match = NonNullable<JobDetail['match']>

function Explained({ match }: { match: Match }) {
  const [isExpanded, setExpanded] = useState(false)
  const { items, headline, summary, score, readFrom } = match
  const shown = isExpanded ? items : leadingItems(items, shownFirst)
  return (
    <section className="job-part" aria-label="Match">
      <div className="row row-4 job-sum">
        <Ring segments={matchChartSegments(items)} value={score} />
        <div>
          <h3>{headline}</h3>
          <p>{summary}</p>
        </div>
      </div>
      <MatchReasons items={shown} />
      <div className="row between wrap job-source">
        <span className="row">
          {items.length > shownFirst && (
            <>
              <button
                type="button"
                className="link-quiet"
                aria-expanded={isExpanded}
                onClick={() => setExpanded(!isExpanded)}
              >
                {isExpanded ? 'Show fewer' : `Show all ${formatCount(items.length)}`}
              </button>
              <span aria-hidden="true">·</span>
            </>
          )}
          <HowWorkedOut lines={matchExplanation} />
        </span>
        {readFrom && <span>Based on: {readFrom}</span>}
      </div>
    </section>
  )
}

function Unread({ matching }: { matching: Exclude<JobDetail['matching'], null> }) {
  return (
    <section className="job-part" aria-label="Match">
      {matching === 'reading' ? (
        <EmptyState bare title="Reading your resume">
          You'll soon see how well this job matches, requirement by requirement.
        </EmptyState>
      ) : matching === 'too_long' ? (
        <EmptyState bare title="No match available">
          Comparing this job with your resume took too long. A shorter resume may help.
        </EmptyState>
      ) : (
        <EmptyState bare title="How well do you match?" action={<ResumeOffer />}>
          {matching === 'no_resume'
            ? "Add a resume and we'll compare it with every job: what it requires, and where your resume shows it."
            : 'We found hardly any text in your default resume. It may be a scan. Upload a PDF or DOCX with selectable text.'}
        </EmptyState>
      )}
    </section>
  )
}
