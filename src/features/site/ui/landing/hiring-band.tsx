import { Avatar } from '#ui/primitives/avatar.tsx'
import { ButtonLink } from '#ui/primitives/button.tsx'
import { type Met, Score } from '#ui/primitives/score.tsx'
import { StatusPill } from '#ui/primitives/status-pill.tsx'
import { landing, sampleCandidates } from '../../copy.ts'
import './landing.css'

const SEGMENTS = 9

function segmentsOf(met: number, partly: number): Met[] {
  return Array.from({ length: SEGMENTS }, (_, n) =>
    n < met ? 'met' : n < met + partly ? 'partly' : n === met + partly ? 'missing' : 'unknown',
  )
}

/** The section for companies, in its own color. */
export function HiringBand() {
  const { title, lead, action } = landing.hiring
  return (
    <section className="band lp-hiring" data-portal="company">
      <div className="pub lp-hiring-cols">
        <div>
          <h2>{title}</h2>
          <p className="lead">{lead}</p>
          <ButtonLink to="/for-companies" variant="marigold" size="lg">
            {action}
          </ButtonLink>
        </div>
        <ul className="lp-candidates" aria-label="Candidates as a company sees them, samples">
          {sampleCandidates.map(({ name, about, status, label, score, met, partly }) => (
            <li key={name} className="board-card">
              <div className="row between">
                <div className="who">
                  <Avatar name={name} size="sm" />
                  <div>
                    <b>{name}</b>
                    <div className="meta">{about}</div>
                  </div>
                </div>
                <StatusPill status={status} label={label} />
              </div>
              <div className="fit">
                <Score segments={segmentsOf(met, partly)} value={score} />
                <b className="num" aria-hidden="true">
                  {score}
                </b>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
