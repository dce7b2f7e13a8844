import { useId, useState } from 'react'
import { EmptyState } from '#ui/page/empty-state.tsx'
import { Progress } from '#ui/primitives/progress.tsx'
import { Select } from '#ui/primitives/select.tsx'
import type { DropOff } from '../../../company-analytics-contract.ts'
import { dropOffPlace, inThePeriod, UNKNOWN } from '../../../company-analytics-labels.ts'
import { type AnalyticsRange, conversionOf, ENOUGH_FOR_SHARES } from '../../../company-analytics-rules.ts'
import '../analytics.css'

type Props = { dropOff: readonly DropOff[]; range: AnalyticsRange }

/** Shows question by question where people stopped in the form of one job, or '—' if too few opened it. */
export function FormDropOff({ dropOff, range }: Props) {
  const [chosen, setChosen] = useState<string | null>(null)
  const id = useId()
  const shown = dropOff.find(({ jobId }) => jobId === chosen) ?? dropOff[0]
  return (
    <section className="card analytics-drop" aria-labelledby={id}>
      <div className="card-head">
        <h2 id={id}>Drop-off by question</h2>
        {shown && dropOff.length > 1 && (
          <Select
            aria-label="Job"
            value={shown.jobId}
            options={dropOff.map(({ jobId, title }) => ({ value: jobId, label: title }))}
            onChange={(event) => setChosen(event.target.value)}
          />
        )}
      </div>
      {shown ? (
        <Form form={shown} labelledBy={id} />
      ) : (
        <EmptyState title="No applications started" bare>
          No one started an application {inThePeriod(range)}. This shows where candidates leave the application form
          before they submit it.
        </EmptyState>
      )}
    </section>
  )
}

function Form({ form: { title, started, sent, rows }, labelledBy }: { form: DropOff; labelledBy: string }) {
  const summary = `${started.toLocaleString('en-US')} opened the form for ${title}, ${sent.toLocaleString('en-US')} submitted it.`
  return (
    <div className="card-body stack stack-4">
      <p className="meta">
        {rows ? summary : `Not enough data for ${title}: at least ${ENOUGH_FOR_SHARES} people must open the form.`}{' '}
        Applications in progress are counted after one day.
      </p>
      {rows && <Rows rows={rows} labelledBy={labelledBy} />}
    </div>
  )
}

function Rows({ rows, labelledBy }: { rows: NonNullable<DropOff['rows']>; labelledBy: string }) {
  return (
    <table className="analytics-funnel" aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">Step in the form</th>
          <th scope="col">Reached</th>
          <th scope="col">Left</th>
          <th scope="col">Share</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row, at) => {
          const share = row.reached < ENOUGH_FOR_SHARES ? null : conversionOf(row.left, row.reached)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two questions may have the same text; the order of the rows is fixed
            <tr key={at}>
              <th scope="row">
                {dropOffPlace(row)}
                {/* hidden: the numbers next to it show the same */}
                <span aria-hidden="true">
                  <Progress value={share ?? 0} label={dropOffPlace(row)} />
                </span>
              </th>
              <td className="num">{row.reached.toLocaleString('en-US')}</td>
              <td className="num strong">{row.left.toLocaleString('en-US')}</td>
              <td className="num meta">{share === null ? UNKNOWN : `${share}%`}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
