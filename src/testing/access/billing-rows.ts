import { newId } from '#lib/ids.ts'
import { type Caller, everyone, signedIn } from './callers.ts'
import { Reads, type Row } from './row.ts'
import { sandboxIds } from './sandbox-pages.ts'
import type { World } from './world.ts'

/** Only platform admins. */
const adminsOnly = { ...signedIn('FORBIDDEN'), platformAdmin: 'ok' }

/** A page of the sandbox provider that was opened for the caller. */
const ownSandbox = (page: 'checkout' | 'portal', more = {}) => ({
  input: (s: World, c: Caller) => ({ ...more, id: sandboxIds(s.personOf(c).id)[page] }),
  foreign: (s: World, c: Caller) => ({ ...more, id: sandboxIds(s.foreignPerson(c).id)[page] }),
  missing: () => ({ ...more, id: sandboxIds(newId())[page] }),
})

export const billingRows: Record<string, Row> = {
  'billing.mine': { ...Reads, answers: signedIn() },
  'billing.plans': { ...Reads, input: () => ({}), answers: everyone() },
  'billing.overview': { ...Reads, answers: signedIn() },
  'billing.check': { answers: signedIn() },
  'billing.payments': { ...Reads, answers: everyone() },
  'billing.startCheckout': {
    input: (s) => ({ planId: s.planId, billingCycle: 'monthly' }),
    answers: signedIn(),
    missing: () => ({ planId: newId(), billingCycle: 'monthly' }),
  },
  // no user of the world has paid for anything
  'billing.openPortal': { input: () => ({}), answers: signedIn('NO_SUBSCRIPTION') },
  'billing.confirmPayment': {
    input: (s, c) => ({ sessionId: sandboxIds(s.personOf(c).id).checkout }),
    answers: signedIn(),
    foreign: (s, c) => ({ sessionId: sandboxIds(s.foreignPerson(c).id).checkout }),
    missing: () => ({ sessionId: sandboxIds(newId()).checkout }),
  },
  'billing.webhookEvents': { ...Reads, answers: adminsOnly },
  'billing.testIntegration': { answers: adminsOnly },
  'sandbox.checkout': { ...Reads, ...ownSandbox('checkout'), answers: signedIn() },
  'sandbox.pay': { ...ownSandbox('checkout', { card: 'works' }), answers: signedIn() },
  'sandbox.portal': { ...Reads, ...ownSandbox('portal'), answers: signedIn() },
  'sandbox.act': { ...ownSandbox('portal', { action: { kind: 'card', card: 'works' } }), answers: signedIn() },
}
