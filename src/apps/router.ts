import { adminUsersRouter } from '#features/accounts/server/admin-users/router.ts'
import { impersonationRouter } from '#features/accounts/server/impersonation/router.ts'
import { accountsRouter } from '#features/accounts/server/router.ts'
import { securityRouter } from '#features/accounts/server/security-router.ts'
import { staffRouter } from '#features/accounts/server/staff/router.ts'
import { companyAnalyticsRouter } from '#features/analytics/server/company-analytics/router.ts'
import { companyDashboardRouter } from '#features/analytics/server/company-dashboard.ts'
import { platformAnalyticsRouter } from '#features/analytics/server/platform-analytics/router.ts'
import { dashboardsRouter } from '#features/analytics/server/router.ts'
import { applicationImportsRouter } from '#features/application-import/server/router.ts'
import { applicationsRouter } from '#features/applications/server/router.ts'
import { autoApplyRouter } from '#features/auto-apply/server/router.ts'
import { plansRouter } from '#features/billing/server/plans/router.ts'
import { billingRouter } from '#features/billing/server/router.ts'
import { sandboxRouter } from '#features/billing/server/sandbox-router.ts'
import { articlesRouter } from '#features/blog/server/public/router.ts'
import { blogRouter } from '#features/blog/server/router.ts'
import { campaignsRouter, mailChoicesRouter } from '#features/campaigns/server/router.ts'
import { subscriberImportsRouter } from '#features/campaigns/server/subscriber-imports/router.ts'
import { subscribersRouter } from '#features/campaigns/server/subscribers/router.ts'
import { coachingRouter } from '#features/coach/server/coaching-router.ts'
import { coachRouter } from '#features/coach/server/router.ts'
import { adminCompaniesRouter } from '#features/companies/server/admin/router.ts'
import { companyProfileRouter } from '#features/companies/server/profile/router.ts'
import { teamRouter } from '#features/companies/server/team/router.ts'
import { userAccessRouter } from '#features/companies/server/users/router.ts'
import { scoresRouter } from '#features/documents/server/assist/router.ts'
import { editorsRouter } from '#features/documents/server/editing/router.ts'
import { exportsRouter } from '#features/documents/server/exports/router.ts'
import { importsRouter } from '#features/documents/server/import/router.ts'
import { previewsRouter } from '#features/documents/server/render/router.ts'
import { documentsRouter } from '#features/documents/server/router.ts'
import { sharesRouter } from '#features/documents/server/sharing/router.ts'
import { exchangeRatesRouter } from '#features/exchange-rates/server/router.ts'
import { hiddenJobsRouter } from '#features/hidden-jobs/server/router.ts'
import { adminApplicationsRouter } from '#features/hiring-pipeline/server/admin/router.ts'
import { repliesRouter } from '#features/hiring-pipeline/server/promise/router.ts'
import { companyApplicationsRouter } from '#features/hiring-pipeline/server/router.ts'
import { stagesRouter } from '#features/hiring-pipeline/server/stages/router.ts'
import { apiKeysRouter, webhooksRouter } from '#features/integrations/server/router.ts'
import { interviewLogsRouter } from '#features/interview-logs/server/router.ts'
import { mockInterviewsRouter } from '#features/interview-prep/server/mock/router.ts'
import { overviewRouter } from '#features/interview-prep/server/overview/router.ts'
import { recordingsRouter } from '#features/interview-prep/server/recordings/router.ts'
import { resourceRouter } from '#features/interview-prep/server/resources/router.ts'
import { scheduledInterviewsRouter } from '#features/interview-prep/server/schedule/router.ts'
import { storiesRouter } from '#features/interview-stories/server/router.ts'
import { interviewsRouter } from '#features/interviews/server/router.ts'
import { jobAlertsRouter } from '#features/job-alerts/server/router.ts'
import { companyPagesRouter } from '#features/job-board/server/company-page/router.ts'
import { jobLandingsRouter } from '#features/job-board/server/landing/router.ts'
import { jobPagesRouter } from '#features/job-board/server/page/router.ts'
import { jobsRouter } from '#features/job-board/server/router.ts'
import { jobImportsRouter } from '#features/job-import/server/router.ts'
import { adminPostingsRouter } from '#features/job-postings/server/admin/router.ts'
import { postingAdviceRouter } from '#features/job-postings/server/advice/router.ts'
import { applicantPlacesRouter } from '#features/job-postings/server/applicants-router.ts'
import { questionSetsRouter } from '#features/job-postings/server/question-sets/router.ts'
import { postingsRouter } from '#features/job-postings/server/router.ts'
import { jobTrackerRouter } from '#features/job-tracker/server/router.ts'
import { messagesRouter } from '#features/messages/server/router.ts'
import { moderationRouter } from '#features/moderation/server/router.ts'
import { notificationsRouter } from '#features/notifications/server/router.ts'
import { auditRouter } from '#features/operations/server/audit/router.ts'
import { operationsRouter } from '#features/operations/server/router.ts'
import { securityEventsRouter } from '#features/operations/server/security/router.ts'
import { settingsRouter } from '#features/operations/server/settings/router.ts'
import { removalRouter } from '#features/privacy/server/removal/router.ts'
import { privacyRouter } from '#features/privacy/server/router.ts'
import { profilesRouter } from '#features/profiles/server/router.ts'
import { feedbackRouter } from '#features/question-bank/server/critique/router.ts'
import { questionRouter } from '#features/question-bank/server/router.ts'
import { questionImportsRouter } from '#features/question-import/server/router.ts'
import { tailoringRouter } from '#features/resume-tailoring/server/router.ts'
import { salaryImportsRouter } from '#features/salaries/server/imports/router.ts'
import { salariesRouter } from '#features/salaries/server/router.ts'
import { teamNotesRouter } from '#features/scorecards/server/note-router.ts'
import { scorecardsRouter } from '#features/scorecards/server/router.ts'
import { siteRouter } from '#features/site/server/router.ts'
import { contactRouter } from '#features/support/server/contact/router.ts'
import { helpDeskRouter, helpRouter } from '#features/support/server/help/router.ts'
import { supportRouter } from '#features/support/server/router.ts'
import { talentPoolRouter } from '#features/talent-pool/server/router.ts'
import { trackerImportsRouter } from '#features/tracker-import/server/router.ts'

