import type { PlatformAnalytics } from '../../../platform-analytics-contract.ts'
import { ticksOf } from '../company-analytics/trend-chart.tsx'
import { GridLines } from '../grid-lines.tsx'
import { shortDayName } from './day-name.ts'
import '../analytics.css'

type Props = { days: PlatformAnalytics['signupDays']; width: number; kind: 'at-wide' | 'at-narrow' }

const [TOP, BOTTOM, LEFT, RIGHT] = [18, 190, 34, 8]

/** Signups as one bar per day; today's bar has the full color. */
export function SignupsDrawing({ days, width, kind }: Props) {
  const ticks = ticksOf(Math.max(0, ...days.map(({ count }) => count)))
  const top = ticks.at(-1) ?? 1
  const y = (value: number) => BOTTOM - (value / top) * (BOTTOM - TOP)
  const room = (width - LEFT - RIGHT) / Math.max(1, days.length)
  const bar = Math.min(52, room * 0.7)
  return (
    <svg viewBox={`0 0 ${width} 222`} className={kind} role="img" aria-label="Signups by day">
      <GridLines ticks={ticks} left={LEFT} right={width - RIGHT} y={y} />
      {days.map(({ day, count }, n) => {
        const middle = LEFT + room * (n + 0.5)
        const isToday = n === days.length - 1
        return (
          <g key={day.getTime()}>
            <rect
              className={isToday ? 'fill-c1' : 'fill-c1-soft'}
              x={middle - bar / 2}
              y={y(count)}
              width={bar}
              height={BOTTOM - y(count)}
              rx={4}
            />
            <text className="lab" x={middle} y={y(count) - 7} textAnchor="middle">
              {count.toLocaleString('en-US')}
            </text>
            <text x={middle} y={212} textAnchor="middle">
              {kind === 'at-wide' ? shortDayName(day) : day.getUTCDate()}
            </text>
            {isToday && <circle className="course-end" cx={middle} cy={BOTTOM} r={5} />}
          </g>
        )
      })}
      <line className="axis" x1={LEFT} x2={width - RIGHT} y1={BOTTOM} y2={BOTTOM} />
    </svg>
  )
}
