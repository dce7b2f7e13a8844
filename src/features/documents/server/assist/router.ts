import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { scoresContract } from '../../score-contract.ts'
import { improveText } from './improve-text.ts'
import { readScore } from './read-score.ts'

const own = implement(scoresContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const scoresRouter = own.router({
  report: own.report.handler(({ context, input }) => readScore(context, input)),
  improve: own.improve.handler(({ context, input }) => improveText(context, input)),
})
