import { thousands, thousandsIn } from '#lib/money.ts'
import { SectionHead } from '#ui/page/section-head.tsx'
import { TextLink } from '#ui/primitives/button.tsx'
import type { PublishedStat, SalaryAnalysis } from '../../contract.ts'
import { intervalSentence, rangeLabel } from '../salary-texts.ts'
import { ConfidencePill } from './benchmark-summary.tsx'
import { DistributionPanel } from './distribution-panel.tsx'

type Props = { analysis: SalaryAnalysis; isPlain?: boolean | undefined }

/** The second source: salaries in jobs posted on this platform. They are labeled and never mixed with the data points. */
export function PostedSection({ analysis: { posted, search, stats }, isPlain }: Props) {
  const { benchmark, count, distribution } = posted
  const jobs = `${count.toLocaleString('en-US')} open ${count === 1 ? 'job' : 'jobs'}`
  const params = new URLSearchParams({ q: search.jobTitle, location: search.location })
  return (
    <section className="mt-8" aria-label="Jobs posted on Tandem">
      <SectionHead title="Jobs posted on Tandem">A separate source, not included above</SectionHead>
      {benchmark ? (
        <div className="stack stack-4">
          <p>
            {jobs} for this search list pay. The median of their midpoints is{' '}
            <b className="strong">{thousands(benchmark.median)}</b>, and half are within{' '}
            {rangeLabel(benchmark.percentile25, benchmark.percentile75)}. {intervalSentence(benchmark)}
          </p>
          <p className="row wrap">
            <ConfidencePill confidence={benchmark.confidence} />
            <TextLink to={`${isPlain ? '/jobs' : '/app/jobs'}?${params}`}>See these jobs</TextLink>
          </p>
          {distribution.length > 0 && (
            <DistributionPanel
              title="Pay in Posted Jobs"
              benchmark={benchmark}
              buckets={distribution}
              wish={stats?.wish?.amount ?? null}
              counted="jobs"
              isPlain={isPlain}
            />
          )}
        </div>
      ) : (
        <p>{posted.withheld ?? 'No open job for this search lists pay.'}</p>
      )}
    </section>
  )
}

const heads = ['25th', 'Median', '75th', 'Employed']
function cellsOf({ percentile25, median, percentile75, employment, currency }: PublishedStat): string[] {
  const known = (amount: number | null) => (amount === null ? '–' : thousandsIn(currency, amount))
  return [known(percentile25), known(median), known(percentile75), employment?.toLocaleString('en-US') ?? '–']
}

/** The third source: published figures of statistical offices. They cover many people and never count as data points. */
export function PublishedSection({ published }: { published: readonly PublishedStat[] }) {
  if (published.length === 0) return null
  return (
    <section className="mt-8" aria-label="Published figures">
      <SectionHead title="Published figures">From statistical agencies, not included above</SectionHead>
      <div className="card table-box">
        <table className="table as-cards" aria-label="Published figures">
          <thead>
            <tr>
              <th scope="col">Occupation and area</th>
              {heads.map((head) => (
                <th key={head} scope="col" className="r">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {published.map((row) => (
              <tr key={`${row.dataset} ${row.occupation} ${row.area}`}>
                <th scope="row" className="lead-cell">
                  {row.occupation}, {row.area}
                  <span className="meta block">
                    {row.publisher === row.dataset ? row.dataset : `${row.publisher}, ${row.dataset}`}
                  </span>
                </th>
                {cellsOf(row).map((cell, at) => (
                  <td key={heads[at]} data-l={heads[at]} className="r">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
