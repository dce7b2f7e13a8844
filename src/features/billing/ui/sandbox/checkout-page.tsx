import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#client/api.ts'
import { errorText } from '#ui/error-text.ts'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Button } from '#ui/primitives/button.tsx'
import { RadioGroup } from '#ui/primitives/choice.tsx'
import { Notice } from '#ui/primitives/notice.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton.tsx'
import type { SandboxCheckout } from '../../sandbox-contract.ts'
import { sandboxCheckoutQuery } from '../queries.ts'
import { cents, perCycle } from './labels.ts'
import { SandboxFrame } from './sandbox-frame.tsx'
import '../billing.css'

/** /sandbox/checkout/{id}: pay with a test card, be declined, start a trial, or cancel. */
export function SandboxCheckoutPage({ id }: { id: string }) {
  const checkout = useQuery(sandboxCheckoutQuery(id))
  return (
    <SandboxFrame title="Checkout">
      <QueryBoundary
        query={checkout}
        skeleton={
          <Loading label="Loading the checkout">
            <Skeleton shape="block" />
          </Loading>
        }
        errorText="This checkout could not be loaded"
      >
        {(data) => (data.status === 'open' ? <Pay checkout={data} /> : <Over checkout={data} />)}
      </QueryBoundary>
    </SandboxFrame>
  )
}

function Over({ checkout: { status, cancelUrl } }: { checkout: SandboxCheckout }) {
  return (
    <>
      <Notice tone="info" title="This checkout has ended.">
        {status === 'complete' ? 'It was paid.' : 'A newer one replaced it. Nothing was charged.'}
      </Notice>
      <p>
        <a href={status === 'complete' ? '/app/subscribe' : cancelUrl}>Back to Tandem</a>
      </p>
    </>
  )
}

type Card = 'none' | 'works' | 'declines'
const cards: { value: Card; label: string; help: string }[] = [
  { value: 'works', label: '4242 4242 4242 4242', help: 'Test card that always works' },
  { value: 'declines', label: '4000 0000 0000 0002', help: 'Test card that is always declined' },
]
const noCard = { value: 'none' as const, label: 'No card', help: 'The trial ends automatically unless a card is added' }

function Pay({ checkout }: { checkout: SandboxCheckout }) {
  const { id, trialDays, amountCents, cycle, planName, cancelUrl } = checkout
  const [card, setCard] = useState<Card>(trialDays ? 'none' : 'works')
  const pay = useMutation(api.sandbox.pay.mutationOptions({ onSuccess: ({ url }) => location.assign(url) }))
  const isGoing = pay.isPending || pay.isSuccess
  return (
    <form
      className="card grid gap-5 p-6"
      onSubmit={(event) => {
        event.preventDefault()
        if (!isGoing) pay.mutate({ id, card })
      }}
    >
      <div className="sandbox-sum">
        <div>
          <h2>Tandem {planName}</h2>
          <p className="meta">
            {trialDays ? `${trialDays} days free, then ${perCycle(amountCents, cycle)}` : perCycle(amountCents, cycle)}
          </p>
        </div>
        <p>
          <span className="meta">Due today </span>
          <b className="num">{cents(trialDays ? 0 : amountCents)}</b>
        </p>
      </div>
      <RadioGroup
        legend="Card"
        value={card}
        onChange={(value) => setCard(value as Card)}
        options={trialDays ? [noCard, ...cards] : cards}
      />
      {pay.isError && (
        <Notice tone="error" title="Not paid.">
          {errorText(pay.error, "The sandbox didn't respond. Nothing was charged; please try again.")}
        </Notice>
      )}
      <div className="row wrap">
        <Button type="submit" variant="primary" busy={isGoing}>
          {trialDays ? `Start ${trialDays}-day trial` : `Pay ${cents(amountCents)}`}
        </Button>
        <Button disabled={isGoing} onClick={() => location.assign(cancelUrl)}>
          Cancel and go back
        </Button>
      </div>
    </form>
  )
}
