import type { Db } from '../context.ts'
import type { Env } from '../env.ts'
import type { Log } from '../log.ts'
import type { Payments } from './payments.ts'
import { createSandboxPayments } from './sandbox/sandbox-payments.ts'

/** Stripe if its keys are set, else the sandbox in a demo, else null: no payments. */
export async function createPayments(env: Env, db: Db, log: Log): Promise<Payments | null> {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env
  if (secretKey && webhookSecret) {
    const timeoutMs = env.STRIPE_TIMEOUT_SECONDS * 1000
    // loaded on demand: Stripe's client has 200 files
    const { createStripePayments } = await import('./stripe/stripe-payments.ts')
    return createStripePayments({ secretKey, webhookSecret, url: env.STRIPE_URL ?? null, timeoutMs }, log)
  }
  return env.mode === 'serve' ? null : createSandboxPayments(db, env)
}
