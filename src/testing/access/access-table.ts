import { accountRows } from './account-rows.ts'
import { adminCompanyRows } from './admin-company-rows.ts'
import { adminUserRows } from './admin-user-rows.ts'
import { applicationRows } from './application-rows.ts'
import { autoApplyRows } from './auto-apply-rows.ts'
import { billingRows } from './billing-rows.ts'
import { blogRows } from './blog-rows.ts'
import { campaignRows } from './campaign-rows.ts'
import { coachRows } from './coach-rows.ts'
import { companyAnalyticsRows } from './company-analytics-rows.ts'
import { conversationRows } from './conversation-rows.ts'
import { documentRows } from './document-rows.ts'
import { editorRows } from './editor-rows.ts'
import { evaluationRows } from './evaluation-rows.ts'
import { helpRows } from './help-rows.ts'
import { importRows } from './import-rows.ts'
import { integrationRows } from './integration-rows.ts'
import { interviewLogRows } from './interview-log-rows.ts'
import { interviewOverviewRows } from './interview-overview-rows.ts'
import { interviewRows } from './interview-rows.ts'
import { jobPostingRows } from './job-posting-rows.ts'
import { jobRows } from './job-rows.ts'
import { mockRows } from './mock-rows.ts'
import { moderationRows } from './moderation-rows.ts'
import { notificationRows } from './notification-rows.ts'
import { operationRows } from './operation-rows.ts'
import { platformRows } from './platform-rows.ts'
import { postingRows } from './posting-rows.ts'
import { questionRows } from './question-rows.ts'
import { resourceRows } from './resource-rows.ts'
import type { Row } from './row.ts'
import { salaryRows } from './salary-rows.ts'
import { scheduleRows } from './schedule-rows.ts'
import { securityRows } from './security-rows.ts'
import { stageRows } from './stage-rows.ts'
import { teamRows } from './team-rows.ts'
import { trackerRows } from './tracker-rows.ts'

/**
 * Who may call what, in one place for review. Every procedure has a row. A further row about another thing of the same procedure has its
 * name in brackets.
 */
export const accessTable: Record<string, Row> = {
  ...adminCompanyRows,
  ...adminUserRows,
  ...autoApplyRows,
  ...blogRows,
  ...campaignRows,
  ...coachRows,
  ...evaluationRows,
  ...teamRows,
  ...integrationRows,
  ...companyAnalyticsRows,
  ...conversationRows,
  ...helpRows,
  ...interviewRows,
  ...resourceRows,
  ...interviewLogRows,
  ...interviewOverviewRows,
  ...questionRows,
  ...platformRows,
  ...moderationRows,
  ...postingRows,
  ...mockRows,
  ...salaryRows,
  ...scheduleRows,
  ...stageRows,
  ...importRows,
  ...accountRows,
  ...securityRows,
  ...documentRows,
  ...editorRows,
  ...jobRows,
  ...jobPostingRows,
  ...applicationRows,
  ...trackerRows,
  ...notificationRows,
  ...operationRows,
  ...billingRows,
}
