import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { sharesContract } from '../../share-contract.ts'
import { createShare, revokeShare } from './change-shares.ts'
import { listShares } from './list-shares.ts'
import { openShare } from './open-share.ts'

const open = implement(sharesContract).$context<Context>().use(refusals)
const own = open.use(withRole('job_seeker'))

export const sharesRouter = open.router({
  create: own.create.handler(({ context, input }) => createShare(context, input)),
  list: own.list.handler(({ context, input }) => listShares(context, input)),
  revoke: own.revoke.handler(({ context, input }) => revokeShare(context, input)),
  open: open.open.handler(({ context, input }) => openShare(context, input)),
})
