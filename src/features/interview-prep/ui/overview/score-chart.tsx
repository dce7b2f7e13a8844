import { dayAndMonth } from '#lib/dates.ts'
import { ChartPanel } from '#ui/page/chart-panel.tsx'
import { Day } from '#ui/primitives/day.tsx'
import { useZone } from '#ui/use-zone.ts'
import type { InterviewOverview, ScorePoint } from '../../overview-contract.ts'
import { COMPARED } from '../../overview-rules.ts'
import { describeScore, scoreTitle } from './score-labels.ts'
import './interview-overview.css'

/** The minimum number of scores for a chart. */
export const ENOUGH_SCORES = 5

type Size = { width: number; labels: number; kind: 'at-wide' | 'at-narrow' }
const wide: Size = { width: 660, labels: 4, kind: 'at-wide' }
const narrow: Size = { width: 340, labels: 3, kind: 'at-narrow' }
const [TOP, BOTTOM, LEFT, RIGHT] = [30, 200, 34, 36]

/** The chart of the latest scores; it marks the five latest ones and the five before, which are compared. */
export function ScoreChart({ overview }: { overview: InterviewOverview }) {
  const { trend } = overview.score
  return (
    <ChartPanel
      title={scoreTitle(overview)}
      say={describeScore(overview)}
      level="h2"
      chart={
        <div className="chart-sizes">
          <Drawing overview={overview} size={wide} />
          <Drawing overview={overview} size={narrow} />
        </div>
      }
      table={{
        head: ['Practiced', 'Date', 'Words', 'Score'],
        rows: trend
          .toReversed()
          .map(({ id, title, kind, at, words, score }) => [
            kind === 'mock' ? `${title} (mock interview)` : title,
            <Day key={id} at={at} />,
            words,
            score,
          ]),
      }}
    />
  )
}

function scaleOf(points: readonly ScorePoint[], { width }: Size) {
  const lowest = Math.min(60, ...points.map(({ score }) => Math.floor(score / 20) * 20))
  const ticks = [lowest, lowest + (100 - lowest) / 2, 100].map(Math.round)
  const step = (width - LEFT - RIGHT) / Math.max(1, points.length - 1)
  return {
    ticks,
    step,
    x: (place: number) => LEFT + place * step,
    y: (score: number) => BOTTOM - ((score - lowest) / (100 - lowest)) * (BOTTOM - TOP),
  }
}

function Drawing({ overview, size }: { overview: InterviewOverview; size: Size }) {
  const { trend, average, before } = overview.score
  const scale = scaleOf(trend, size)
  const line = trend.map(({ score }, place) => `${scale.x(place).toFixed(1)} ${scale.y(score).toFixed(1)}`)
  const [first, last] = [trend[0], trend.at(-1)]
  if (!first || !last) return null
  return (
    <svg
      viewBox={`0 0 ${size.width} 236`}
      className={size.kind}
      role="img"
      aria-label={`The latest ${trend.length} scores, from ${first.score} to ${last.score}`}
    >
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line className="gridline" x1={LEFT} x2={size.width - RIGHT + 12} y1={scale.y(tick)} y2={scale.y(tick)} />
          <text x={LEFT - 10} y={scale.y(tick) + 4} textAnchor="end">
            {tick}
          </text>
        </g>
      ))}
      {before !== null && <Compared size={size} from={scale.x(COMPARED) - scale.step / 2} {...{ average, before }} />}
      <path className="score-line" d={`M${line.join('L')}`} />
      {trend.map(({ id, score }, place) =>
        place === trend.length - 1 ? (
          <circle key={id} className="score-last" cx={scale.x(place)} cy={scale.y(score)} r={7} />
        ) : (
          <circle key={id} className="score-dot" cx={scale.x(place)} cy={scale.y(score)} r={4.5} />
        ),
      )}
      <text className="lab" x={scale.x(trend.length - 1) + 12} y={scale.y(last.score) + 4}>
        {last.score}
      </text>
      <Dates points={trend} size={size} x={scale.x} />
    </svg>
  )
}

type ComparedProps = { size: Size; from: number; average: number | null; before: number }

function Compared({ size, from, average, before }: ComparedProps) {
  const isWide = size.kind === 'at-wide'
  return (
    <>
      <rect
        className="score-latest"
        x={from}
        y={TOP}
        width={size.width - RIGHT + 12 - from}
        height={BOTTOM - TOP}
        rx={8}
      />
      <text x={LEFT} y={TOP - 12}>
        {isWide ? `Previous five: average ${before}` : `Before: ${before}`}
      </text>
      <text className="score-said" x={from} y={TOP - 12}>
        {isWide ? `Latest five: average ${average}` : `Latest five: ${average}`}
      </text>
    </>
  )
}

function Dates({ points, size, x }: { points: readonly ScorePoint[]; size: Size; x: (place: number) => number }) {
  const zone = useZone()
  const last = points.length - 1
  const places = [...new Set(Array.from({ length: size.labels }, (_, n) => Math.round((n * last) / (size.labels - 1))))]
  return places.map((place) => {
    const point = points[place]
    if (!point) return null
    return (
      <text key={place} x={x(place)} y={226} textAnchor={place === 0 ? 'start' : place === last ? 'end' : 'middle'}>
        {shortDay(point.at, zone)}
      </text>
    )
  })
}

/** '12 Sep' */
const shortDay = (at: Date, zone: string) => dayAndMonth(at, zone).replace(/^(\S+ \S{3})\S*/, '$1')
