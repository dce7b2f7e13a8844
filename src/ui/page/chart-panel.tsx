import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Segmented } from '../primitives/choice.tsx'
import { ScrollBox } from './scroll-box.tsx'

export type LegendTone = 'c1' | 'c1-soft' | 'c2' | 'c3' | 'c4' | 'c5' | 'c6' | 'accent'

const dots: Record<LegendTone, string> = {
  c1: 'bg-c1',
  'c1-soft': 'bg-c1-soft',
  c2: 'bg-c2',
  c3: 'bg-c3',
  c4: 'bg-c4',
  c5: 'bg-c5',
  c6: 'bg-c6',
  accent: 'bg-accent',
}

export type ChartPanelProps = {
  title: string
  /** The sentence that describes the chart; also its text alternative. */
  say: ReactNode
  /** An svg; fill with classes: fill-c1, fill-c1-soft, fill-accent. */
  chart: ReactNode
  table: { head: readonly string[]; rows: readonly (readonly ReactNode[])[] }
  legend?: readonly { label: string; tone: LegendTone }[]
  actions?: ReactNode
  /** The level of the heading, h3 by default. */
  level?: 'h2' | 'h3'
  /** For pages without scripts: the table unfolds below the chart instead of replacing it. */
  isPlain?: boolean | undefined
}

const views = [
  { value: 'chart', label: 'Chart', icon: ChartColumn },
  { value: 'table', label: 'Table', icon: Table2 },
] as const

function Numbers({ title, table }: Pick<ChartPanelProps, 'title' | 'table'>) {
  return (
    <ScrollBox label={`${title}, data`}>
      <table className="table" aria-label={title}>
        <thead>
          <tr>
            {table.head.map((head, index) => (
              <th key={head} scope="col" className={index > 0 ? 'r' : undefined}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {table.rows.map((row, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a finished table do not move
            <tr key={line}>
              {row.map((cell, index) => (
                <td key={table.head[index]} className={index > 0 ? 'r' : undefined}>
                  {cell}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  )
}

function Legend({ legend }: Pick<ChartPanelProps, 'legend'>) {
  return (
    legend && (
      <ul className="legend">
        {legend.map(({ label, tone }) => (
          <li key={label}>
            <i className={dots[tone]} />
            {label}
          </li>
        ))}
      </ul>
    )
  )
}

/** A chart, the sentence that describes it, and the table of its data. */
export function ChartPanel(props: ChartPanelProps) {
  const { title, say, chart, table, legend, actions, level: Heading = 'h3', isPlain = false } = props
  const [view, setView] = useState<'chart' | 'table'>('chart')
  return (
    <section className="card" aria-label={title}>
      <div className="card-head">
        <Heading>{title}</Heading>
        <div className="row">
          {actions}
          {!isPlain && <Segmented label={`Show ${title} as`} value={view} onChange={setView} options={views} />}
        </div>
      </div>
      {view === 'table' && <Numbers title={title} table={table} />}
      <div className="card-body chart">
        {view === 'chart' && (
          <>
            {chart}
            <Legend legend={legend} />
          </>
        )}
        <p className="chart-say meta">{say}</p>
      </div>
      {isPlain && (
        <details className="chart-table">
          <summary>{title} as a table</summary>
          <Numbers title={title} table={table} />
        </details>
      )}
    </section>
  )
}
