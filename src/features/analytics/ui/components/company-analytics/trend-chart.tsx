import { dayAndMonth } from '#lib/dates.ts'
import type { TrendPoint } from '../../../company-analytics-contract.ts'
import { GridLines } from '../grid-lines.tsx'
import '../analytics.css'

type Props = {
  points: readonly TrendPoint[]
  timeZone: string
  width: number
  labels: number
  kind: 'at-wide' | 'at-narrow'
}

const [TOP, BOTTOM, LEFT, RIGHT] = [14, 190, 34, 24]
const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000, 2000, 5000, 10_000]

/** Round numbers for the grid lines, from 0 to above the highest value, at most five. */
export function ticksOf(highest: number): number[] {
  const step = STEPS.find((size) => highest <= size * 4) ?? Math.ceil(highest / 4)
  const lines = Math.max(1, Math.ceil(highest / step))
  return Array.from({ length: lines + 1 }, (_, line) => line * step)
}

/** Draws the applications of the period as an area and those of the period before as a dotted line. */
export function TrendChart({ points, timeZone, width, labels, kind }: Props) {
  const ticks = ticksOf(Math.max(0, ...points.flatMap(({ applications, before }) => [applications, before])))
  const top = ticks.at(-1) ?? 1
  const x = (place: number) => LEFT + (place * (width - LEFT - RIGHT)) / Math.max(1, points.length - 1)
  const y = (value: number) => BOTTOM - (value / top) * (BOTTOM - TOP)
  const lineOf = (values: number[]) =>
    `M${values.map((value, place) => `${x(place).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`
  const line = lineOf(points.map(({ applications }) => applications))
  const last = points.length - 1
  return (
    <svg
      viewBox={`0 0 ${width} 222`}
      className={kind}
      role="img"
      aria-label="Applications in this and the previous period"
    >
      <GridLines ticks={ticks} left={LEFT} right={width - RIGHT} y={y} />
      <path className="course-area" d={`${line}L${x(last)} ${BOTTOM}L${LEFT} ${BOTTOM}Z`} />
      <path className="course-before" d={lineOf(points.map(({ before }) => before))} />
      <path className="course-line" d={line} />
      <circle className="course-end" cx={x(last)} cy={y(points[last]?.applications ?? 0)} r={6} />
      {placesOf(last, labels).map((place) => (
        <text key={place} x={x(place)} y={214} textAnchor={place === 0 ? 'start' : place === last ? 'end' : 'middle'}>
          {shortDay(points[place]?.to, timeZone)}
        </text>
      ))}
    </svg>
  )
}

const placesOf = (last: number, labels: number): number[] => [
  ...new Set(Array.from({ length: labels }, (_, n) => Math.round((n * last) / (labels - 1)))),
]

/** '12 Sep' */
const shortDay = (at: Date | undefined, timeZone: string) =>
  at ? dayAndMonth(at, timeZone).replace(/^(\S+ \S{3})\S*/, '$1') : ''
