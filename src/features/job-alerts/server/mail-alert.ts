import { and, desc, eq, isNull } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies } from '#db/schema/companies.ts'
import { savedSearchAlerts as alerts, savedSearchHits as hits, savedSearches } from '#db/schema/job-alerts.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { readViewer } from '#features/accounts/server/load-viewer.ts'
import { notHiddenFrom } from '#features/hidden-jobs/server/queries.ts'
import { offeredTo } from '#features/job-board/server/visible-jobs.ts'
import { salaryColumns } from '#features/job-postings/server/salary-columns.ts'
import type { Db, Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { oneClickHeaders } from '#server/mail/one-click.ts'
import { mailGroups, on, type Subscriber } from '#server/queue/worker.ts'
import { jobAlertFound } from '../events.ts'
import { alertMail } from './alert-mail.ts'
import { alertStopAddress } from './alert-stop.ts'

/** Sends the email about new jobs. It reads the data again: the user may have stopped the emails, or a job may be closed. */
async function mailAlert(ctx: Services, { alertId }: { alertId: string }): Promise<void> {
  const [alert] = await ctx.db
    .select({
      search: savedSearches,
      company: { slug: companies.slug, name: companies.name },
      email: users.email,
    })
    .from(alerts)
    .innerJoin(savedSearches, eq(savedSearches.id, alerts.savedSearchId))
    .leftJoin(companies, eq(companies.id, savedSearches.companyId))
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(eq(alerts.id, alertId), isNull(users.suspendedAt)))
  if (!alert || alert.search.frequency === 'none') return
  const news = await readNews(ctx.db, alertId, alert.search.userId)
  if (news.length === 0) return
  const stopUrl = alertStopAddress(ctx.env, alert.search.id)
  const mail = alertMail({ ...alert.search, company: alert.company, type: alert.search.employmentType }, news, {
    origin: ctx.env.PUBLIC_URL,
    stopUrl,
  })
  const headers = oneClickHeaders(stopUrl)
  await deliverMail(ctx, { key: `job alert ${alertId}`, to: alert.email, ...mail, headers })
}

async function readNews(db: Db, alertId: string, userId: string) {
  const viewer = await readViewer(db, userId)
  return db
    .select({
      slug: jobs.slug,
      title: jobs.title,
      location: jobs.location,
      moreLocations: jobs.moreLocations,
      remoteAllowed: jobs.remoteAllowed,
      ...salaryColumns,
      companyName: companies.name,
    })
    .from(hits)
    .innerJoin(jobs, eq(jobs.id, hits.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(hits.alertId, alertId), offeredTo(viewer), notHiddenFrom(userId)))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
}

export const jobSubscribers: Subscriber[] = [on(jobAlertFound, 'jobs.mail-alert', mailAlert, mailGroups('alertId'))]
