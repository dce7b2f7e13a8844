import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals } from '#server/procedures.ts'
import { jobLandingsContract } from '../../landing-contract.ts'
import { getLanding } from './get-landing.ts'
import { listDirectory } from './list-directory.ts'
import { listHiring } from './read-hiring.ts'

const open = implement(jobLandingsContract).$context<Context>().use(refusals)

export const jobLandingsRouter = open.router({
  get: open.get.handler(({ context, input }) => getLanding(context, input)),
  directory: open.directory.handler(({ context, input }) => listDirectory(context, input)),
  companies: open.companies.handler(({ context, input }) => listHiring(context, input)),
})
