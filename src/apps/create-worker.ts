import { sessionSchedules } from '#features/accounts/server/delete-ended-sessions.ts'
import { impersonationSchedules } from '#features/accounts/server/impersonation/stop-impersonation.ts'
import { staffSchedules } from '#features/accounts/server/staff/invite-staff.ts'
import { accountSubscribers } from '#features/accounts/server/subscribers.ts'
import { insightSchedules, insightSubscribers } from '#features/analytics/server/subscribers.ts'
import { applicationImportSubscribers } from '#features/application-import/server/subscribers.ts'
import { draftSchedules } from '#features/applications/server/drafts/schedules.ts'
import { applicationSubscribers } from '#features/applications/server/subscribers.ts'
import { autoApplySchedules, autoApplySubscribers } from '#features/auto-apply/server/subscribers.ts'
import { billingSchedules } from '#features/billing/server/schedules.ts'
import { billingSubscribers } from '#features/billing/server/subscribers.ts'
import { pictureSchedules } from '#features/blog/server/pictures.ts'
import { previewSchedules } from '#features/blog/server/previews.ts'
import { blogSubscribers } from '#features/blog/server/publish-post.ts'
import { campaignSchedules, campaignSubscribers } from '#features/campaigns/server/subscribers.ts'
import { coachingSchedules } from '#features/coach/server/notify-due-sessions.ts'
import { coachingSubscribers } from '#features/coach/server/release-sessions.ts'
import { companySchedules } from '#features/companies/server/delete-invitations.ts'
import { logoSchedules } from '#features/companies/server/profile/logo.ts'
import { companySubscribers } from '#features/companies/server/subscribers.ts'
import { documentSchedules } from '#features/documents/server/clean-up-files.ts'
import { rescoreSchedules } from '#features/documents/server/rescore-resumes.ts'
import { documentSubscribers } from '#features/documents/server/subscribers.ts'
import { noticeSchedules } from '#features/hiring-pipeline/server/notice/send-notice.ts'
import { replySchedules } from '#features/hiring-pipeline/server/promise/remind-due.ts'
import { pipelineSubscribers } from '#features/hiring-pipeline/server/subscribers.ts'
import { integrationSubscribers } from '#features/integrations/server/subscribers.ts'
import { integrationSchedules } from '#features/integrations/server/webhooks/webhook-schedules.ts'
import { interviewLogSubscribers } from '#features/interview-logs/server/follow-application.ts'
import { interviewFollowSubscribers } from '#features/interview-logs/server/follow-interview.ts'
import { practiceSchedules } from '#features/interview-prep/server/schedule/practice-schedules.ts'
import { scheduleSubscribers } from '#features/interview-prep/server/schedule/ring-phone.ts'
import { interviewSchedules } from '#features/interviews/server/notify-due-interviews.ts'
import { interviewSubscribers } from '#features/interviews/server/subscribers.ts'
import { jobSubscribers } from '#features/job-alerts/server/mail-alert.ts'
import { jobSchedules } from '#features/job-alerts/server/run-saved-searches.ts'
import { viewSchedules } from '#features/job-board/server/delete-old-views.ts'
import { placeSchedules, placeSubscribers } from '#features/job-board/server/places/read-unread.ts'
import { moneySchedules, moneySubscribers } from '#features/job-postings/server/check-for-money.ts'
import { postingSubscribers } from '#features/job-postings/server/follow-time-zone.ts'
import { searchSchedules } from '#features/job-postings/server/renew-search.ts'
import { applicationSchedules } from '#features/job-tracker/server/reminders/notify-due.ts'
import { removalSchedules } from '#features/job-tracker/server/removed-companies.ts'
import { moderationSubscribers } from '#features/moderation/server/subscribers.ts'
import { notificationSubscribers } from '#features/notifications/server/catalogue.ts'
import { notificationSchedules } from '#features/notifications/server/schedules.ts'
import { operationsSchedules } from '#features/operations/server/schedules.ts'
import { privacySchedules, privacySubscribers } from '#features/privacy/server/subscribers.ts'
import { profileSchedules } from '#features/profiles/server/clean-up-avatars.ts'
import { salarySubscribers } from '#features/salaries/server/subscribers.ts'
import { contactSubscribers } from '#features/support/server/contact/mail-contact.ts'
import { supportSubscribers } from '#features/support/server/release-assigned.ts'
import { trackerImportSubscribers } from '#features/tracker-import/server/subscribers.ts'
import type { Services } from '#server/context.ts'
import { sandboxSubscribers } from '#server/payments/sandbox/send-event.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { type Subscriber, Worker } from '#server/queue/worker.ts'

export const subscribers: Subscriber[] = [
  ...accountSubscribers,
  ...companySubscribers,
  ...documentSubscribers,
  ...jobSubscribers,
  ...moneySubscribers,
  ...placeSubscribers,
  ...postingSubscribers,
  ...billingSubscribers,
  ...sandboxSubscribers,
  ...applicationSubscribers,
  ...trackerImportSubscribers,
  ...pipelineSubscribers,
  ...applicationImportSubscribers,
  ...autoApplySubscribers,
  ...interviewSubscribers,
  ...interviewLogSubscribers,
  ...interviewFollowSubscribers,
  ...scheduleSubscribers,
  ...notificationSubscribers,
  ...moderationSubscribers,
  ...integrationSubscribers,
  ...campaignSubscribers,
  ...salarySubscribers,
  ...contactSubscribers,
  ...supportSubscribers,
  ...coachingSubscribers,
  ...blogSubscribers,
  ...insightSubscribers,
  ...privacySubscribers,
]
const schedules: Schedule[] = [
  ...coachingSchedules,
  ...noticeSchedules,
  ...impersonationSchedules,
  ...sessionSchedules,
  ...staffSchedules,
  ...profileSchedules,
  ...companySchedules,
  ...logoSchedules,
  ...documentSchedules,
  ...rescoreSchedules,
  ...jobSchedules,
  ...moneySchedules,
  ...placeSchedules,
  ...searchSchedules,
  ...viewSchedules,
  ...autoApplySchedules,
  ...billingSchedules,
  ...applicationSchedules,
  ...draftSchedules,
  ...replySchedules,
  ...removalSchedules,
  ...interviewSchedules,
  ...practiceSchedules,
  ...notificationSchedules,
  ...integrationSchedules,
  ...pictureSchedules,
  ...previewSchedules,
  ...campaignSchedules,
  ...insightSchedules,
  ...privacySchedules,
  ...operationsSchedules,
]

/** Creates the background work of all areas. */
export const createWorker = (services: Services, databaseUrl: string): Worker =>
  new Worker(services, databaseUrl, { subscribers, schedules })
