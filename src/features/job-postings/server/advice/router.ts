import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { postingAdviceContract } from '../../advice-contract.ts'
import { dismissAdvice, readDismissed, restoreAdvice } from './dismiss-advice.ts'

const staff = implement(postingAdviceContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))

export const postingAdviceRouter = staff.router({
  dismissed: staff.dismissed.handler(({ context, input }) => readDismissed(context, input)),
  dismiss: staff.dismiss.handler(({ context, input }) => dismissAdvice(context, input)),
  restore: staff.restore.handler(({ context, input }) => restoreAdvice(context, input)),
})
