import { thousands } from '#lib/money.ts'
import { cx } from '#ui/primitives/cx.ts'
import { roundScale, type Scale } from './scale.ts'
import '../salaries.css'

export type Range = {
  id: string
  label: string
  note: string
  percentile25: number
  median: number
  percentile75: number
  tone: 'c1' | 'c3'
}

type Props = { what: string; ranges: readonly Range[]; wish: number | null }
type Size = { width: number; left: number; row: number; ticks: number; kind: 'at-wide' | 'at-narrow' }
const wide: Size = { width: 860, left: 190, row: 80, ticks: 8, kind: 'at-wide' }
const narrow: Size = { width: 340, left: 14, row: 110, ticks: 4, kind: 'at-narrow' }
const TOP = 44
const fills = { c1: 'fill-c1', c3: 'fill-c3' } as const

/** The middle 50% of several groups on one scale, each with its median. The part where all overlap is shaded. */
export function RangeChart(props: Props) {
  return (
    <div className="chart-room">
      <Drawing {...props} size={wide} />
      <Drawing {...props} size={narrow} />
    </div>
  )
}

function Drawing({ what, ranges, wish, size }: Props & { size: Size }) {
  const amounts = ranges.flatMap(({ percentile25, percentile75 }) => [percentile25, percentile75])
  const scale = roundScale(wish === null ? amounts : [...amounts, wish], size.left, size.width - 20, size.ticks)
  const bottom = TOP + ranges.length * size.row
  return (
    <svg viewBox={`0 0 ${size.width} ${bottom + 4}`} className={size.kind} role="img" aria-label={what}>
      <Overlap ranges={ranges} scale={scale} bottom={bottom} />
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line className="gridline" x1={scale.at(tick)} x2={scale.at(tick)} y1={TOP - 20} y2={bottom} />
          <text x={scale.at(tick)} y={14} textAnchor="middle">
            {thousands(tick)}
          </text>
        </g>
      ))}
      {wish !== null && <WishLine x={scale.at(wish)} wish={wish} bottom={bottom} width={size.width} />}
      {ranges.map((range, place) => (
        <g key={range.id} transform={`translate(0 ${TOP + place * size.row})`}>
          {place > 0 && <line className="gridline" x1={0} x2={size.width} y1={0} y2={0} />}
          <RangeRow range={range} scale={scale} size={size} />
        </g>
      ))}
    </svg>
  )
}

/** The part that all ranges have in common, from the highest start to the lowest end, if there is one. */
export function overlapOf(ranges: readonly Pick<Range, 'percentile25' | 'percentile75'>[]) {
  const low = Math.max(...ranges.map(({ percentile25 }) => percentile25))
  const high = Math.min(...ranges.map(({ percentile75 }) => percentile75))
  return ranges.length > 1 && low < high ? { low, high } : null
}

function Overlap({ ranges, scale, bottom }: { ranges: readonly Range[]; scale: Scale; bottom: number }) {
  const shared = overlapOf(ranges)
  if (!shared) return null
  const x = scale.at(shared.low)
  return (
    <rect x={x} y={TOP - 16} width={scale.at(shared.high) - x} height={bottom - TOP + 16} rx={6} className="overlap" />
  )
}

function WishLine({ x, wish, bottom, width }: { x: number; wish: number; bottom: number; width: number }) {
  const isRight = x > width - 130
  return (
    <g>
      <line x1={x} x2={x} y1={TOP - 18} y2={bottom} className="wish-line" />
      <text x={isRight ? x - 6 : x + 6} y={TOP - 6} textAnchor={isRight ? 'end' : 'start'} className="wish-text">
        Your target, {thousands(wish)}
      </text>
    </g>
  )
}

function RangeRow({ range, scale, size }: { range: Range; scale: Scale; size: Size }) {
  const { percentile25, median, percentile75, tone } = range
  const [left, middle, right] = [scale.at(percentile25), scale.at(median), scale.at(percentile75)]
  const isNarrow = size.kind === 'at-narrow'
  const y = isNarrow ? 56 : 30
  const hasLittleSpace = right - left < 84
  return (
    <>
      <text x={0} y={isNarrow ? 20 : y + 7} className="lab">
        {shortened(range.label, isNarrow ? 26 : 24)}
      </text>
      <text x={isNarrow ? size.width : 0} y={isNarrow ? 20 : y + 25} textAnchor={isNarrow ? 'end' : 'start'}>
        {shortened(range.note, 26)}
      </text>
      <rect x={left} y={y} width={Math.max(right - left, 2)} height={26} rx={6} className={fills[tone]} />
      <line x1={middle} x2={middle} y1={y - 5} y2={y + 31} className="median-halo" />
      <line x1={middle} x2={middle} y1={y - 5} y2={y + 31} className="median" />
      <text x={middle} y={y - 10} textAnchor="middle" className={cx('lab', 'lab-lg')}>
        {thousands(median)}
      </text>
      <text x={left} y={y + 43} textAnchor={hasLittleSpace ? 'end' : 'start'}>
        {thousands(percentile25)}
      </text>
      <text x={right} y={y + 43} textAnchor={hasLittleSpace ? 'start' : 'end'}>
        {thousands(percentile75)}
      </text>
    </>
  )
}

// SVG text does not wrap, so shorten it; the table shows the full text
const shortened = (words: string, maxLength: number) =>
  words.length > maxLength ? `${words.slice(0, maxLength - 1).trimEnd()}…` : words
