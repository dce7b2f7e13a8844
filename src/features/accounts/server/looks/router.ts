import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { looksContract } from '../../look-contract.ts'
import { beginLook } from './begin-look.ts'
import { endLook } from './end-look.ts'

const open = implement(looksContract).$context<Context>().use(refusals)

export const looksRouter = open.router({
  begin: open
    .use(withRole('platform_admin', 'platform_user'))
    .begin.handler(({ context, input }) => beginLook(context, input)),
  end: open.use(signedIn).end.handler(({ context }) => endLook(context)),
})
