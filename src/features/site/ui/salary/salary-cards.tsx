import { TrendingUp } from 'lucide-react'
import type { SalaryOverview } from '#features/salaries/contract.ts'
import { thousands } from '#lib/money.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import { salaryCopy } from '../../copy.ts'
import '#features/job-board/ui/components/job-card.css'
import '#features/salaries/ui/components/salaries.css'
import './salary-page.css'

const { popular, growing, industry, sample, sureness } = salaryCopy

/** Below the analyzer: popular roles, fastest-growing roles, and pay by industry (SAL-02, SAL-03). */
export function SalaryCards({ overview }: { overview: SalaryOverview }) {
  return (
    <>
      <PopularRoles />
      <div className="sc-halves">
        <div>
          <GrowingRoles />
          <Sureness />
        </div>
        <Industries overview={overview} />
      </div>
    </>
  )
}

function PopularRoles() {
  return (
    <section className="sc-part" aria-labelledby="popular-roles">
      <h2 id="popular-roles">{popular.title}</h2>
      <p className="meta">{sample}. Each card opens the analyzer with current figures.</p>
      <ul className="sc-roles">
        {popular.roles.map(({ title, place, median, low, high }) => (
          <li key={title} className="job-card">
            <h3>
              <AppLink to={`/salary-analyzer?${new URLSearchParams({ jobTitle: title, location: place })}`}>
                {title}
              </AppLink>
            </h3>
            <p className="salary-mid num">{thousands(median)}</p>
            <p className="meta num">
              Median; {thousands(low)} - {thousands(high)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}

function GrowingRoles() {
  return (
    <section aria-labelledby="growing-roles">
      <h2 id="growing-roles">{growing.title}</h2>
      <p className="meta">
        {growing.lead} {sample}.
      </p>
      <ol className="sc-list">
        {growing.roles.map(({ title, growth }) => (
          <li key={title}>
            <span className="grow">{title}</span>
            <b className="strong num">
              <TrendingUp className="ic ic-sm" />+{growth}%
            </b>
          </li>
        ))}
      </ol>
    </section>
  )
}

function Sureness() {
  return (
    <section className="sc-part" aria-labelledby="sureness">
      <h2 id="sureness">{sureness.title}</h2>
      <p className="meta">{sureness.lead}</p>
      <dl className="sc-sure">
        {sureness.levels.map(({ points, means }) => (
          <div key={points}>
            <dt>{points}</dt>
            <dd>{means}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** The analyzer's current counts, by industry. */
function Industries({ overview: { byIndustry } }: { overview: SalaryOverview }) {
  const most = Math.max(...byIndustry.map(({ median }) => median), 1)
  return (
    <section aria-labelledby="by-industry">
      <h2 id="by-industry">{industry.title}</h2>
      <p className="meta">Medians of the analyzer's own data points.</p>
      {byIndustry.length === 0 ? (
        <p className="mt-4">No data yet.</p>
      ) : (
        <table className="sc-industries" aria-label={industry.title}>
          <thead className="vh">
            <tr>
              <th scope="col">Industry</th>
              <th scope="col">Median</th>
              <th scope="col">Data points</th>
            </tr>
          </thead>
          <tbody>
            {byIndustry.map(({ industry: name, median, count }) => (
              <tr key={name}>
                <th scope="row">
                  {name}
                  {/* the number next to it is the text alternative */}
                  <progress className="bar" max={most} value={median} aria-hidden="true" />
                </th>
                <td className="strong num">{thousands(median)}</td>
                <td className="meta num">{count.toLocaleString('en-US')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
