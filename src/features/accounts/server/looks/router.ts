import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { impersonationContract } from '../../look-contract.ts'
import { beginLook } from './begin-look.ts'
import { endLook } from './end-look.ts'

const open = implement(impersonationContract).$context<Context>().use(refusals)

export const impersonationRouter = open.router({
  begin: open
    .use(withRole('platform_admin', 'platform_user'))
    .begin.handler(({ context, input }) => beginLook(context, input)),
  end: open.use(signedIn).end.handler(({ context }) => endLook(context)),
})
