import { and, asc, eq, gt, inArray, lt, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db, Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'

/**
 * The version that the trigger `jobs_search` writes. Increase it here, in the trigger and in the index `jobs_search_old` when the words of
 * the search change.
 */
const SEARCH_VERSION = 3
/** The number of postings in one batch, which takes about a second. */
const TOGETHER = 50

/**
 * Since version 3, the places of a remote job are also those from which people may apply: without keys, the board reads them again, within
 * a minute.
 */
const keysOrUnread = sql`case when ${jobs.isRemote} and ${jobs.searchVersion} < 3 then null else ${jobs.placeKeys} end`

/**
 * Writes the search words of open postings again if an earlier release wrote them. A migration would delay the start: a posting takes some
 * milliseconds, and there may be a hundred thousand. Until then a posting is found by its earlier words.
 */
export async function renewSearch({ db, stopping }: { db: Db } & Partial<Pick<Services, 'stopping'>>): Promise<void> {
  let after = ''
  while (!stopping?.aborted) {
    const rows = await db
      .select({ id: jobs.id })
      .from(jobs)
      .where(
        and(
          lt(jobs.searchVersion, SEARCH_VERSION),
          eq(jobs.status, 'active'),
          after === '' ? undefined : gt(jobs.id, after),
        ),
      )
      .orderBy(asc(jobs.id))
      .limit(TOGETHER)
    const last = rows.at(-1)
    if (!last) return
    const ids = rows.map(({ id }) => id)
    // setting the title to itself runs the trigger; the date stays, because the posting did not change
    await db
      .update(jobs)
      .set({ title: sql`title`, placeKeys: keysOrUnread, updatedAt: jobs.updatedAt })
      .where(inArray(jobs.id, ids))
    after = last.id
  }
}

export const searchSchedules: Schedule[] = [
  { name: 'jobs.renew-search', cron: '* * * * *', run: (services) => renewSearch(services) },
]
