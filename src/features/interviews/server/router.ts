import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { interviewsContract } from '../contract.ts'
import { cancelInterview, moveInterview } from './change-as-company.ts'
import { acceptTime, declineInterview } from './decide-as-candidate.ts'
import { findOverlaps } from './find-overlaps.ts'
import { proposeTimes } from './propose-times.ts'
import { listInterviews, listOwnInterviews } from './read-interviews.ts'

const open = implement(interviewsContract).$context<Context>().use(refusals)
const reviewer = open.use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))
const seeker = open.use(withRole('job_seeker'))

export const interviewsRouter = open.router({
  list: reviewer.list.handler(({ context, input }) => listInterviews(context, input)),
  overlaps: reviewer.overlaps.handler(({ context, input }) => findOverlaps(context, input)),
  propose: reviewer.propose.handler(({ context, input }) => proposeTimes(context, input)),
  move: reviewer.move.handler(({ context, input }) => moveInterview(context, input)),
  cancel: reviewer.cancel.handler(({ context, input }) => cancelInterview(context, input)),
  own: seeker.own.handler(({ context, input }) => listOwnInterviews(context, input)),
  accept: seeker.accept.handler(({ context, input }) => acceptTime(context, input)),
  decline: seeker.decline.handler(({ context, input }) => declineInterview(context, input)),
})