/** The implementation of `app/contract.ts`, by area. */
export const router = {
  accounts: accountsRouter,
  security: securityRouter,
  adminUsers: adminUsersRouter,
  impersonation: impersonationRouter,
  staff: staffRouter,
  userAccess: userAccessRouter,
  removal: removalRouter,
  team: teamRouter,
  companyProfile: companyProfileRouter,
  adminCompanies: adminCompaniesRouter,
  documents: documentsRouter,
  editors: editorsRouter,
  scores: scoresRouter,
  previews: previewsRouter,
  exports: exportsRouter,
  imports: importsRouter,
  shares: sharesRouter,
  jobs: jobsRouter,
  hiddenJobs: hiddenJobsRouter,
  jobAlerts: jobAlertsRouter,
  jobPages: jobPagesRouter,
  jobLandings: jobLandingsRouter,
  companyPages: companyPagesRouter,
  postings: postingsRouter,
  applicantPlaces: applicantPlacesRouter,
  adminPostings: adminPostingsRouter,
  exchangeRates: exchangeRatesRouter,
  postingAdvice: postingAdviceRouter,
  jobImports: jobImportsRouter,
  questionImports: questionImportsRouter,
  questionSets: questionSetsRouter,
  tailoring: tailoringRouter,
  applications: applicationsRouter,
  applicationImports: applicationImportsRouter,
  messages: messagesRouter,
  interviews: interviewsRouter,
  autoApply: autoApplyRouter,
  jobTracker: jobTrackerRouter,
  profiles: profilesRouter,
  privacy: privacyRouter,
  interviewFeedback: feedbackRouter,
  interviewOverview: overviewRouter,
  interviewQuestions: questionRouter,
  interviewResources: resourceRouter,
  interviewLogs: interviewLogsRouter,
  recordings: recordingsRouter,
  scheduledInterviews: scheduledInterviewsRouter,
  mockInterviews: mockInterviewsRouter,
  stories: storiesRouter,
  dashboards: dashboardsRouter,
  platformAnalytics: platformAnalyticsRouter,
  companyAnalytics: companyAnalyticsRouter,
  companyDashboard: companyDashboardRouter,
  audit: auditRouter,
  securityEvents: securityEventsRouter,
  settings: settingsRouter,
  plans: plansRouter,
  operations: operationsRouter,
  companyApplications: companyApplicationsRouter,
  adminApplications: adminApplicationsRouter,
  replies: repliesRouter,
  stages: stagesRouter,
  scorecards: scorecardsRouter,
  teamNotes: teamNotesRouter,
  moderation: moderationRouter,
  notifications: notificationsRouter,
  webhooks: webhooksRouter,
  apiKeys: apiKeysRouter,
  salaries: salariesRouter,
  salaryImports: salaryImportsRouter,
  site: siteRouter,
  contact: contactRouter,
  support: supportRouter,
  help: helpRouter,
  helpDesk: helpDeskRouter,
  coach: coachRouter,
  coaching: coachingRouter,
  campaigns: campaignsRouter,
  subscribers: subscribersRouter,
  subscriberImports: subscriberImportsRouter,
  trackerImports: trackerImportsRouter,
  mailChoices: mailChoicesRouter,
  talentPool: talentPoolRouter,
  blog: blogRouter,
  articles: articlesRouter,
  billing: billingRouter,
  sandbox: sandboxRouter,
}
