import { and, eq, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm'
import { jobs } from '#db/schema/job-postings.ts'
import type { Db } from '#server/context.ts'
import { REMOTE } from '../../landing-rules.ts'

/** The jobs that a landing page is about, by the slugs of a role and a place. */
export type Scope = { role: string | null; place: string | null }

/** All places of a job, as slugs (null for 'Remote') and as written. The query needs the columns `PLACE_COLUMNS`. */
export const PLACES = sql`unnest(array_prepend(place, more_places), array_prepend(location, more_locations)) as placed(slug, written)`
export const PLACE_COLUMNS = sql`place, more_places, location, more_locations`

export const keyOf = ({ role, place }: Scope): string => `${role ?? ''}/${place ?? ''}`

/** The scope as a condition on the table `jobs`. The caller adds the condition for visibility. */
export const inScope = ({ role, place }: Scope): SQL =>
  and(
    role === null ? undefined : sql`${jobs.roles} @> array[${role}]::text[]`,
    place === null
      ? undefined
      : place === REMOTE
        ? jobs.isRemote
        : or(eq(jobs.place, place), sql`${jobs.morePlaces} @> array[${place}]::text[]`),
  ) as SQL

/** The role that the words of this slug name as a job title. */
export async function roleOfAddress(db: Db, slug: string): Promise<string | null> {
  const words = slug.replaceAll('-', ' ')
  const { rows } = await db.execute<{ role: string | null }>(sql`select (job_roles(${words}))[1] as role`)
  return rows[0]?.role ?? null
}

const wasPublic = and(isNotNull(jobs.postedAt), jobs.externalPosting, isNull(jobs.hiddenAt))

/**
 * Whether the landing page exists: a job of this scope was posted publicly, and for a role also a job with the role as its full title.
 * Jobs that moderation hid do not count.
 */
export async function hasEverHadJobs(db: Db, scope: Scope): Promise<boolean> {
  const one = (where: SQL | undefined) => db.select({ id: jobs.id }).from(jobs).where(and(where, wasPublic)).limit(1)
  const { role } = scope
  const [some, fullTitle] = await Promise.all([
    one(inScope(scope)),
    role === null ? null : one(and(inScope({ role, place: null }), sql`${jobs.roles}[1] = ${role}`)),
  ])
  return some.length > 0 && fullTitle?.length !== 0
}
