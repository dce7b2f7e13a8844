import { thousands } from '#lib/money.ts'
import { ScrollBox } from '#ui/page/scroll-box.tsx'
import type { SalaryStats } from '../../contract.ts'
import { minPoints, remoteLabels } from '../../rules.ts'
import './salaries.css'

type Group = SalaryStats['byExperience' | 'byRemoteType' | 'byIndustry'][number]
/** A group with statistics. */
export type WithStats<G extends Group> = G & { median: number; percentile25: number; percentile75: number }

/** The groups with enough data points for statistics. */
export const withStats = <G extends Group>(groups: readonly G[]): WithStats<G>[] =>
  groups.filter((group): group is WithStats<G> => group.median !== null)

export const groupTableHead = (what: string): string[] => [what, '25th', 'Median', '75th', 'Data points']

/** A row of the table; withheld numbers are marked. */
export function groupRow(name: string, { median, percentile25, percentile75, count }: Group): string[] {
  const stats = [percentile25, median, percentile75].map((amount) =>
    amount === null ? `Fewer than ${minPoints}` : thousands(amount),
  )
  return [name, ...stats, count.toLocaleString('en-US')]
}

/** The statistics of the search by work type and by industry. */
export function GroupTables({ stats: { byRemoteType, byIndustry } }: { stats: SalaryStats }) {
  const parts = [
    {
      title: 'By Work Type',
      what: 'Work type',
      rows: byRemoteType.map((one) => groupRow(remoteLabels[one.value], one)),
    },
    { title: 'By Industry', what: 'Industry', rows: byIndustry.map((one) => groupRow(one.value, one)) },
  ].filter(({ rows }) => rows.length > 1)
  if (parts.length === 0) return null
  return (
    <div className="salary-halves">
      {parts.map(({ title, what, rows }) => (
        <section key={title} className="card" aria-label={title}>
          <div className="card-head">
            <h2>{title}</h2>
          </div>
          <ScrollBox label={`${title}, data`}>
            <table className="table" aria-label={title}>
              <thead>
                <tr>
                  {groupTableHead(what).map((head, place) => (
                    <th key={head} scope="col" className={place > 0 ? 'r' : undefined}>
                      {head}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(([name, ...cells]) => (
                  <tr key={name}>
                    <th scope="row">{name}</th>
                    {cells.map((cell, place) => (
                      // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
                      <td key={place} className="r">
                        {cell}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </section>
      ))}
    </div>
  )
}
