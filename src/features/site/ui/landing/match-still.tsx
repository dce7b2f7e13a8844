import { CompanyMark } from '#ui/primitives/avatar.tsx'
import { Ring } from '#ui/primitives/score.tsx'
import { sampleMatch } from '../../copy.ts'
import './landing.css'

/** A posting on the left, a resume on the right, and a line for each requirement that it meets. */
export function MatchStill() {
  const { company, mark, title, asked, open, person, from, shown, score, states, verdict } = sampleMatch
  return (
    <section className="lp-stage pub" aria-label="How a match is explained, a sample">
      <div className="lp-spread">
        <article className="lp-sheet">
          <p className="row row-3">
            <CompanyMark name={company} src={`/brand/companies/${mark}.svg`} />
            <span>
              <b className="strong">{company}</b>
              <br />
              <span className="meta">is looking for</span>
            </span>
          </p>
          <h2>{title}</h2>
          <ol className="lp-asked">
            {asked.map((text, index) => (
              <li key={text}>
                <i aria-hidden="true">{index + 1}</i>
                {text}
              </li>
            ))}
            <li className="is-open">
              <i aria-hidden="true">{asked.length + 1}</i>
              <span>
                {open.label} <small>{open.note}</small>
              </span>
            </li>
          </ol>
        </article>
        <Threads />
        <article className="lp-sheet lp-resume">
          <p className="row between wrap">
            <b className="lp-person">{person}</b>
            <span className="meta">her resume, unchanged</span>
          </p>
          <p className="meta lp-from">{from}</p>
          <ol className="lp-shown">
            {shown.map(({ before, marked, after }, index) => (
              <li key={marked}>
                <i aria-hidden="true">{index + 1}</i>
                <span>
                  {before}
                  <span className="hl">{marked}</span>
                  {after}
                </span>
              </li>
            ))}
          </ol>
          <div className="lp-verdict">
            <Ring segments={states} value={score} small />
            <span>
              <b className="strong">{verdict.strong}</b> {verdict.rest}
            </span>
          </div>
        </article>
      </div>
    </section>
  )
}

const threads = [
  [157, 119],
  [213, 182],
  [269, 244],
] as const

function Threads() {
  return (
    <svg className="lp-threads" viewBox="0 0 120 380" preserveAspectRatio="none" aria-hidden="true">
      {threads.map(([from, to]) => (
        <g key={from}>
          <path d={`M0 ${from}C60 ${from} 60 ${to} 120 ${to}`} />
          <circle cx="0" cy={from} r="6" />
          <circle cx="120" cy={to} r="6" />
        </g>
      ))}
    </svg>
  )
}
