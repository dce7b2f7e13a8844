// Pages of the sandbox payment provider: a checkout and a portal that move no money. They exist only if the sandbox is the
// configured provider. Only the person whose checkout or portal it is can open a page; others get NOT_FOUND.
import { z } from 'zod'
import { Id, procedure, Timestamp } from '#lib/contract.ts'

const SandboxId = z
  .string()
  .max(60)
  .regex(/^[a-z]+_[0-9a-f]{32}$/)
const One = z.object({ id: SandboxId })
const Cycle = z.enum(['monthly', 'yearly'])
const Cents = z.number().int()

const errors = {
  CARD_DECLINED: { status: 402, message: 'Your card was declined. Nothing was charged; try another card.' },
  CHECKOUT_CLOSED: { status: 409, message: 'This checkout has ended: it was paid or replaced by a newer one.' },
  ALREADY_SUBSCRIBED: { status: 409, message: 'You already have a subscription. Nothing was charged.' },
  NOT_NOW: { status: 409, message: "This isn't possible in the current state of the subscription." },
} as const

export const SandboxCheckout = z.object({
  id: SandboxId,
  planName: z.string(),
  cycle: Cycle,
  amountCents: Cents,
  trialDays: z.number().int().nullable(),
  status: z.enum(['open', 'complete', 'expired']),
  cancelUrl: z.string(),
})
export type SandboxCheckout = z.infer<typeof SandboxCheckout>

export const SandboxPortal = z.object({
  subscription: z
    .object({
      planName: z.string(),
      cycle: Cycle,
      amountCents: Cents,
      creditCents: Cents,
      status: z.enum(['trialing', 'active', 'past_due', 'canceled']),
      startedAt: Timestamp,
      periodEnd: Timestamp,
      cancelAtPeriodEnd: z.boolean(),
      endedAt: Timestamp.nullable(),
    })
    .nullable(),
  card: z.enum(['none', 'works', 'declines']),
  payments: z.array(
    z.object({ id: z.string(), amountCents: Cents, status: z.enum(['paid', 'failed', 'refunded']), at: Timestamp }),
  ),
  changes: z.array(
    z.object({
      planId: Id,
      planName: z.string(),
      cycle: Cycle,
      amountCents: Cents,
      dueCents: Cents,
      creditCents: Cents,
      isWanted: z.boolean(),
    }),
  ),
  returnUrl: z.string(),
})
export type SandboxPortal = z.infer<typeof SandboxPortal>

export const SandboxAction = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('cancel') }),
  z.object({ kind: z.literal('resume') }),
  z.object({ kind: z.literal('refund') }),
  z.object({ kind: z.literal('pay') }),
  z.object({ kind: z.literal('card'), card: z.enum(['works', 'declines']) }),
  z.object({ kind: z.literal('change'), planId: Id, cycle: Cycle }),
  z.object({ kind: z.literal('advance'), months: z.union([z.literal(1), z.literal(12)]) }),
])
export type SandboxAction = z.infer<typeof SandboxAction>

export const sandboxContract = {
  checkout: procedure
    .route({ method: 'GET', path: '/sandbox/checkouts/{id}', summary: 'Get a sandbox checkout' })
    .input(One)
    .output(SandboxCheckout),
  pay: procedure
    .errors(errors)
    .route({ method: 'POST', path: '/sandbox/checkouts/{id}/pay', summary: 'Pay with a test card; no money moves' })
    .input(One.extend({ card: z.enum(['none', 'works', 'declines']) }))
    .output(z.object({ url: z.string() })),
  portal: procedure
    .route({ method: 'GET', path: '/sandbox/portals/{id}', summary: 'Get a sandbox portal' })
    .input(One)
    .output(SandboxPortal),
  act: procedure
    .errors(errors)
    .route({ method: 'POST', path: '/sandbox/portals/{id}', summary: 'Perform an action in a sandbox portal' })
    .input(One.extend({ action: SandboxAction }))
    .output(SandboxPortal),
}
