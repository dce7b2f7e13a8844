import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { adminApplicationsContract } from '../../admin-contract.ts'
import { listAllApplications } from './list-all.ts'

const staff = implement(adminApplicationsContract)
  .$context<Context>()
  .use(refusals)
  .use(withRole('platform_admin', 'platform_user'))

export const adminApplicationsRouter = staff.router({
  list: staff.list.handler(({ context, input }) => listAllApplications(context, input)),
})
