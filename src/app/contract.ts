import { adminUsersContract } from '#features/accounts/admin-users-contract.ts'
import { accountsContract } from '#features/accounts/contract.ts'
import { impersonationContract } from '#features/accounts/impersonation-contract.ts'
import { securityContract } from '#features/accounts/security-contract.ts'
import { staffContract } from '#features/accounts/staff-contract.ts'
import { companyAnalyticsContract } from '#features/analytics/company-analytics-contract.ts'
import { companyDashboardContract } from '#features/analytics/company-dashboard-contract.ts'
import { dashboardsContract } from '#features/analytics/contract.ts'
import { platformAnalyticsContract } from '#features/analytics/platform-analytics-contract.ts'
import { applicationImportsContract } from '#features/application-import/contract.ts'
import { applicationsContract } from '#features/applications/contract.ts'
import { autoApplyContract } from '#features/auto-apply/contract.ts'
import { billingContract } from '#features/billing/contract.ts'
import { plansContract } from '#features/billing/plans-contract.ts'
import { sandboxContract } from '#features/billing/sandbox-contract.ts'
import { articlesContract } from '#features/blog/article-contract.ts'
import { blogContract } from '#features/blog/contract.ts'
import { campaignsContract } from '#features/campaigns/contract.ts'
import { mailChoicesContract } from '#features/campaigns/mail-choices-contract.ts'
import { subscribersContract } from '#features/campaigns/subscriber-contract.ts'
import { subscriberImportsContract } from '#features/campaigns/subscriber-import-contract.ts'
import { coachingContract } from '#features/coach/coaching-contract.ts'
import { coachContract } from '#features/coach/contract.ts'
import { adminCompaniesContract } from '#features/companies/admin-contract.ts'
import { companyProfileContract } from '#features/companies/profile-contract.ts'
import { teamContract } from '#features/companies/team-contract.ts'
import { userAccessContract } from '#features/companies/user-contract.ts'
import { documentsContract } from '#features/documents/contract.ts'
import { editorsContract } from '#features/documents/editor-contract.ts'
import { exportsContract } from '#features/documents/export-contract.ts'
import { importsContract } from '#features/documents/import-contract.ts'
import { previewsContract } from '#features/documents/preview-contract.ts'
import { scoresContract } from '#features/documents/score-contract.ts'
import { sharesContract } from '#features/documents/share-contract.ts'
import { exchangeRatesContract } from '#features/exchange-rates/contract.ts'
import { hiddenJobsContract } from '#features/hidden-jobs/contract.ts'
import { adminApplicationsContract } from '#features/hiring-pipeline/admin-contract.ts'
import { companyApplicationsContract } from '#features/hiring-pipeline/contract.ts'
import { repliesContract } from '#features/hiring-pipeline/reply-contract.ts'
import { stagesContract } from '#features/hiring-pipeline/stage-contract.ts'
import { apiKeysContract } from '#features/integrations/key-contract.ts'
import { webhooksContract } from '#features/integrations/webhook-contract.ts'
import { interviewLogsContract } from '#features/interview-logs/contract.ts'
import { mockInterviewsContract } from '#features/interview-prep/mock-contract.ts'
import { overviewContract } from '#features/interview-prep/overview-contract.ts'
import { recordingsContract } from '#features/interview-prep/recording-contract.ts'
import { resourceContract } from '#features/interview-prep/resource-contract.ts'
import { scheduledInterviewsContract } from '#features/interview-prep/schedule-contract.ts'
import { storiesContract } from '#features/interview-stories/contract.ts'
import { interviewsContract } from '#features/interviews/contract.ts'
import { jobAlertsContract } from '#features/job-alerts/contract.ts'
import { companyPagesContract } from '#features/job-board/company-page-contract.ts'
import { jobsContract } from '#features/job-board/contract.ts'
import { jobLandingsContract } from '#features/job-board/landing-contract.ts'
import { jobPagesContract } from '#features/job-board/page-contract.ts'
import { jobImportsContract } from '#features/job-import/contract.ts'
import { adminPostingsContract } from '#features/job-postings/admin-contract.ts'
import { postingAdviceContract } from '#features/job-postings/advice-contract.ts'
import { applicantPlacesContract } from '#features/job-postings/applicants/applicants-contract.ts'
import { postingsContract } from '#features/job-postings/contract.ts'
import { questionSetsContract } from '#features/job-postings/question-sets-contract.ts'
import { jobTrackerContract } from '#features/job-tracker/contract.ts'
import { messagesContract } from '#features/messages/contract.ts'
import { moderationContract } from '#features/moderation/contract.ts'
import { notificationsContract } from '#features/notifications/contract.ts'
import { auditContract } from '#features/operations/audit-contract.ts'
import { operationsContract } from '#features/operations/contract.ts'
import { securityEventsContract } from '#features/operations/security-contract.ts'
import { settingsContract } from '#features/operations/settings-contract.ts'
import { privacyContract } from '#features/privacy/contract.ts'
import { removalContract } from '#features/privacy/removal-contract.ts'
import { profilesContract } from '#features/profiles/contract.ts'
import { questionContract } from '#features/question-bank/contract.ts'
import { feedbackContract } from '#features/question-bank/critique-contract.ts'
import { questionImportsContract } from '#features/question-import/contract.ts'
import { tailoringContract } from '#features/resume-tailoring/contract.ts'
import { salariesContract } from '#features/salaries/contract.ts'
import { salaryImportsContract } from '#features/salaries/import-contract.ts'
import { scorecardsContract } from '#features/scorecards/contract.ts'
import { teamNotesContract } from '#features/scorecards/note-contract.ts'
import { siteContract } from '#features/site/contract.ts'
import { contactContract } from '#features/support/contact-contract.ts'
import { supportContract } from '#features/support/contract.ts'
import { helpContract, helpDeskContract } from '#features/support/help-contract.ts'
import { talentPoolContract } from '#features/talent-pool/contract.ts'
import { trackerImportsContract } from '#features/tracker-import/contract.ts'

