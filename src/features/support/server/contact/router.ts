import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { contactContract } from '../../contact-contract.ts'
import { assignContact, replyToContact, setContactDone } from './answer-contact.ts'
import { listContact, readContact } from './contact-inbox.ts'
import { writeContact } from './write-contact.ts'

const open = implement(contactContract).$context<Context>().use(refusals)
const staff = open.use(withRole('platform_admin', 'platform_user'))

export const contactRouter = open.router({
  write: open.write.handler(({ context, input }) => writeContact(context, input)),
  list: staff.list.handler(({ context, input }) => listContact(context, input)),
  read: staff.read.handler(({ context, input }) => readContact(context, input)),
  reply: staff.reply.handler(({ context, input }) => replyToContact(context, input)),
  assign: staff.assign.handler(({ context, input }) => assignContact(context, input)),
  setDone: staff.setDone.handler(({ context, input }) => setContactDone(context, input)),
})
