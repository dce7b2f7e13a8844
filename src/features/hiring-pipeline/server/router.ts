import { implement } from '@orpc/server'
import type { Context } from '#server/context.ts'
import { refusals, withRole } from '#server/procedures.ts'
import { companyApplicationsContract } from '../contract.ts'
import { sendNoticeNow } from './notice/send-notice.ts'
import { undoStatus } from './notice/undo-status.ts'
import { listReviewedJobs, listReviews, readReviewStats } from './queries.ts'
import { readReview } from './read-review.ts'
import { linkToResume, linkToReviewedAttachment } from './review-links.ts'
import { listReviewQuestions } from './review-questions.ts'
import { setApplicationStatus } from './set-application-status.ts'

const open = implement(companyApplicationsContract).$context<Context>().use(refusals)
const company = open.use(withRole('client_admin', 'client_user'))
const reviewer = open.use(withRole('client_admin', 'client_user', 'platform_admin', 'platform_user'))

export const companyApplicationsRouter = open.router({
  list: company.list.handler(({ context, input }) => listReviews(context, input)),
  stats: company.stats.handler(({ context }) => readReviewStats(context)),
  jobs: company.jobs.handler(({ context }) => listReviewedJobs(context)),
  questions: company.questions.handler(({ context, input }) => listReviewQuestions(context, input)),
  get: reviewer.get.handler(({ context, input }) => readReview(context, input)),
  setStatus: reviewer.setStatus.handler(({ context, input }) => setApplicationStatus(context, input)),
  undoStatus: reviewer.undoStatus.handler(({ context, input }) => undoStatus(context, input)),
  notifyNow: reviewer.notifyNow.handler(({ context, input }) => sendNoticeNow(context, input)),
  resumeLink: reviewer.resumeLink.handler(({ context, input }) => linkToResume(context, input)),
  attachmentLink: reviewer.attachmentLink.handler(({ context, input }) => linkToReviewedAttachment(context, input)),
})
