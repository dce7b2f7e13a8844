import type { ReactNode } from 'react'
import { Delta } from '../primitives/badge.tsx'
import { Loading, Skeleton } from '../primitives/skeleton.tsx'

export type Stat = {
  label: string
  value: ReactNode
  /** The latest values, oldest first; a line is drawn from three values on. */
  trend?: readonly number[]
  delta?: { direction: 'up' | 'down' | 'flat'; text?: string; isGood?: boolean }
  /** 'in 30 days', 'too little data for a trend'. */
  note?: ReactNode
}

/** Scales the values to a field of 76 x 30, from 27 (lowest) to 5 (highest), so that the dot at the end is not cut off. */
export function sparkPoints(values: readonly number[]): [number, number][] {
  const low = Math.min(...values)
  const span = Math.max(...values) - low
  return values.map((value, index) => [
    (index * 76) / Math.max(values.length - 1, 1),
    span === 0 ? 16 : 27 - ((value - low) / span) * 22,
  ])
}

function Spark({ values }: { values: readonly number[] }) {
  const points = sparkPoints(values)
  const line = `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
  return (
    <svg className="spark" viewBox="0 0 76 30" aria-hidden="true">
      <path className="area" d={`${line}L76 30L0 30Z`} />
      <path d={line} />
      <circle cx="76" cy={points.at(-1)?.[1].toFixed(1)} r="4" />
    </svg>
  )
}

/** Two to five key figures in one frame, with thin lines between them. */
export function StatCards({ stats, label = 'Key figures' }: { stats: readonly Stat[]; label?: string }) {
  return (
    <div className="figures-room">
      <dl className="figures" data-count={stats.length} aria-label={label}>
        {stats.map(({ label: name, value, trend, delta, note }) => (
          <div className="figure" key={name}>
            <dt>{name}</dt>
            <dd className="v">{value}</dd>
            {trend && trend.length > 2 && (
              <dd className="spark-cell">
                <Spark values={trend} />
              </dd>
            )}
            {(delta || note) && (
              <dd className="f">
                {delta && (
                  <Delta direction={delta.direction} isGood={delta.isGood}>
                    {delta.text}
                  </Delta>
                )}
                {note}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The same frame while its numbers are loading. */
export function StatCardsSkeleton({ count = 4, label = 'Loading stats...' }: { count?: number; label?: string }) {
  return (
    <Loading label={label}>
      <div className="figures-room">
        <div className="figures" data-count={count}>
          {Array.from({ length: count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces are nothing but their place
            <div className="figure" key={index}>
              <div className="k">
                <Skeleton className="w-3/5" />
                <Skeleton shape="figure" />
                <Skeleton shape="small" className="w-3/4" />
              </div>
            </div>
          ))}
        </div>
      </div>
    </Loading>
  )
}
