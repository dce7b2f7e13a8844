import { and, desc, eq, isNull } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companies } from '#db/schema/companies.ts'
import { savedSearchAlerts as alerts, savedSearchHits as hits, jobs, savedSearches } from '#db/schema/jobs.ts'
import { readViewer } from '#features/accounts/server/load-viewer.ts'
import { salaryFull } from '#lib/money.ts'
import type { Db, Services } from '#server/context.ts'
import { deliverMail } from '#server/deliver-mail.ts'
import { on, type Subscriber } from '#server/jobs.ts'
import { renderMail } from '#server/mail/layout.ts'
import { oneClickHeaders } from '#server/mail/one-click.ts'
import { jobAlertFound } from '../../alert-events.ts'
import { searchAddress } from '../../alert-rules.ts'
import { placeLabel } from '../../rules.ts'
import { offeredTo } from '../visible-jobs.ts'
import { alertStopAddress } from './alert-stop.ts'

const SHOWN = 10

/** Mails what is new in a saved search. Mails that were stopped, jobs that were closed and searches that were deleted meanwhile are left out. */
async function mailAlert(ctx: Services, { alertId }: { alertId: string }): Promise<void> {
  const [alert] = await ctx.db
    .select({ search: savedSearches, email: users.email })
    .from(alerts)
    .innerJoin(savedSearches, eq(savedSearches.id, alerts.savedSearchId))
    .innerJoin(users, eq(users.id, savedSearches.userId))
    .where(and(eq(alerts.id, alertId), isNull(users.suspendedAt)))
  if (!alert || alert.search.frequency === 'none') return
  const news = await readNews(ctx.db, alertId, alert.search.userId)
  if (news.length === 0) return
  const stopUrl = alertStopAddress(ctx.env, alert.search.id)
  const mail = alertMail(alert.search, news, { origin: ctx.env.PUBLIC_URL, stopUrl })
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
      remoteAllowed: jobs.remoteAllowed,
      salaryMin: jobs.salaryMin,
      salaryMax: jobs.salaryMax,
      companyName: companies.name,
    })
    .from(hits)
    .innerJoin(jobs, eq(jobs.id, hits.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(and(eq(hits.alertId, alertId), offeredTo(viewer)))
    .orderBy(desc(jobs.postedAt), desc(jobs.id))
}

type Search = typeof savedSearches.$inferSelect
type News = Awaited<ReturnType<typeof readNews>>

function alertMail(search: Search, news: News, { origin, stopUrl }: { origin: string; stopUrl: string }) {
  const count = `${news.length} new ${news.length === 1 ? 'job' : 'jobs'}`
  const heading = `${count} for “${search.name}”`
  const mail = renderMail({
    portal: 'seeker',
    preheader: news
      .slice(0, 3)
      .map(({ title, companyName }) => `${title} at ${companyName}`)
      .join(', '),
    heading,
    paragraphs: ['Posted since the last mail about this search.'],
    facts: news.slice(0, SHOWN).map((job) => ({
      text: [
        { link: job.title, href: `${origin}/app/jobs?job=${job.slug}` },
        ` at ${job.companyName}, ${placeLabel(job)}, ${salaryFull(job.salaryMin, job.salaryMax)}`,
      ],
    })),
    ...(news.length > SHOWN && { closing: [`And ${news.length - SHOWN} more.`] }),
    button: { label: 'See all of them', href: origin + searchAddress({ ...search, type: search.employmentType }) },
    footer: {
      reason: `You get this because you saved the search “${search.name}” with ${search.frequency} mails.`,
      stop: { label: 'Stop mails about this search', href: stopUrl },
    },
  })
  return { subject: heading, ...mail }
}

export const jobSubscribers: Subscriber[] = [on(jobAlertFound, 'jobs.mail-alert', mailAlert)]
