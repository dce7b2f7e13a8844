import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { adminPostingsContract } from '../../admin-contract.ts'
import { createPosting } from '../create-posting.ts'
import { listStaffPostings } from './list-postings.ts'
import { readStaffStats, readTopCompanies } from './read-stats.ts'

const staff = implement(adminPostingsContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('platform_admin', 'platform_user'))

export const adminPostingsRouter = staff.router({
  list: staff.list.handler(({ context, input }) => listStaffPostings(context, input)),
  stats: staff.stats.handler(({ context }) => readStaffStats(context)),
  topCompanies: staff.topCompanies.handler(({ context }) => readTopCompanies(context)),
  create: staff.create.handler(({ context, input }) => createPosting(context, { ...input, postedByAdmin: true })),
})
