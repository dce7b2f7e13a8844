import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { coachingContract } from '../coaching-contract.ts'
import { askForCoaching } from './ask-for-coaching.ts'
import { bookSlot, moveSession } from './book-slot.ts'
import { listSlots, readOwnCalendar, saveCalendar } from './coach-calendars.ts'
import { listOwnRequests, readCoachingInbox } from './coaching-requests.ts'
import { acceptTime, cancelAsStaff, cancelOwn, confirmTime, finishSession, proposeTime } from './decide-coaching.ts'

const open = implement(coachingContract).$context<Context>().use(refusals)
const own = open.use(withRole('job_seeker'))
const staff = open.use(withRole('platform_admin', 'platform_user'))

export const coachingRouter = open.router({
  list: own.list.handler(({ context }) => listOwnRequests(context)),
  ask: own.ask.handler(({ context, input }) => askForCoaching(context, input)),
  slots: own.slots.handler(({ context }) => listSlots(context)),
  book: own.book.handler(({ context, input }) => bookSlot(context, input)),
  move: own.move.handler(({ context, input }) => moveSession(context, input)),
  accept: own.accept.handler(({ context, input }) => acceptTime(context, input)),
  cancel: own.cancel.handler(({ context, input }) => cancelOwn(context, input)),
  calendar: staff.calendar.handler(({ context }) => readOwnCalendar(context)),
  saveCalendar: staff.saveCalendar.handler(({ context, input }) => saveCalendar(context, input)),
  inbox: staff.inbox.handler(({ context, input }) => readCoachingInbox(context, input)),
  propose: staff.propose.handler(({ context, input }) => proposeTime(context, input)),
  confirm: staff.confirm.handler(({ context, input }) => confirmTime(context, input)),
  finish: staff.finish.handler(({ context, input }) => finishSession(context, input)),
  decline: staff.decline.handler(({ context, input }) => cancelAsStaff(context, input)),
})
