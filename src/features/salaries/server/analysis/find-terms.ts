import { sql } from 'drizzle-orm'
import type { Db } from '#server/context.ts'
import { literally } from '#server/literally.ts'

/** The titles and places of data points that contain what was typed, and the version of the data. */
export type Terms = {
  titles: number[]
  locations: number[]
  /** How many titles and places there are in all. */
  titleCount: number
  locationCount: number
  version: string
}

const pattern = (text: string) => `%${literally(text.toLowerCase())}%`

/** Looks both up in their dictionaries: small beside the data points, and indexed by three letters. */
export async function findTerms(db: Db, asked: { jobTitle: string; location: string }): Promise<Terms> {
  const { rows } = await db.execute<Terms>(sql`
    select titles, (select count(*)::int from salary_titles) as "titleCount",
      locations, (select count(*)::int from salary_locations) as "locationCount",
      (select coalesce(string_agg(id || '@' || extract(epoch from imported_at), ' ' order by id), '')
        from salary_datasets) as version
    from (select coalesce(array_agg(id order by id), '{}') as titles
        from salary_titles where lower(title) like ${pattern(asked.jobTitle)}) as t,
      (select coalesce(array_agg(id order by id), '{}') as locations
        from salary_locations where lower(location) like ${pattern(asked.location)}) as l`)
  return rows[0] as Terms
}
