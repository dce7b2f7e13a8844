import { Day } from '#ui/primitives/day.tsx'
import type { SandboxPortal } from '../../sandbox-contract.ts'
import { cents, paymentLabels } from './labels.ts'

/** The charges, newest first. */
export function PaymentList({ payments }: { payments: SandboxPortal['payments'] }) {
  return (
    <section className="stack stack-3" aria-label="Payments">
      <h2>Payments</h2>
      <ul className="card list">
        {payments.map(({ id, amountCents, status, at }) => (
          <li key={id} className="row between p-4">
            <Day at={at} />
            <span className="row">
              <span className="meta">{paymentLabels[status]}</span>
              <b className="strong num">{cents(amountCents)}</b>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
