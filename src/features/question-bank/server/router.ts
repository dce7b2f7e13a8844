import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { questionContract } from '../contract.ts'
import { deleteResponse, saveResponse, updateResponse } from './change-responses.ts'
import { listQuestions } from './list-questions.ts'
import { questionsForJob } from './questions-for-job.ts'
import { listResponses } from './read-responses.ts'
import { readQuestion } from './visible-questions.ts'

const own = implement(questionContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const questionRouter = own.router({
  list: own.list.handler(({ context, input }) => listQuestions(context, input)),
  get: own.get.handler(({ context, input }) => readQuestion(context, input)),
  forJob: own.forJob.handler(({ context, input }) => questionsForJob(context, input)),
  responses: own.responses.handler(({ context, input }) => listResponses(context, input)),
  saveResponse: own.saveResponse.handler(({ context, input }) => saveResponse(context, input)),
  updateResponse: own.updateResponse.handler(({ context, input }) => updateResponse(context, input)),
  deleteResponse: own.deleteResponse.handler(({ context, input }) => deleteResponse(context, input)),
})
