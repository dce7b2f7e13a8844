import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { coachContract } from '../contract.ts'
import { askCoach } from './ask-coach.ts'
import { deleteConversation, listConversations, readConversation, renameConversation } from './conversations.ts'
import { handOverToStaff } from './hand-over-to-staff.ts'
import { retryAnswer, stopAnswer } from './stop-answer.ts'
import { streamAnswer } from './stream-answer.ts'

const own = implement(coachContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const coachRouter = own.router({
  list: own.list.handler(({ context }) => listConversations(context)),
  get: own.get.handler(({ context, input }) => readConversation(context, input)),
  ask: own.ask.handler(({ context, input }) => askCoach(context, input)),
  follow: own.follow.handler(({ context, input, signal }) => streamAnswer(context, { ...input, signal })),
  stop: own.stop.handler(({ context, input }) => stopAnswer(context, input)),
  retry: own.retry.handler(({ context, input }) => retryAnswer(context, input)),
  rename: own.rename.handler(({ context, input }) => renameConversation(context, input)),
  delete: own.delete.handler(({ context, input }) => deleteConversation(context, input)),
  handOver: own.handOver.handler(({ context, input }) => handOverToStaff(context, input)),
})
