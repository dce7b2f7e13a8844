import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { hiddenJobsContract } from '../contract.ts'
import { hideCompany } from './hide-company.ts'
import { hideJob } from './hide-job.ts'
import { listHidden } from './queries.ts'
import { showHidden } from './show-hidden.ts'

const own = implement(hiddenJobsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const hiddenJobsRouter = own.router({
  list: own.list.handler(({ context }) => listHidden(context)),
  hideJob: own.hideJob.handler(({ context, input }) => hideJob(context, input)),
  hideCompany: own.hideCompany.handler(({ context, input }) => hideCompany(context, input)),
  show: own.show.handler(({ context, input }) => showHidden(context, input)),
})
