import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { impersonationContract } from '../../impersonation-contract.ts'
import { startImpersonation } from './start-impersonation.ts'
import { stopImpersonation } from './stop-impersonation.ts'

const open = implement(impersonationContract).$context<Context>().use(refusals)

export const impersonationRouter = open.router({
  begin: open
    .use(withRole('platform_admin', 'platform_user'))
    .begin.handler(({ context, input }) => startImpersonation(context, input)),
  end: open.use(signedIn).end.handler(({ context }) => stopImpersonation(context)),
})