// the client is below the areas, so the areas' contract is added to it here
declare module '#client/client.ts' {
  interface Register {
    contract: typeof contract
  }
}

/** The contract of the whole product, by area. */
export const contract = {
  accounts: accountsContract,
  security: securityContract,
  adminUsers: adminUsersContract,
  impersonation: impersonationContract,
  staff: staffContract,
  userAccess: userAccessContract,
  removal: removalContract,
  team: teamContract,
  companyProfile: companyProfileContract,
  adminCompanies: adminCompaniesContract,
  documents: documentsContract,
  editors: editorsContract,
  scores: scoresContract,
  previews: previewsContract,
  exports: exportsContract,
  imports: importsContract,
  shares: sharesContract,
  jobs: jobsContract,
  hiddenJobs: hiddenJobsContract,
  jobAlerts: jobAlertsContract,
  jobPages: jobPagesContract,
  jobLandings: jobLandingsContract,
  companyPages: companyPagesContract,
  postings: postingsContract,
  applicantPlaces: applicantPlacesContract,
  adminPostings: adminPostingsContract,
  exchangeRates: exchangeRatesContract,
  postingAdvice: postingAdviceContract,
  jobImports: jobImportsContract,
  questionImports: questionImportsContract,
  questionSets: questionSetsContract,
  tailoring: tailoringContract,
  applications: applicationsContract,
  applicationImports: applicationImportsContract,
  messages: messagesContract,
  interviews: interviewsContract,
  autoApply: autoApplyContract,
  jobTracker: jobTrackerContract,
  profiles: profilesContract,
  privacy: privacyContract,
  interviewFeedback: feedbackContract,
  interviewOverview: overviewContract,
  interviewQuestions: questionContract,
  interviewResources: resourceContract,
  interviewLogs: interviewLogsContract,
  recordings: recordingsContract,
  scheduledInterviews: scheduledInterviewsContract,
  mockInterviews: mockInterviewsContract,
  stories: storiesContract,
  dashboards: dashboardsContract,
  platformAnalytics: platformAnalyticsContract,
  companyAnalytics: companyAnalyticsContract,
  companyDashboard: companyDashboardContract,
  audit: auditContract,
  securityEvents: securityEventsContract,
  settings: settingsContract,
  plans: plansContract,
  operations: operationsContract,
  companyApplications: companyApplicationsContract,
  adminApplications: adminApplicationsContract,
  replies: repliesContract,
  stages: stagesContract,
  scorecards: scorecardsContract,
  teamNotes: teamNotesContract,
  moderation: moderationContract,
  notifications: notificationsContract,
  webhooks: webhooksContract,
  apiKeys: apiKeysContract,
  salaries: salariesContract,
  salaryImports: salaryImportsContract,
  site: siteContract,
  contact: contactContract,
  support: supportContract,
  help: helpContract,
  helpDesk: helpDeskContract,
  coach: coachContract,
  coaching: coachingContract,
  campaigns: campaignsContract,
  subscribers: subscribersContract,
  subscriberImports: subscriberImportsContract,
  trackerImports: trackerImportsContract,
  mailChoices: mailChoicesContract,
  talentPool: talentPoolContract,
  blog: blogContract,
  articles: articlesContract,
  billing: billingContract,
  sandbox: sandboxContract,
}
