import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { tailoringContract } from '../contract.ts'
import { proposeForJob, tailorForJob } from './tailoring.ts'

const own = implement(tailoringContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const tailoringRouter = own.router({
  propose: own.propose.handler(({ context, input }) => proposeForJob(context, input)),
  make: own.make.handler(({ context, input }) => tailorForJob(context, input)),
})
