import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { repliesContract } from '../../reply-contract.ts'
import { readDueReplies, readReply } from './read-due.ts'

const open = implement(repliesContract).$context<Context>().use(refusals)
const company = open.use(withRole('client_admin', 'client_user'))
const reviewer = open.use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))

export const repliesRouter = open.router({
  due: company.due.handler(({ context }) => readDueReplies(context)),
  get: reviewer.get.handler(({ context, input }) => readReply(context, input)),
})
