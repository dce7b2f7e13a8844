import { implement } from '@orpc/server'
import type { Context, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { loadCheckout, payCheckout } from '#server/payments/sandbox/sandbox-checkout.ts'
import { actInPortal, readPortal } from '#server/payments/sandbox/sandbox-portal.ts'
import { refusals, signedIn } from '#server/procedures.ts'
import { sandboxContract } from '../sandbox-contract.ts'

const own = implement(sandboxContract).$context<Context>().use(refusals).use(signedIn)

/** The database if the sandbox is the configured provider; otherwise NOT_FOUND. */
const booksOf = ({ db, payments }: SignedIn) => found(payments?.provider === 'sandbox' ? db : null)

export const sandboxRouter = own.router({
  checkout: own.checkout.handler(({ context, input }) =>
    loadCheckout(booksOf(context), context.viewer.userId, input.id),
  ),
  pay: own.pay.handler(({ context, input }) =>
    payCheckout(booksOf(context), context.viewer.userId, input.id, input.card),
  ),
  portal: own.portal.handler(({ context, input }) => readPortal(booksOf(context), context.viewer.userId, input.id)),
  act: own.act.handler(({ context, input }) =>
    actInPortal(booksOf(context), context.viewer.userId, input.id, input.action),
  ),
})
