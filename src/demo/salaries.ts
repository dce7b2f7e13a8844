import { salaryOffers, salarySearches } from '#db/schema/salaries.ts'
import type { Db } from '#server/context.ts'
import { hoursAgo, idOf } from './keys.ts'

const MAYA = 'maya-okafor'

type Search = Pick<typeof salarySearches.$inferInsert, 'jobTitle' | 'location' | 'experienceLevel' | 'filters'>

const searches: Search[] = [
  { jobTitle: 'Senior Data Analyst', location: 'Portland, OR', experienceLevel: 'senior', filters: {} },
  { jobTitle: 'Analytics Engineer', location: 'Seattle, WA', experienceLevel: null, filters: { remoteType: 'hybrid' } },
  { jobTitle: 'Data Analyst', location: 'Portland', experienceLevel: null, filters: { industry: 'Healthcare' } },
]

const offers = [
  {
    name: 'Fernway Health',
    jobTitle: 'Senior Data Analyst',
    location: 'Portland, OR',
    base: 104_000,
    bonus: 8_000,
    equity: 0,
    paidDays: 25,
    healthValue: 8_400,
    matchValue: 4_160,
    otherValue: 600,
    costIndex: 106,
  },
  {
    name: 'Tideline Analytics',
    jobTitle: 'Analytics Engineer',
    location: 'Seattle, WA',
    base: 116_000,
    bonus: 6_000,
    equity: 48_000,
    paidDays: 18,
    healthValue: 7_200,
    matchValue: 0,
    otherValue: 1_000,
    costIndex: 113,
  },
]

/** Salary searches that the sample job seeker saved, and two offers to compare. */
export async function seedSalaries(db: Db, { now }: { now: Date }): Promise<void> {
  const userId = idOf('user', MAYA)
  await db.insert(salarySearches).values(
    searches.map((search, place) => ({
      ...search,
      userId,
      searchName: `${search.jobTitle} - ${search.location}`,
      createdAt: hoursAgo(now, 30 + place * 50),
    })),
  )
  await db
    .insert(salaryOffers)
    .values(offers.map((offer, place) => ({ ...offer, userId, createdAt: hoursAgo(now, 20 - place) })))
}
