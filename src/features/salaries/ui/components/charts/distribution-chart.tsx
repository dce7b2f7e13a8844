import { thousands } from '#lib/money.ts'
import { cx } from '#ui/primitives/cx.ts'
import { placed } from './scale.ts'
import '../salaries.css'

export type DistributionProps = {
  buckets: readonly { from: number; to: number; count: number }[]
  percentile25: number
  median: number
  percentile75: number
  /** The confidence interval of the median; null if there are too few data points. */
  interval: { low: number; high: number } | null
  /** The desired salary of the user. */
  wish: number | null
}

type Size = { width: number; edge: number; label: number; everyTick: number; kind: 'at-wide' | 'at-narrow' }
const wide: Size = { width: 680, edge: 20, label: 196, everyTick: 1, kind: 'at-wide' }
const narrow: Size = { width: 340, edge: 18, label: 172, everyTick: 2, kind: 'at-narrow' }

const TOP = 84
const BASE = 336

/** The distribution of salaries: eight columns, the shaded middle 50%, the median with its interval, and the desired salary. */
export function DistributionChart(props: DistributionProps) {
  return (
    <div className="chart-room is-short">
      <Drawing {...props} size={wide} />
      <Drawing {...props} size={narrow} />
    </div>
  )
}

function Drawing({ size, ...shown }: DistributionProps & { size: Size }) {
  const { buckets, wish } = shown
  const from = buckets[0]?.from ?? 0
  const to = buckets.at(-1)?.to ?? 1
  const at = placed([from, to], size.edge, size.width - size.edge)
  return (
    <svg
      viewBox={`0 0 ${size.width} ${wish === null ? 368 : 392}`}
      className={size.kind}
      role="img"
      aria-label={`Distribution of base salary from ${thousands(from)} to ${thousands(to)}, median ${thousands(shown.median)}`}
    >
      <MiddleHalf {...shown} at={at} size={size} />
      {[0.25, 0.5, 0.75].map((share) => {
        const y = BASE - (BASE - TOP) * share
        return <line key={share} className="gridline" x1={size.edge} x2={size.width - size.edge} y1={y} y2={y} />
      })}
      <Columns {...shown} at={at} />
      <line className="axis" x1={size.edge} x2={size.width - size.edge} y1={BASE + 0.5} y2={BASE + 0.5} />
      <Ticks buckets={buckets} at={at} size={size} />
      <Median {...shown} at={at} size={size} />
      {wish !== null && <Wish wish={wish} isOutside={wish < from || wish > to} at={at} size={size} />}
    </svg>
  )
}

type Placed = { at: (amount: number) => number; size: Size }

function MiddleHalf({ percentile25, percentile75, at, size }: DistributionProps & Placed) {
  const [left, right] = [at(percentile25), at(percentile75)]
  const fits = right + size.label <= size.width
  return (
    <g>
      <rect x={left} y={TOP - 30} width={right - left} height={BASE - TOP + 30} className="fill-primary-soft" />
      <path d={`M${left} ${TOP - 30}v-8H${right}v8`} className="fill-none stroke-primary-line" strokeWidth={2} />
      {fits && (
        <text x={right + 8} y={TOP - 33} className="fill-on-primary-soft">
          Middle 50%, {thousands(percentile25)} to {thousands(percentile75)}
        </text>
      )}
    </g>
  )
}

function Columns({ buckets, percentile25, median, percentile75, at }: DistributionProps & Pick<Placed, 'at'>) {
  const most = Math.max(...buckets.map(({ count }) => count), 1)
  return buckets.map(({ from, to, count }) => {
    const middle = (from + to) / 2
    const isMiddle = middle >= percentile25 && middle <= percentile75
    const height = ((BASE - TOP) * count) / most
    const isInside = isMiddle && height > 28
    // move the number aside, so that the median line does not cross it
    const off = at(median) - at(middle)
    const aside = Math.abs(off) < 14 ? (Math.sign(off) || 1) * -(at(to) - at(from)) * 0.25 : 0
    return (
      <g key={from}>
        <rect
          x={at(from) + 2}
          y={BASE - height}
          width={Math.max(at(to) - at(from) - 4, 1)}
          height={height}
          rx={Math.min(5, height / 2)}
          className={isMiddle ? 'fill-c1' : 'fill-c1-soft'}
        />
        <text
          x={at(middle) + aside}
          y={BASE - height + (isInside ? 18 : -8)}
          textAnchor="middle"
          className={cx('lab', isInside && 'on-c1')}
        >
          {count.toLocaleString('en-US')}
        </text>
      </g>
    )
  })
}

function Ticks({ buckets, at, size }: Pick<DistributionProps, 'buckets'> & Placed) {
  const edges = [...buckets.map(({ from }) => from), buckets.at(-1)?.to ?? 0]
  return edges.map((edge, place) =>
    place % size.everyTick === 0 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: an edge is identified by its position, because amounts can be equal
      <text key={place} x={at(edge)} y={BASE + 22} textAnchor="middle">
        {thousands(edge)}
      </text>
    ) : null,
  )
}

function Median({ median, interval, at, size }: DistributionProps & Placed) {
  const x = at(median)
  const [low, high] = interval ? [at(interval.low), at(interval.high)] : [x, x]
  return (
    <g>
      <line x1={x} x2={x} y1={20} y2={BASE} className="median-halo" />
      <line x1={x} x2={x} y1={20} y2={BASE} className="median" />
      {interval && (
        <path d={`M${low} 21v8M${low} 25H${high}M${high} 21v8`} className="fill-none stroke-ink" strokeWidth={2} />
      )}
      <text x={Math.min(Math.max(x, 56), size.width - 56)} y={13} textAnchor="middle" className="lab">
        Median {thousands(median)}
      </text>
    </g>
  )
}

function Wish({ wish, isOutside, at, size }: { wish: number; isOutside: boolean } & Placed) {
  const x = at(wish)
  return (
    <>
      <g transform={`translate(${x} ${BASE})`}>
        <path d="M0 0v-14" className="stroke-accent" strokeWidth={3} />
        <circle r={8} className="wish-dot" />
      </g>
      <text x={Math.min(Math.max(x, 62), size.width - 62)} y={BASE + 46} textAnchor="middle" className="wish-text">
        Your target, {thousands(wish)}
        {isOutside && ' (off the scale)'}
      </text>
    </>
  )
}
