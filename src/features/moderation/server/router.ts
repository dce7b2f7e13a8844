import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { moderationContract } from '../contract.ts'
import { answerAsOwner } from './answer-as-owner.ts'
import { approveItem, flagItem, rejectItem } from './decide-item.ts'
import { listOwn, readOwn } from './own-items.ts'
import { listItems } from './queries.ts'
import { readItem } from './read-item.ts'
import { reportJob } from './report-job.ts'
import { sendNoteToOwner } from './send-note-to-owner.ts'

const open = implement(moderationContract).$context<Context>().use(refusals)
const own = open.use(signedIn)
const staff = open.use(withRole('platform_admin', 'platform_user'))

export const moderationRouter = open.router({
  list: staff.list.handler(({ context, input }) => listItems(context, input)),
  get: staff.get.handler(({ context, input }) => readItem(context, input)),
  approve: staff.approve.handler(({ context, input }) => approveItem(context, input)),
  reject: staff.reject.handler(({ context, input }) => rejectItem(context, input)),
  flag: staff.flag.handler(({ context, input }) => flagItem(context, input)),
  note: staff.note.handler(({ context, input }) => sendNoteToOwner(context, input)),
  report: open.report.handler(({ context, input }) => reportJob(context, input)),
  listOwn: own.listOwn.handler(({ context }) => listOwn(context)),
  getOwn: own.getOwn.handler(({ context, input }) => readOwn(context, input)),
  answer: own.answer.handler(({ context, input }) => answerAsOwner(context, input)),
})
