import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { feedbackContract } from '../../critique-contract.ts'
import { readCritique, writeCritique } from './write-critique.ts'

const own = implement(feedbackContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const feedbackRouter = own.router({
  stored: own.stored.handler(({ context, input }) => readCritique(context, input)),
  critique: own.critique.handler(({ context, input, signal }) =>
    writeCritique(context, input, signal ?? new AbortController().signal),
  ),
})
