import { api } from '#client/api.ts'
import { sessionQuery } from '#features/accounts/ui/queries.ts'
import { companyStatKeys } from '#features/companies/ui/queries.ts'
import type { LiveMessage } from '../contract.ts'
import { notificationsKey } from './queries.ts'

type Keys = readonly (readonly unknown[])[]

/** The queries that an open page fetches again for this message. */
export const keysOf: Record<LiveMessage['topic'], () => Keys> = {
  everything_changed: () => [[]],
  stream_replaced: () => [],
  notification: () => [notificationsKey()],
  notifications_changed: () => [notificationsKey()],
  profile_changed: () => [sessionQuery().queryKey, api.profiles.key(), api.dashboards.key()],
  // a subscription also changes what the user can do
  subscription_changed: () => [api.billing.key(), api.applications.key(), api.jobTracker.key(), api.sandbox.key()],
  // plans, policy figures, the notice, and who may apply
  settings_changed: () => [
    api.settings.key(),
    api.operations.platformConfig.key(),
    api.site.key(),
    api.billing.key(),
    api.plans.key(),
    api.applications.key(),
  ],
  dashboard_changed: () => [api.dashboards.key()],
  jobs_changed: () => [api.jobs.key()],
  postings_changed: () => [api.postings.key(), ...companyStatKeys()],
  moderation_changed: () => [api.moderation.key()],
  auto_apply_changed: () => [api.autoApply.key(), api.dashboards.key()],
  interviews_changed: () => [
    api.interviewLogs.key(),
    api.stories.key(),
    api.interviewQuestions.key(),
    api.interviewOverview.key(),
    api.mockInterviews.list.key(),
    api.scheduledInterviews.list.key(),
  ],
  webhooks_changed: () => [api.webhooks.key()],
  coach_changed: () => [api.coach.key()],
  coaching_changed: () => [api.coaching.key()],
  // a message can be the promised reply
  conversation_changed: () => [api.messages.key(), api.replies.key()],
  meeting_changed: () => [api.interviews.key()],
  support_changed: () => [api.support.key()],
  contact_changed: () => [api.contact.key()],
  campaigns_changed: () => [api.campaigns.key()],
  help_changed: () => [api.helpDesk.key(), api.help.key()],
  stages_changed: () => [api.stages.key()],
  evaluation_changed: () => [api.scorecards.key(), api.teamNotes.key()],
  application_changed: () => [
    api.applications.key(),
    api.jobTracker.key(),
    api.companyApplications.key(),
    api.replies.key(),
    api.stages.key(),
    api.jobs.key(),
    api.dashboards.key(),
    ...companyStatKeys(),
  ],
}
