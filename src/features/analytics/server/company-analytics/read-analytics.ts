import { associatedCompanyId } from '#features/companies/server/own-company.ts'
import { rejectionReasonsOf } from '#features/hiring-pipeline/server/rejection-reasons.ts'
import type { SignedIn } from '#server/context.ts'
import type { CompanyAnalytics } from '../../company-analytics-contract.ts'
import { metricsOf, summaryOf } from '../../company-analytics-labels.ts'
import { type AnalyticsRange, periodOf } from '../../company-analytics-rules.ts'
import { readApplicationStats } from './application-stats.ts'
import { readDropOff } from './drop-off.ts'
import { readFunnel } from './funnel.ts'
import { readHires } from './hires.ts'
import { readJobHistories } from './job-histories.ts'
import { readJobPerformance } from './job-performance.ts'
import { readNotable } from './notable.ts'
import { readRecentActivity } from './recent-activity.ts'

/** Analytics of the active company for a period and the one before it. NO_COMPANY if the caller has no company (CANA-13). */
export async function readCompanyAnalytics(
  ctx: Pick<SignedIn, 'db' | 'viewer'>,
  { range }: { range: AnalyticsRange },
): Promise<CompanyAnalytics> {
  const { db } = ctx
  const companyId = associatedCompanyId(ctx)
  const period = periodOf(range, new Date())
  const [known, stats, hires, jobs, jobPerformance, recentActivity, funnel, rejectionReasons, dropOff] =
    await Promise.all([
      readNotable(db, companyId, period),
      readApplicationStats(db, companyId, period),
      readHires(db, companyId, period),
      readJobHistories(db, companyId, period),
      readJobPerformance(db, companyId, period),
      readRecentActivity(db, companyId, period),
      readFunnel(db, companyId, period),
      rejectionReasonsOf(db, { companyId, since: period.start }),
      readDropOff(db, companyId, period),
    ])
  const { companyName, ...notable } = known
  const { applications, tracked, accepted, applicationSources, trend } = stats
  return {
    companyName,
    range,
    summary: summaryOf(applications, notable, range),
    metrics: metricsOf({ period, applications, tracked, accepted, jobs, hires }),
    trend,
    jobPerformance,
    applicationSources,
    recentActivity,
    funnel,
    rejectionReasons,
    dropOff,
    timeSeries: [],
  }
}
