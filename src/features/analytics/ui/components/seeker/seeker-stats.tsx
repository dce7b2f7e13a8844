import { counted } from '#lib/count-word.ts'
import { type Stat, StatCards } from '#ui/page/stat-cards.tsx'
import type { OwnStat, SeekerDashboard } from '../../../contract.ts'
import { PERIOD_DAYS } from '../../../dashboard-rules.ts'
import { MinimumMatch } from './minimum-match.tsx'

/** Four counts, each compared with the 30 days before; a dash if there is too little data (DASH-07 to DASH-11). */
export function SeekerStats({ dashboard }: { dashboard: SeekerDashboard }) {
  const { applicationsSent, jobsMatched, interviewsScheduled, profileViews, minimumMatch, matching } = dashboard
  const matched: Stat = {
    ...figure('Jobs Matched', jobsMatched),
    value: matching === 'ready' ? jobsMatched.total.toLocaleString('en-US') : '—',
    note: matching === 'no_resume' ? 'needs a resume' : <MinimumMatch value={minimumMatch} />,
  }
  return (
    <StatCards
      stats={[
        figure('Applications Sent', applicationsSent),
        matching === 'working' ? { ...matched, note: 'calculating' } : matched,
        figure('Interviews Scheduled', interviewsScheduled),
        { ...figure('Profile Views', profileViews, '%'), ...seenBy(profileViews.companies) },
      ]}
    />
  )
}

function figure(label: string, { total, trend, change }: OwnStat, unit = ''): Stat {
  const value = total.toLocaleString('en-US')
  if (change === null) return { label, value, delta: { direction: 'flat' }, note: 'not enough data for a trend' }
  const direction = change > 0 ? 'up' : change < 0 ? 'down' : 'flat'
  const text = `${change > 0 ? '+' : ''}${change.toLocaleString('en-US')}${unit}`
  return { label, value, trend, delta: { direction, text }, note: `in ${PERIOD_DAYS} days` }
}

const seenBy = (companies: number) =>
  companies > 0 ? { note: `by ${counted(companies, 'company', 'companies')}` } : {}
