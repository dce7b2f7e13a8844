import type { SalaryOverview } from '#features/salaries/contract.ts'
import { thousands } from '#lib/money.ts'
import { AppLink } from '#ui/primitives/app-link.tsx'
import type { Insights } from '../../contract.ts'
import { PageEnd } from './page-end.tsx'
import { PageOpening } from './page-opening.tsx'
import '../salary/salary-page.css'
import './site-pages.css'

type Row = { name: string; figure: string; share: number; to?: string }

/** Open jobs and pay, counted from the platform's jobs and data points (MKT-04). */
export function InsightsPage({ insights, salaries }: { insights: Insights; salaries: SalaryOverview }) {
  const { openJobs, newThisWeek, remoteJobs, byKind, byPlace, byIndustry } = insights
  const board = (query: Record<string, string>) => `/jobs?${new URLSearchParams(query)}`
  return (
    <>
      <PageOpening heading={['Open jobs,', 'and what they pay.']}>
        <p className="lead">Live figures from the open jobs on Tandem and the data points of the Salary Analyzer.</p>
        <p className="meta">
          {openJobs.toLocaleString('en-US')} open jobs, {newThisWeek.toLocaleString('en-US')} new in the last seven
          days, {remoteJobs.toLocaleString('en-US')} are remote.
        </p>
      </PageOpening>
      <div className="pub in-grid">
        <StatTable
          title="Open jobs by industry"
          unit="Jobs"
          rows={counted(byIndustry)}
          empty="No open jobs with an industry yet."
        />
        <StatTable
          title="Open jobs by place"
          unit="Jobs"
          rows={counted(byPlace, (location) => board({ location }))}
          empty="No open jobs with a location yet."
        />
        <StatTable
          title="Median pay by industry"
          unit="Median"
          rows={paid(salaries)}
          empty="No data yet. An industry appears once it has five data points."
        />
        <StatTable
          title="Open jobs by type"
          unit="Jobs"
          rows={counted(byKind, (type) => board({ type }))}
          empty="No open jobs right now."
        />
      </div>
      <p className="pub meta">
        Pay is based on {salaries.dataPoints.toLocaleString('en-US')} data points
        {salaries.sources.some(({ source }) => source === 'sample') ? ', most of them a generated sample' : ''}.{' '}
        <AppLink className="link" to="/salary-analyzer">
          Look up a role and location
        </AppLink>
      </p>
      <PageEnd
        heading={['Now see', 'your own match.']}
        links={[
          { to: '/jobs', label: 'Search jobs' },
          { to: '/auth?tab=sign-up', label: 'Get started' },
          { to: '/subscribe', label: 'See plans' },
          { to: '/contact-us', label: 'Ask us' },
        ]}
      />
    </>
  )
}

const counted = (found: Insights['byKind'], to?: (name: string) => string): Row[] =>
  found.map(({ name, count }) => ({
    name: name.charAt(0).toUpperCase() + name.slice(1),
    figure: count.toLocaleString('en-US'),
    share: count / Math.max(...found.map((one) => one.count), 1),
    ...(to && { to: to(name) }),
  }))

function paid({ byIndustry }: SalaryOverview): Row[] {
  const most = Math.max(...byIndustry.map(({ median }) => median), 1)
  return [...byIndustry]
    .sort((a, b) => b.median - a.median)
    .map(({ industry, median }) => ({ name: industry, figure: thousands(median), share: median / most }))
}

function StatTable({ title, unit, rows, empty }: { title: string; unit: string; rows: Row[]; empty: string }) {
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p>{empty}</p>
      ) : (
        <table className="sc-industries" aria-label={title}>
          <thead className="vh">
            <tr>
              <th scope="col">Name</th>
              <th scope="col">{unit}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, figure, share, to }) => (
              <tr key={name}>
                <th scope="row">
                  {to ? <AppLink to={to}>{name}</AppLink> : name}
                  {/* the number next to it is the text alternative */}
                  <progress className="bar" max={1} value={share} aria-hidden="true" />
                </th>
                <td className="strong num">{figure}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  )
}
