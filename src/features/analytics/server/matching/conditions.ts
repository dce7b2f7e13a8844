import { sql } from 'drizzle-orm'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { matchVersion } from '#features/matching/explain-match.ts'
import { PERIOD_DAYS } from '../../dashboard-rules.ts'

/** When candidates could first read a posting. */
export const postedAt = sql`coalesce(${jobs.postedAt}, ${jobs.createdAt})`

const days = (count: number) => sql`now() - make_interval(days => ${count})`

/** Posted within the last period, and within the one before it too. */
export const isOfPeriod = sql<boolean>`${postedAt} >= ${days(PERIOD_DAYS)}`
export const isRecent = sql<boolean>`(${postedAt} >= ${days(2 * PERIOD_DAYS)} and ${jobs.status} <> 'deleted')`

/** When a posting last changed, no finer than the moments this process can hold. */
export const changedAt = sql<Date>`date_trunc('milliseconds', ${jobs.updatedAt})`

/** Names what of a person is read, and how: the text of an upload comes later and leaves its date as it is. */
export const candidateVersion = sql<string>`concat_ws(' ', ${resumes.id}, extract(epoch from ${resumes.updatedAt}),
  length(${resumes.text}), extract(epoch from ${profiles.updatedAt}), ${sql.raw(`'match ${matchVersion}'`)})`
