import { useConfirm } from '#ui/page/confirm.tsx'
import { Badge } from '#ui/primitives/badge.tsx'
import { Button } from '#ui/primitives/button.tsx'
import type { SandboxPortal } from '../../sandbox-contract.ts'
import type { Act } from './act.ts'
import { cents, perCycle } from './labels.ts'

type Change = SandboxPortal['changes'][number]

/** Every plan and cycle to change to, with its cost today. The requested one is first. */
export function ChangePlan({ changes, act }: { changes: Change[]; act: Act }) {
  const confirm = useConfirm()
  const change = async (to: Change) => {
    const { planId, cycle, planName, amountCents } = to
    const text = `${costOf(to)} After that it is ${perCycle(amountCents, cycle)}.`
    if (!(await confirm({ title: `Change to ${planName}?`, text, action: 'Change plan' }))) return
    act.run({ kind: 'change', planId, cycle }, `You're on ${planName} now.`)
  }
  return (
    <section className="stack stack-3" aria-label="Change plan">
      <h2>Change plan</h2>
      <ul className="card list">
        {changes
          .toSorted((a, b) => Number(b.isWanted) - Number(a.isWanted))
          .map((to) => (
            <li key={`${to.planId} ${to.cycle}`} className="row wrap between p-4">
              <div>
                <p className="row">
                  <b className="strong">{to.planName}</b>
                  {to.isWanted && <Badge tone="primary">Your choice</Badge>}
                </p>
                <p className="meta">
                  {perCycle(to.amountCents, to.cycle)}. {costOf(to)}
                </p>
              </div>
              <Button
                variant={to.isWanted ? 'primary' : 'secondary'}
                size="sm"
                disabled={act.isBusy}
                aria-label={`Change to ${to.planName}, ${to.cycle}`}
                onClick={() => void change(to)}
              >
                Change
              </Button>
            </li>
          ))}
      </ul>
    </section>
  )
}

function costOf({ amountCents, dueCents, creditCents }: Change): string {
  if (dueCents === amountCents) return `You pay ${cents(dueCents)} today.`
  if (dueCents > 0) return `You pay ${cents(dueCents)} today, after a discount for unused time.`
  return creditCents > 0 ? `You pay nothing today and get ${cents(creditCents)} as credit.` : 'You pay nothing today.'
}
