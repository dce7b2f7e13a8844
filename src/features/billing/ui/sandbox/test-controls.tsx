import { Button } from '#ui/primitives/button.tsx'
import type { SandboxPortal } from '../../sandbox-contract.ts'
import type { Act } from './portal-page.tsx'

/** What only a sandbox has: cards that fail, refunds, and a clock that runs when one likes. */
export function TestControls({ portal, act }: { portal: SandboxPortal; act: Act }) {
  const { subscription, card, payments } = portal
  const isLive = subscription?.status !== 'canceled'
  const canRefund = payments.some(({ status }) => status === 'paid')
  return (
    <section className="card grid gap-4 p-6" aria-label="Test controls">
      <h2>Test controls</h2>
      <p>Time here passes for this subscription alone: everything about it becomes older, and what was due happens.</p>
      <div className="row wrap">
        <Button
          disabled={act.isBusy || !isLive}
          onClick={() => act.run({ kind: 'advance', months: 1 }, 'A month passed.')}
        >
          Let a month pass
        </Button>
        <Button
          disabled={act.isBusy || !isLive}
          onClick={() => act.run({ kind: 'advance', months: 12 }, 'A year passed.')}
        >
          Let a year pass
        </Button>
        <Button
          disabled={act.isBusy || card === 'works'}
          onClick={() => act.run({ kind: 'card', card: 'works' }, 'The next charge will work.')}
        >
          Use the card that works
        </Button>
        <Button
          disabled={act.isBusy || card === 'declines'}
          onClick={() => act.run({ kind: 'card', card: 'declines' }, 'The next charge will be declined.')}
        >
          Use the card that is declined
        </Button>
        <Button
          disabled={act.isBusy || !canRefund}
          onClick={() => act.run({ kind: 'refund' }, 'The last payment was refunded, and the subscription ended.')}
        >
          Refund the last payment
        </Button>
      </div>
    </section>
  )
}
