import { Button } from '#ui/primitives/button.tsx'
import type { SandboxPortal } from '../../sandbox-contract.ts'
import type { Act } from './act.ts'

/** Controls that only the sandbox has: failing cards, refunds, and a clock that can be moved forward. */
export function TestControls({ portal, act }: { portal: SandboxPortal; act: Act }) {
  const { subscription, card, payments } = portal
  const isLive = subscription?.status !== 'canceled'
  const canRefund = payments.some(({ status }) => status === 'paid')
  return (
    <section className="card grid gap-4 p-6" aria-label="Test controls">
      <h2>Test controls</h2>
      <p>Moves time forward for this subscription only. Payments that fall due are made.</p>
      <div className="row wrap">
        <Button
          disabled={act.isBusy || !isLive}
          onClick={() => act.run({ kind: 'advance', months: 1 }, 'A month passed.')}
        >
          Skip one month
        </Button>
        <Button
          disabled={act.isBusy || !isLive}
          onClick={() => act.run({ kind: 'advance', months: 12 }, 'A year passed.')}
        >
          Skip one year
        </Button>
        <Button
          disabled={act.isBusy || card === 'works'}
          onClick={() => act.run({ kind: 'card', card: 'works' }, 'The next charge will succeed.')}
        >
          Use a card that works
        </Button>
        <Button
          disabled={act.isBusy || card === 'declines'}
          onClick={() => act.run({ kind: 'card', card: 'declines' }, 'The next charge will be declined.')}
        >
          Use a card that is declined
        </Button>
        <Button
          disabled={act.isBusy || !canRefund}
          onClick={() => act.run({ kind: 'refund' }, 'The last payment was refunded, and the subscription ended.')}
        >
          Refund last payment
        </Button>
      </div>
    </section>
  )
}
