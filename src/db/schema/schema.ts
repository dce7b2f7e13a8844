// The one place that lists every table, for work on all tables.
import * as accounts from './accounts.ts'
import * as analytics from './analytics.ts'
import * as applicationImports from './application-import.ts'
import * as applicationForms from './applications.forms.ts'
import * as applications from './applications.ts'
import * as autoApply from './auto-apply.ts'
import * as billing from './billing.ts'
import * as blog from './blog.ts'
import * as campaignImports from './campaigns.imports.ts'
import * as campaigns from './campaigns.ts'
import * as coach from './coach.ts'
import * as companies from './companies.ts'
import * as documents from './documents.ts'
import * as exchangeRates from './exchange-rates.ts'
import * as hiddenJobs from './hidden-jobs.ts'
import * as importFiles from './import-files.ts'
import * as integrations from './integrations.ts'
import * as interviewLogs from './interview-logs.ts'
import * as interviewPrep from './interview-prep.ts'
import * as interviewStories from './interview-stories.ts'
import * as interviews from './interviews.ts'
import * as jobAlerts from './job-alerts.ts'
import * as jobBoard from './job-board.ts'
import * as jobImport from './job-import.ts'
import * as jobPostings from './job-postings.ts'
import * as jobTracker from './job-tracker.ts'
import * as mail from './mail.ts'
import * as messages from './messages.ts'
import * as moderation from './moderation.ts'
import * as notifications from './notifications.ts'
import * as operations from './operations.ts'
import * as privacy from './privacy.ts'
import * as profiles from './profiles.ts'
import * as questionBank from './question-bank.ts'
import * as questionImport from './question-import.ts'
import * as salaryImports from './salaries.imports.ts'
import * as salaries from './salaries.ts'
import * as sandbox from './sandbox.ts'
import * as scorecards from './scorecards.ts'
import * as support from './support.ts'
import * as talentPool from './talent-pool.ts'
import * as jobTrackerImports from './tracker-import.ts'

export const schema = {
  ...accounts,
  ...profiles,
  ...companies,
  ...documents,
  ...exchangeRates,
  ...jobPostings,
  ...importFiles,
  ...jobImport,
  ...questionImport,
  ...jobBoard,
  ...hiddenJobs,
  ...jobAlerts,
  ...applications,
  ...applicationForms,
  ...applicationImports,
  ...jobTracker,
  ...jobTrackerImports,
  ...messages,
  ...interviews,
  ...scorecards,
  ...autoApply,
  ...billing,
  ...campaigns,
  ...campaignImports,
  ...mail,
  ...talentPool,
  ...interviewLogs,
  ...interviewPrep,
  ...interviewStories,
  ...questionBank,
  ...salaries,
  ...salaryImports,
  ...support,
  ...coach,
  ...notifications,
  ...integrations,
  ...blog,
  ...moderation,
  ...analytics,
  ...operations,
  ...privacy,
  ...sandbox,
}
