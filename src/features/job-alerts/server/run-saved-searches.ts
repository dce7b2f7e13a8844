import { and, eq, inArray, ne, or } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { savedSearchAlerts as alerts, savedSearchHits as hits, savedSearches } from '#db/schema/job-alerts.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { readViewer } from '#features/accounts/server/load-viewer.ts'
import { SearchJobs } from '#features/job-board/contract.ts'
import { findJobs } from '#features/job-board/server/find-jobs.ts'
import { newId } from '#lib/ids.ts'
import type { Viewer } from '#lib/viewer.ts'
import type { Db, Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { transaction } from '#server/transaction.ts'
import { jobAlertFound } from '../events.ts'
import { periodAt } from '../rules.ts'

const HOUR = 3_600_000
const PAGE = 50
/** The search for new jobs stops at about this number; the email links to the full list. */
const MAX = 200

type Search = typeof savedSearches.$inferSelect

/**
 * Runs each saved search whose day or week has begun, once per period, and emits `jobAlertFound` for those with new jobs. A job
 * is new if it was posted after the search was saved and no earlier email listed it.
 */
export async function runSavedSearches(services: Services, now = new Date()): Promise<void> {
  const due = await services.db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(isDue(now))
    .orderBy(savedSearches.id)
  for (const { id } of due) {
    if (services.stopping?.aborted) return
    await runSavedSearch(services, id, now)
  }
}

const isDue = (now: Date) =>
  or(
    ...(['daily', 'weekly'] as const).map((frequency) =>
      and(eq(savedSearches.frequency, frequency), ne(savedSearches.checkedFor, periodAt(frequency, now))),
    ),
  )

const runSavedSearch = (services: Services, id: string, now: Date) =>
  transaction(services, async ({ db, emit }) => {
    const isDueSearch = and(eq(savedSearches.id, id), isDue(now))
    // another worker may be running this search
    const [search] = await db.select().from(savedSearches).where(isDueSearch).for('update', { skipLocked: true })
    if (!search || search.frequency === 'none') return
    const period = periodAt(search.frequency, now)
    await db.update(savedSearches).set({ checkedFor: period, newsFrom: now }).where(eq(savedSearches.id, id))
    const viewer = await readViewer(db, search.userId)
    // a suspended user gets no email; jobs posted during the suspension are not reported later
    if (!viewer) return
    const alertId = await storeNews(db, search, period, await findNews(db, viewer, search))
    if (alertId) await emit(jobAlertFound({ alertId }))
  })

/**
 * Ids of the jobs posted since the last run, and in the hour before it: a job may be committed after the time in `postedAt`,
 * when the last run was already over.
 */
async function findNews(db: Db, viewer: Viewer, search: Search): Promise<string[]> {
  const since = new Date(Math.max(search.newsFrom.getTime() - HOUR, search.createdAt.getTime()))
  const { q, location, employmentType, remote, language } = search
  const company = search.companyId && (await slugOf(db, search.companyId))
  const params = {
    q,
    location,
    remote,
    ...(employmentType && { type: employmentType }),
    sort: 'newest',
    limit: PAGE,
    ...(company && { company }),
    ...(language && { language }),
  }
  const found: string[] = []
  let cursor: string | undefined
  do {
    const page = await findJobs(db, viewer, SearchJobs.parse({ ...params, cursor }), { isTyping: false })
    // results of a corrected spelling are not what the user searched for
    if (page.correction || page.ids.length === 0) break
    const rows = await db.select({ id: jobs.id, postedAt: jobs.postedAt }).from(jobs).where(inArray(jobs.id, page.ids))
    const fresh = rows.filter(({ postedAt }) => postedAt && postedAt >= since)
    found.push(...fresh.map(({ id }) => id))
    cursor = fresh.length === page.ids.length ? (page.nextCursor ?? undefined) : undefined
  } while (cursor && found.length < MAX)
  return found
}

async function slugOf(db: Db, companyId: string): Promise<string | undefined> {
  const [row] = await db.select({ slug: companies.slug }).from(companies).where(eq(companies.id, companyId))
  return row?.slug
}

/** Stores the jobs of the next email and returns the alert's id; null if earlier emails listed all of them. */
async function storeNews(db: Db, search: Search, period: string, jobIds: string[]): Promise<string | null> {
  if (jobIds.length === 0) return null
  const alertId = newId()
  const made = await db
    .insert(alerts)
    .values({ id: alertId, savedSearchId: search.id, period })
    .onConflictDoNothing()
    .returning()
  if (made.length === 0) return null
  const stored = await db
    .insert(hits)
    .values(jobIds.map((jobId) => ({ savedSearchId: search.id, jobId, alertId })))
    .onConflictDoNothing()
    .returning()
  if (stored.length > 0) return alertId
  await db.delete(alerts).where(eq(alerts.id, alertId))
  return null
}

export const jobSchedules: Schedule[] = [
  { name: 'jobs.look-through-searches', cron: '5 * * * *', run: (services) => runSavedSearches(services) },
]
