import { candidateListings, candidateViews } from '#db/schema/talent-pool.ts'
import { isoDay } from '#lib/dates.ts'
import type { Db } from '#server/context.ts'
import { companies } from './content/companies.ts'
import { seekers } from './content/seekers.ts'
import { hoursAgo, idOf } from './keys.ts'

const MAYA = 'maya-okafor'

/** Two sample job seekers who can be found; a company has opened one of them. */
export async function seedCandidates(db: Db, { now }: { now: Date }): Promise<void> {
  const [other] = seekers().filter(({ key, skills }) => key !== MAYA && (skills ?? []).length > 3)
  const listed = [
    { key: MAYA, headline: 'Data analyst who turns weekly numbers into decisions', age: 90 },
    ...(other
      ? [{ key: other.key, headline: `${other.currentJobTitle ?? 'Specialist'}, open to a new place`, age: 140 }]
      : []),
  ]
  await db.insert(candidateListings).values(
    listed.map(({ key, headline, age }) => ({
      userId: idOf('user', key),
      isListed: true,
      headline,
      listedAt: hoursAgo(now, age),
    })),
  )
  const [company] = companies().filter(({ slug }) => slug.startsWith('fernway'))
  const [viewer] = company?.members ?? []
  if (!company || !viewer) return
  const viewedAt = hoursAgo(now, 26)
  await db.insert(candidateViews).values({
    userId: idOf('user', MAYA),
    viewerId: idOf('user', viewer.key),
    companyId: idOf('company', company.slug),
    day: isoDay(viewedAt),
    kind: 'profile',
    viewedAt,
  })
}
