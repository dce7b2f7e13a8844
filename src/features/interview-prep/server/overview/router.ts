import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { overviewContract } from '../../overview-contract.ts'
import { readUpcoming } from './next-interview.ts'
import { readOverview } from './read-overview.ts'

const own = implement(overviewContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const overviewRouter = own.router({
  read: own.read.handler(({ context }) => readOverview(context)),
  next: own.next.handler(({ context }) => readUpcoming(context)),
})
