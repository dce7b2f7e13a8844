import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { scheduledInterviewsContract } from '../../schedule-contract.ts'
import { confirmCode, readPhone, savePhone, sendCode } from './phone-details.ts'
import { rescheduleInterview, scheduleInterview } from './schedule-interview.ts'
import { listScheduled, readScheduled } from './scheduled-interviews.ts'
import { cancelScheduled, completeScheduled } from './settle-interview.ts'
import { startCall } from './start-call.ts'

const own = implement(scheduledInterviewsContract).$context<Context>().use(refusals).use(withRole('job_seeker'))

export const scheduledInterviewsRouter = own.router({
  phone: own.phone.handler(({ context }) => readPhone(context)),
  savePhone: own.savePhone.handler(({ context, input }) => savePhone(context, input)),
  sendCode: own.sendCode.handler(({ context }) => sendCode(context)),
  confirmCode: own.confirmCode.handler(({ context, input }) => confirmCode(context, input)),
  list: own.list.handler(({ context }) => listScheduled(context)),
  get: own.get.handler(({ context, input }) => readScheduled(context, input)),
  schedule: own.schedule.handler(({ context, input }) => scheduleInterview(context, input)),
  reschedule: own.reschedule.handler(({ context, input }) => rescheduleInterview(context, input)),
  complete: own.complete.handler(({ context, input }) => completeScheduled(context, input)),
  cancel: own.cancel.handler(({ context, input }) => cancelScheduled(context, input)),
  start: own.start.handler(({ context, input }) => startCall(context, input)),
})
