import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { supportContract } from '../contract.ts'
import { assignConversation, markStaffRead, replyAsStaff, setSupportStatus } from './answer-as-staff.ts'
import { readInbox, readStaffThread } from './inbox.ts'
import { listOwnConversations, readOwnThread } from './own-conversations.ts'
import { markOwnRead, writeToStaff } from './write-to-staff.ts'

const open = implement(supportContract).$context<Context>().use(refusals)
const own = open.use(signedIn)
const staff = open.use(withRole('platform_admin', 'platform_user'))

export const supportRouter = open.router({
  listOwn: own.listOwn.handler(({ context }) => listOwnConversations(context)),
  getOwn: own.getOwn.handler(({ context, input }) => readOwnThread(context, input)),
  markRead: own.markRead.handler(({ context, input }) => markOwnRead(context, input)),
  write: own.write.handler(({ context, input }) => writeToStaff(context, input)),
  inbox: staff.inbox.handler(({ context, input }) => readInbox(context, input)),
  read: staff.read.handler(({ context, input }) => readStaffThread(context, input)),
  staffMarkRead: staff.staffMarkRead.handler(({ context, input }) => markStaffRead(context, input)),
  reply: staff.reply.handler(({ context, input }) => replyAsStaff(context, input)),
  assign: staff.assign.handler(({ context, input }) => assignConversation(context, input)),
  setStatus: staff.setStatus.handler(({ context, input }) => setSupportStatus(context, input)),
})
