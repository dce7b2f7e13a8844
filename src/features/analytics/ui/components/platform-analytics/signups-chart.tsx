import { clockTime, longDate } from '#lib/dates.ts'
import { ChartPanel } from '#ui/page/chart-panel.tsx'
import type { PlatformAnalytics } from '../../../platform-analytics-contract.ts'
import { SignupsDrawing } from './signups-drawing.tsx'
import '../analytics.css'

/** Signups of at most the last seven days, as bars and as a table (ADASH-06, ADASH-07). */
export function SignupsChart({ days }: { days: PlatformAnalytics['signupDays'] }) {
  return (
    <ChartPanel
      title="User Signups"
      level="h2"
      say={<span suppressHydrationWarning>{sentenceOf(days, new Date())}</span>}
      chart={
        <div className="chart-sizes">
          <SignupsDrawing days={days} width={680} kind="at-wide" />
          <SignupsDrawing days={days} width={340} kind="at-narrow" />
        </div>
      }
      table={{
        head: ['Day', 'Signups'],
        rows: days.map(({ day, count }) => [longDate(day, 'UTC'), count.toLocaleString('en-US')]),
      }}
    />
  )
}

function sentenceOf(days: PlatformAnalytics['signupDays'], now: Date): string {
  const all = days.reduce((sum, { count }) => sum + count, 0)
  const quiet = days.filter(({ count }) => count === 0).length
  const until = `Today until ${clockTime(now, 'UTC')} UTC.`
  if (all === 0) return `${until} No signups in these ${days.length} days.`
  return quiet === 0
    ? `${until} New signups on each of these ${days.length} days.`
    : `${until} No signups on ${quiet} of these ${days.length} days.`
}
