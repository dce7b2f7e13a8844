import { useQuery } from '@tanstack/react-query'
import { ClipboardCheck, Lock, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { errorCode, errorText } from '#ui/error-text.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button, IconButton } from '#ui/primitives/button.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { lazyComponent } from '#ui/shell/lazy-component.tsx'
import type { Evaluation } from '../../contract.ts'
import { recommendationLabels, recommendations } from '../../rules.ts'
import { evaluationQuery } from '../queries.ts'
import { ScoreSegments } from './score-segments.tsx'
import './evaluations.css'

const AttributesDialog = lazyComponent(async () => (await import('./attributes-dialog.tsx')).AttributesDialog)
const EveryScoreDialog = lazyComponent(async () => (await import('./every-score-dialog.tsx')).EveryScoreDialog)
const ScorecardDialog = lazyComponent(async () => (await import('./scorecard-dialog.tsx')).ScorecardDialog)

type Candidate = { id: string; jobId: string; candidateName: string }
type Open = 'own' | 'everyone' | 'attributes'

/**
 * The team's rating of an application: averages once the viewer's scorecard is submitted, and a button to open it.
 */
export function ScorecardSection({ application }: { application: Candidate }) {
  const query = useQuery(evaluationQuery(application.id))
  const [open, setOpen] = useState<Open | null>(null)
  const { data } = query
  const close = () => setOpen(null)
  // the viewer's own application: explained, without a retry button
  if (!data && errorCode(query.error) === 'OWN_APPLICATION') {
    return (
      <section aria-label="Scorecard">
        <h3>Scorecard</h3>
        <p className="meta">{errorText(query.error, '')}</p>
      </section>
    )
  }
  return (
    <section aria-label="Scorecard">
      <div className="scorecard-head">
        <h3>Scorecard</h3>
        <span className="row">
          {data && data.attributes.length > 0 && (
            <span className="meta">
              {data.progress.scored} of {data.progress.people} people
            </span>
          )}
          {data?.canScore && data.attributes.length > 0 && (
            <IconButton
              icon={SlidersHorizontal}
              size="sm"
              label="Edit scorecard"
              onClick={() => setOpen('attributes')}
            />
          )}
        </span>
      </div>
      <QueryBoundary
        query={query}
        skeleton={<SkeletonRows rows={3} lead="none" label="Loading the scorecard" />}
        errorText="Failed to load the scorecard"
      >
        {(evaluation) => <Scores evaluation={evaluation} onOpen={setOpen} />}
      </QueryBoundary>
      {data && open === 'own' && <ScorecardDialog application={application} evaluation={data} onClose={close} />}
      {data?.results && open === 'everyone' && (
        <EveryScoreDialog application={application} evaluation={data} results={data.results} onClose={close} />
      )}
      {open === 'attributes' && <AttributesDialog jobId={application.jobId} onClose={close} />}
    </section>
  )
}

function Scores({ evaluation, onOpen }: { evaluation: Evaluation; onOpen: (open: Open) => void }) {
  const { attributes, results, canScore, own, draft } = evaluation
  if (attributes.length === 0) {
    return (
      <>
        <p className="meta">This job has no scorecard yet.</p>
        {canScore && (
          <Button size="sm" icon={ClipboardCheck} className="mt-3" onClick={() => onOpen('attributes')}>
            Set up scorecard
          </Button>
        )}
      </>
    )
  }
  const averages = new Map(results?.averages.map(({ attributeId, average }) => [attributeId, average]))
  return (
    <>
      <ul className="scores">
        {attributes.map(({ id, name, isRemoved }) => (
          <li key={id}>
            <span>
              {name}
              {isRemoved && <span className="meta"> (removed)</span>}
            </span>
            <ScoreSegments average={averages.get(id) ?? null} name={name} />
          </li>
        ))}
      </ul>
      <ScoreSummary evaluation={evaluation} />
      <div className="row wrap gap-3 mt-3">
        {canScore && (
          <Button size="sm" icon={ClipboardCheck} onClick={() => onOpen('own')}>
            {draft ? 'Continue scoring' : own ? 'Edit your scores' : 'Add your scores'}
          </Button>
        )}
        {results && (
          <button type="button" className="link" onClick={() => onOpen('everyone')}>
            See all scores
          </button>
        )}
      </div>
    </>
  )
}

const listed = new Intl.ListFormat('en', { type: 'conjunction' })

/** The recommendations, or why they are not shown yet. */
function ScoreSummary({ evaluation: { results, progress, canScore, own } }: { evaluation: Evaluation }) {
  if (results) {
    const counts = recommendations
      .map((value) => ({ value, count: results.cards.filter((card) => card.recommendation === value).length }))
      .filter(({ count }) => count > 0)
    return (
      <p className="meta">
        Recommended:{' '}
        {counts.map(({ value, count }) => `${recommendationLabels[value].toLowerCase()} ${count}`).join(', ')}
      </p>
    )
  }
  if (!canScore || own) return <p className="meta">No scores yet.</p>
  if (progress.scored === 0) return <p className="meta">No scores yet. Be the first.</p>
  const names = listed.format(progress.by.map(({ name }) => name))
  return (
    <p className="meta scores-blind">
      <Lock className="ic ic-sm" />
      <span>
        {names ? `${names} scored.` : 'A former member scored.'} You'll see others' scores after you submit yours.
      </span>
    </p>
  )
}
