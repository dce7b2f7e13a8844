import { Clock } from 'lucide-react'
import type { ReplyPromise } from '#features/companies/promise-contract.ts'
import { daysLabel, MEASURED_DAYS, promiseSentence } from '#features/companies/promise-rules.ts'
import '../public/public-jobs.css'

/** The company's response promise, and how often it met it. */
export function PromiseCard({ promise }: { promise: ReplyPromise }) {
  return (
    <section className="posting-fit promise-card" aria-labelledby="promise">
      <h2 id="promise">
        <Clock className="ic" /> Replies to every application within {daysLabel(promise.days)}
      </h2>
      <p className="strong">{promiseSentence(promise)}</p>
      <p className="meta">
        {promise.kept
          ? `Measured by Tandem over the last ${MEASURED_DAYS} days.`
          : `Not enough applications in the last ${MEASURED_DAYS} days to measure this.`}
      </p>
    </section>
  )
}
