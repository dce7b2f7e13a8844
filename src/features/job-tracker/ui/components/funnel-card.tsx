import { useQuery } from '@tanstack/react-query'
import { ERROR } from '#features/applications/ui/components/status-texts.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { ChoiceSelect } from '#ui/primitives/choice-select.tsx'
import { Skeleton } from '#ui/primitives/skeleton.tsx'
import type { Funnel } from '../../contract.ts'
import { type FunnelPeriod, funnelPeriods } from '../../rules.ts'
import { funnelQuery } from '../queries.ts'
import './tracker.css'

const periodTexts: Record<FunnelPeriod, string> = {
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  '365': 'Last year',
  all: 'All time',
}
const steps = [
  { key: 'sent', label: 'Sent' },
  { key: 'replied', label: 'Replied' },
  { key: 'interview', label: 'Interview' },
  { key: 'accepted', label: 'Accepted' },
] as const

type Props = { period: FunnelPeriod; onPeriod: (period: FunnelPeriod) => void }

/** How far the applications got, external ones included: a table with bars, and a sentence. */
export function FunnelCard({ period, onPeriod }: Props) {
  const query = useQuery({ ...funnelQuery(period), placeholderData: (before) => before })
  return (
    <section className="card mt-6" aria-label="How far your applications got">
      <div className="card-head">
        <h2>How far your applications got</h2>
        <ChoiceSelect
          aria-label="Period"
          className="w-44"
          values={funnelPeriods}
          names={periodTexts}
          value={period}
          onChange={(next = '90') => onPeriod(next)}
        />
      </div>
      <div className="card-body">
        <QueryBoundary query={query} skeleton={<Skeleton shape="block" />} errorText={ERROR}>
          {(funnel) => <FunnelStats funnel={funnel} />}
        </QueryBoundary>
      </div>
    </section>
  )
}

const percentText = (percent: number | null) => (percent === null ? '—' : `${percent}%`)

function FunnelStats({ funnel }: { funnel: Funnel }) {
  return (
    <>
      <table className="funnel">
        <thead>
          <tr>
            <th scope="col">Step</th>
            <th scope="col">Applications</th>
            <th scope="col">Share of sent</th>
            <td />
          </tr>
        </thead>
        <tbody>
          {steps.map(({ key, label }) => {
            const { count, percent } = funnel[key]
            return (
              <tr key={key}>
                <th scope="row">{label}</th>
                <td className="num">{count.toLocaleString('en-US')}</td>
                <td className="num">{percentText(percent)}</td>
                <td>
                  {/* the table next to it has the same numbers */}
                  <progress max={Math.max(1, funnel.sent.count)} value={count} aria-hidden="true" />
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p className="meta mt-3">{sentence(funnel)}</p>
    </>
  )
}

function sentence({ sent, replied, interview }: Funnel): string {
  if (sent.count === 0) return 'No applications in this period.'
  if (sent.percent === null) return 'Too few applications in this period for percentages.'
  return `Of ${sent.count} sent, ${replied.count} got a reply and ${interview.count} reached an interview.`
}
