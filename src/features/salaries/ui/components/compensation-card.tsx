import { BadgeCheck } from 'lucide-react'
import { thousands } from '#lib/money.ts'
import { Progress } from '#ui/primitives/progress.tsx'
import type { Compensation } from '../../contract.ts'
import { percent, pointsLabel } from '../../insights.ts'
import { benefitLabels } from '../../rules.ts'
import { type Share, ShareBar } from './charts/share-bar.tsx'
import './salaries.css'

const keys = { c1: 'bg-c1', c3: 'bg-c3', c4: 'bg-c4', c6: 'bg-c6' } as const

/** The average parts of the compensation with their shares, and the share of people with each benefit (SAL-19 to SAL-21). */
export function CompensationCard({ compensation }: { compensation: Compensation }) {
  const { total, base, bonus, equity, benefits, ptoDays } = compensation
  const parts = [
    { label: 'Base salary', part: base, tone: 'c1' as const },
    ...(bonus ? [{ label: 'Annual bonus', part: bonus, tone: 'c3' as const }] : []),
    ...(equity ? [{ label: 'Equity value', part: equity, tone: 'c6' as const }] : []),
  ]
  const shares: Share[] = parts.map(({ label, part, tone }) => ({ label, tone, percent: Math.round(part.share * 100) }))
  return (
    <section className="card salary-comp" aria-label="Compensation Breakdown">
      <div className="card-head">
        <h2>Compensation Breakdown</h2>
      </div>
      <div className="card-body">
        <p className="meta">Average total compensation</p>
        <p className="salary-mid num">{thousands(total.average)}</p>
        <ShareBar shares={shares} />
        <ul className="salary-parts">
          {parts.map(({ label, part, tone }) => (
            <li key={label}>
              <i className={keys[tone]} />
              <span>{label}</span>
              <b className="strong num">{thousands(part.average)}</b>
              <span className="meta num">{percent(part.share)}</span>
            </li>
          ))}
        </ul>
        {benefits.length > 0 && (
          <ul className="salary-benefits">
            {benefits.map(({ kind, share, isHighlight }) => (
              <li key={kind}>
                <span>
                  {benefitLabels[kind]}
                  {isHighlight && (
                    <>
                      <BadgeCheck className="ic ic-sm" />
                      <span className="vh"> highlight</span>
                    </>
                  )}
                </span>
                <Progress
                  value={Math.round(share * 100)}
                  max={100}
                  label={`${benefitLabels[kind]}, share who have it`}
                />
                <b className="strong num">{percent(share)}</b>
              </li>
            ))}
          </ul>
        )}
        {ptoDays && (
          <p className="row between salary-pto">
            <span>Average PTO</span>
            <b className="strong num">{Math.round(ptoDays.average)} days</b>
          </p>
        )}
        <p className="meta">
          {total.count > 0
            ? `Averages over ${pointsLabel(total.count)}; each part averages the entries that state it.`
            : 'No entry states a total, so the average base salary is shown. Other numbers average the entries that state them.'}
          {benefits.some(({ isHighlight }) => isHighlight) && ' A check mark shows benefit highlights.'}
        </p>
      </div>
    </section>
  )
}
