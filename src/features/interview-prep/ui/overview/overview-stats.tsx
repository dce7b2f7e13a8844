import { type Stat, StatCards } from '#ui/page/stat-cards.tsx'
import type { InterviewOverview } from '../../overview-contract.ts'
import { COMPARED, RECENT_PRACTICE_DAYS } from '../../overview-rules.ts'
import { InterviewTime } from '../components/interview-time.tsx'

/** The four stats of the overview (INTV-02), with the last seven days (INTV-05) and the score trend (INTV-03). */
export function OverviewStats({ overview }: { overview: InterviewOverview }) {
  const { practised, mocks, upcoming } = overview
  return (
    <StatCards
      label="Interview preparation"
      stats={[
        counted('Practice Questions', practised),
        counted('Mock Interviews', mocks),
        averageOf(overview),
        {
          label: 'Upcoming Interviews',
          value: upcoming.total,
          note: upcoming.next ? <InterviewTime at={upcoming.next.at} /> : 'None scheduled',
        },
      ]}
    />
  )
}

const counted = (label: string, { total, recent }: { total: number; recent: number }): Stat => ({
  label,
  value: total.toLocaleString('en-US'),
  ...(recent > 0
    ? { delta: { direction: 'up', text: `+${recent}` }, note: `in ${RECENT_PRACTICE_DAYS} days` }
    : { note: `None in ${RECENT_PRACTICE_DAYS} days` }),
})

function averageOf({ score: { average, before, direction, trend } }: InterviewOverview): Stat {
  const label = 'Average Score'
  if (average === null) return { label, value: '—', note: 'No score yet' }
  const figure = { label, value: average, trend: trend.map(({ score }) => score) }
  if (before === null) return { ...figure, note: 'not enough data for a trend' }
  const change = average - before
  const text = `${change > 0 ? '+' : ''}${change}`
  const note = `vs. previous ${COMPARED}`
  return { ...figure, delta: { direction: direction ?? 'flat', text }, note }
}
