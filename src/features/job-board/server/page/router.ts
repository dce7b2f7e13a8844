import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals } from '#server/procedures.ts'
import { jobPagesContract } from '../../page-contract.ts'
import { getJobPage } from './get-job-page.ts'

const open = implement(jobPagesContract).$context<Context>().use(refusals)

export const jobPagesRouter = open.router({
  get: open.get.handler(({ context, input }) => getJobPage(context, input)),
})
