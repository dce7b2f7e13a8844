import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, signedIn, withRole } from '#server/procedures.ts'
import { applicationsContract } from '../contract.ts'
import { linkToAttachment } from './application-files.ts'
import { discardDraft, saveDraft } from './drafts/save-draft.ts'
import { eligibilityWith } from './read-eligibility.ts'
import { readApplyForm } from './read-form.ts'
import { recordFormProgress } from './record-form-progress.ts'
import { submitApplication } from './submit-application.ts'
import { updateNotes } from './update-notes.ts'
import { withdrawApplication } from './withdraw-application.ts'

const open = implement(applicationsContract).$context<Context>().use(refusals)
const own = open.use(withRole('job_seeker'))

export const applicationsRouter = open.router({
  eligibility: open.eligibility.use(signedIn).handler(({ context, input }) => eligibilityWith(context, input)),
  // the policy decides who may apply, with the error texts of the specification
  formFor: open.formFor.handler(({ context, input }) => readApplyForm(context, input)),
  recordFormProgress: open.recordFormProgress.handler(({ context, input }) => recordFormProgress(context, input)),
  saveDraft: open.saveDraft.handler(({ context, input }) => saveDraft(context, input)),
  discardDraft: open.discardDraft.handler(({ context, input }) => discardDraft(context, input)),
  submit: open.submit.handler(({ context, input }) => submitApplication(context, input)),
  attachmentLink: own.attachmentLink.handler(({ context, input }) => linkToAttachment(context, input)),
  withdraw: own.withdraw.handler(({ context, input }) => withdrawApplication(context, input)),
  updateNotes: own.updateNotes.handler(({ context, input }) => updateNotes(context, input)),
})
