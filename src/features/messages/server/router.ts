import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { messagesContract } from '../contract.ts'
import { answerCompany } from './answer-company.ts'
import { listRecipients } from './list-recipients.ts'
import { previewMessage } from './preview-message.ts'
import { readOwnThread, readThread } from './read-thread.ts'
import { retryMail } from './retry-mail.ts'
import { saveDraft } from './save-draft.ts'
import { sendMessage } from './send-message.ts'
import { sendToMany } from './send-to-many.ts'
import { createTemplate, deleteTemplate, updateTemplate } from './templates/change-templates.ts'
import { listTemplates } from './templates/list-templates.ts'

const open = implement(messagesContract).$context<Context>().use(refusals)
const company = open.use(withRole('client_admin', 'client_user'))
const reviewer = open.use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))
const seeker = open.use(withRole('job_seeker'))

export const messagesRouter = open.router({
  thread: reviewer.thread.handler(({ context, input }) => readThread(context, input)),
  preview: reviewer.preview.handler(({ context, input }) => previewMessage(context, input)),
  send: reviewer.send.handler(({ context, input }) => sendMessage(context, input)),
  recipients: reviewer.recipients.handler(({ context, input }) => listRecipients(context, input)),
  sendMany: reviewer.sendMany.handler(({ context, input }) => sendToMany(context, input)),
  retry: reviewer.retry.handler(({ context, input }) => retryMail(context, input)),
  saveDraft: open.saveDraft.use(signedIn).handler(({ context, input }) => saveDraft(context, input)),
  ownThread: seeker.ownThread.handler(({ context, input }) => readOwnThread(context, input)),
  answer: seeker.answer.handler(({ context, input }) => answerCompany(context, input)),
  templates: company.templates.handler(({ context }) => listTemplates(context)),
  createTemplate: company.createTemplate.handler(({ context, input }) => createTemplate(context, input)),
  updateTemplate: company.updateTemplate.handler(({ context, input }) => updateTemplate(context, input)),
  deleteTemplate: company.deleteTemplate.handler(({ context, input }) => deleteTemplate(context, input)),
})
