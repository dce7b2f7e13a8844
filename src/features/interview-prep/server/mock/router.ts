import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { mockInterviewsContract } from '../../mock-contract.ts'
import { deleteMock } from './delete-mock.ts'
import { listMocks, readMock } from './mock-sessions.ts'
import { startMock } from './start-mock.ts'
import { answerQuestion, completeMock, skipQuestion } from './take-step.ts'

const own = implement(mockInterviewsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const mockInterviewsRouter = own.router({
  start: own.start.handler(({ context, input }) => startMock(context, input)),
  answer: own.answer.handler(({ context, input }) => answerQuestion(context, input)),
  skip: own.skip.handler(({ context, input }) => skipQuestion(context, input)),
  complete: own.complete.handler(({ context, input }) => completeMock(context, input)),
  list: own.list.handler(({ context, input }) => listMocks(context, input)),
  get: own.get.handler(({ context, input }) => readMock(context, input.id)),
  delete: own.delete.handler(({ context, input }) => deleteMock(context, input)),
})
