import type { ReplyPromise } from '../../promise-contract.ts'
import { MEASURED_DAYS, MIN_MEASURED } from '../../promise-rules.ts'
import { PromiseLine } from '../components/promise-line.tsx'

/** The promise as candidates see it, with how it is counted. */
export function PromiseCard({ promise }: { promise: ReplyPromise }) {
  return (
    <section className="card" aria-labelledby="response-promise">
      <div className="card-head">
        <h2 id="response-promise">Response Promise</h2>
      </div>
      <div className="card-body stack stack-3">
        <p className="strong">
          <PromiseLine promise={promise} />
        </p>
        <p className="meta">
          Candidates see this on your jobs. It counts applications of the last {MEASURED_DAYS} days whose reply time has
          passed (shown from {MIN_MEASURED} applications). The first status change or message counts as a reply. We
          remind your team the day before a reply is due.
        </p>
      </div>
    </section>
  )
}
