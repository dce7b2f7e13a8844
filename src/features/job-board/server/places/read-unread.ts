import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm'
import { companies } from '#db/schema/companies.ts'
import { type JobPlace, jobPlaces } from '#db/schema/job-board.ts'
import { jobs } from '#db/schema/job-postings.ts'
import { postingChanged, postingPublished, postingStatusChanged } from '#features/job-postings/events.ts'
import { readPosted } from '#features/places/known-places.ts'
import { keysOfPosting, keysOfRemote } from '#features/places/place-keys.ts'
import type { Found } from '#features/places/score-place.ts'
import type { Db, Services } from '#server/context.ts'
import type { Schedule } from '#server/queue/schedules.ts'
import { on, type Subscriber } from '#server/queue/worker.ts'
import { companyCountry } from '../job-location.ts'

/** The number of postings in one batch, which takes 20 milliseconds. */
const TOGETHER = 100

/** Parses the locations of open postings that are not parsed yet and stores the places for the search: of one posting, or of all. */
export async function readUnreadPlaces(
  { db, stopping }: { db: Db } & Partial<Pick<Services, 'stopping'>>,
  jobId?: string,
): Promise<void> {
  let after = ''
  const next = async () => (stopping?.aborted ? [] : unread(db, { jobId, after }))
  for (let rows = await next(); rows.length > 0; rows = await next()) {
    await store(db, rows)
    after = rows.at(-1)!.id
  }
}

function unread(db: Db, { jobId, after }: { jobId: string | undefined; after: string }) {
  return db
    .select({
      id: jobs.id,
      location: jobs.location,
      moreLocations: jobs.moreLocations,
      isRemote: jobs.isRemote,
      applicantPlaces: jobs.applicantPlaces,
      at: companies.location,
      timeZone: companies.timeZone,
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(
      and(
        isNull(jobs.placeKeys),
        eq(jobs.status, 'active'),
        jobId === undefined ? undefined : eq(jobs.id, jobId),
        after === '' ? undefined : gt(jobs.id, after),
      ),
    )
    .orderBy(asc(jobs.id))
    .limit(TOGETHER)
}

type Unread = Awaited<ReturnType<typeof unread>>[number]

/** A posting without a location has the place of its company. */
function placesOf({ location, moreLocations, at, timeZone, isRemote, applicantPlaces }: Unread) {
  const home = companyCountry({ location: at, timeZone })
  const read = [location?.trim() || (at ?? ''), ...moreLocations].map((one) => readPosted(one, home))
  const places = read.flatMap(({ found }) => found.map(placeOf))
  const keys = read.flatMap(keysOfPosting)
  if (!isRemote) return { places: distinct(places), keys: [...new Set(keys)] }
  // a job without a location has the place of its company, which says nothing of applicants
  const stated = location?.trim() ? read : read.slice(1)
  return { places: distinct(places), keys: keysOfRemote(keys, stated, applicantPlaces) }
}

const distinct = (places: JobPlace[]): JobPlace[] => [
  ...new Map(places.map((place) => [JSON.stringify(place), place])).values(),
]

const placeOf = ({ town, city, regions: [region], country }: Found): JobPlace => ({
  id: town?.id ?? null,
  city,
  region: region?.code ?? null,
  country,
  lat: town?.lat ?? null,
  lon: town?.lon ?? null,
})

/** Stores the places, unless the location of the posting or of its company changed meanwhile: then the posting is read again. */
async function store(db: Db, rows: Unread[]): Promise<void> {
  const read = rows.map((row) => ({ ...row, ...placesOf(row) }))
  await db.execute(sql`
    insert into ${jobPlaces} (job_id, places, keys)
    select jobs.id, places, array(select jsonb_array_elements_text(keys))
    from jsonb_to_recordset(${JSON.stringify(read)}::jsonb) as read(id uuid, location text, "moreLocations" jsonb,
      "isRemote" boolean, "applicantPlaces" jsonb, at text, places jsonb, keys jsonb)
    join ${jobs} on jobs.id = read.id and jobs.location is not distinct from read.location
      and to_jsonb(jobs.more_locations) = read."moreLocations"
      and jobs.is_remote = read."isRemote" and to_jsonb(jobs.applicant_places) = read."applicantPlaces" and jobs.place_keys is null
    join ${companies} on companies.id = jobs.company_id and companies.location is not distinct from read.at
    order by jobs.id
    on conflict (job_id) do update set places = excluded.places, keys = excluded.keys`)
}

const read = (services: Services, { jobId }: { jobId: string }) => readUnreadPlaces(services, jobId)

export const placeSubscribers: Subscriber[] = [
  on(postingPublished, 'jobs.place-published', read),
  on(postingChanged, 'jobs.place-changed', read),
  on(postingStatusChanged, 'jobs.place-status', read),
]
/** For postings that no event covers: those from before places were stored, and those whose company changed its location. */
export const placeSchedules: Schedule[] = [
  { name: 'jobs.read-places', cron: '* * * * *', run: (services) => readUnreadPlaces(services) },
]
