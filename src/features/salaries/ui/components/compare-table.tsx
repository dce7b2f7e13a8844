import { thousands } from '#lib/money.ts'
import { ScrollBox } from '#ui/page/scroll-box.tsx'
import type { SalaryAnalysis, SalaryStats } from '../../contract.ts'
import { differenceOf } from '../../insights.ts'
import { ConfidencePill } from './benchmark-summary.tsx'
import './salaries.css'

type Line = {
  label: string
  of: (stats: SalaryStats) => number | null
  show: (value: number) => string
  isCompared?: true
}

const formatWhole = (value: number) => Math.round(value).toLocaleString('en-US')
const lines: readonly Line[] = [
  { label: 'Median', of: ({ benchmark }) => benchmark.median, show: thousands, isCompared: true },
]
const more: readonly Line[] = [
  { label: 'Average total compensation', of: (f) => f.compensation.total.average, show: thousands, isCompared: true },
  { label: 'Annual bonus', of: (f) => f.compensation.bonus?.average ?? null, show: thousands, isCompared: true },
  {
    label: 'Average PTO days',
    of: (f) => f.compensation.ptoDays?.average ?? null,
    show: formatWhole,
    isCompared: true,
  },
  { label: 'Data points', of: (f) => f.benchmark.count, show: formatWhole },
]

function Compared({ line: { label, of, show, isCompared }, both }: { line: Line; both: [SalaryStats, SalaryStats] }) {
  const [first, second] = both.map(of) as [number | null, number | null]
  return (
    <tr>
      <th scope="row">{label}</th>
      <td className="r num">{first === null ? '–' : show(first)}</td>
      <td className="r num">{second === null ? '–' : show(second)}</td>
      <td className="r strong">
        {isCompared && first !== null && second !== null && differenceOf(first, second).label}
      </td>
    </tr>
  )
}

/** The statistics of both searches side by side, with the difference if it is meaningful. */
export function CompareTable({ first, second }: { first: SalaryAnalysis; second: SalaryAnalysis }) {
  if (!first.stats || !second.stats) return null
  const both: [SalaryStats, SalaryStats] = [first.stats, second.stats]
  return (
    <div className="card mt-5">
      <ScrollBox label="Both searches">
        <table className="table salary-table" aria-label="Side by side">
          <thead>
            <tr>
              <th scope="col">
                <span className="vh">Figure</span>
              </th>
              {[first, second].map(({ search }, place) => (
                <th key={place === 0 ? 'first' : 'second'} scope="col" className="r">
                  <i className={place === 0 ? 'bg-c1' : 'bg-c3'} />
                  {search.jobTitle}
                </th>
              ))}
              <th scope="col" className="r">
                Difference
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Compared key={line.label} line={line} both={both} />
            ))}
            <tr>
              <th scope="row">25th-75th percentile</th>
              {both.map(({ benchmark }, place) => (
                <td key={place === 0 ? 'first' : 'second'} className="r num">
                  {thousands(benchmark.percentile25)}-<wbr />
                  {thousands(benchmark.percentile75)}
                </td>
              ))}
              <td />
            </tr>
            {more.map((line) => (
              <Compared key={line.label} line={line} both={both} />
            ))}
            <tr>
              <th scope="row">Confidence</th>
              {both.map(({ benchmark }, place) => (
                <td key={place === 0 ? 'first' : 'second'} className="r">
                  <ConfidencePill confidence={benchmark.confidence} isShort />
                </td>
              ))}
              <td />
            </tr>
          </tbody>
        </table>
      </ScrollBox>
    </div>
  )
}
