import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { resumes } from '#db/schema/documents.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { profiles } from '#db/schema/profiles.ts'
import { matchVersion } from '#features/matching/explain-match.ts'
import type { MatchKeys } from '#features/matching/match-keys.ts'
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

type Keyed = { titles: AnyPgColumn; skills: AnyPgColumn }

/** Whether a row and these keys have in common what a match needs: a word of a title, or `minSkills` skills. */
export function haveKeysInCommon(row: Keyed, keys: MatchKeys, minSkills: number | AnyPgColumn) {
  const titles = sql`${sql.param(keys.titles)}::text[]`
  const skills = sql`${sql.param(keys.skills)}::text[]`
  const shared = sql`(select count(*) from unnest(${row.skills}) as own(skill) where skill = any(${skills}))`
  return sql<boolean>`(${row.titles} && ${titles} or (${row.skills} && ${skills} and ${shared} >= ${minSkills}))`
}
