import { sql } from 'drizzle-orm'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { matchVersion } from '#features/matching/explain-match.ts'
import { PERIOD_DAYS } from '../../dashboard-rules.ts'

/** When the posting became visible to candidates. */
export const postedAt = sql`coalesce(${jobs.postedAt}, ${jobs.createdAt})`

const days = (count: number) => sql`now() - make_interval(days => ${count})`

/** Posted within the last period; `isRecent` also includes the period before it. */
export const isOfPeriod = sql<boolean>`${postedAt} >= ${days(PERIOD_DAYS)}`
export const isRecent = sql<boolean>`(${postedAt} >= ${days(2 * PERIOD_DAYS)} and ${jobs.status} <> 'deleted')`

/** When the posting last changed, in milliseconds, because a Date has no smaller unit. */
export const changedAt = sql<Date>`date_trunc('milliseconds', ${jobs.updatedAt})`

/**
 * Identifies the version of a person's data and of the matching. It includes the text length, because the text of an upload is stored later
 * without a new date.
 */
export const candidateVersion = sql<string>`concat_ws(' ', ${resumes.id}, extract(epoch from ${resumes.updatedAt}),
  length(${resumes.text}), extract(epoch from ${profiles.updatedAt}), ${sql.raw(`'match ${matchVersion}'`)})`
