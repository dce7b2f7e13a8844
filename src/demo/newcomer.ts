import { userRoles } from '#db/schema/accounts.ts'
import { profiles } from '#db/schema/profiles.ts'
import type { Db } from '#server/context.ts'
import { daysAgo, idOf } from './keys.ts'
import { seedAccounts } from './people.ts'

const imani = { key: 'imani-diallo', name: 'Imani Diallo', email: 'new@tandem.test', joinedDaysAgo: 1 }

/** A new job seeker: a name and a short profile, no document, no subscription. */
export async function seedNewcomer(db: Db, options: { now: Date; passwordHash: string }): Promise<void> {
  await seedAccounts(db, [imani], options)
  const userId = idOf('user', imani.key)
  await db
    .insert(userRoles)
    .values({ userId, role: 'job_seeker', createdAt: daysAgo(options.now, imani.joinedDaysAgo) })
  await db.insert(profiles).values({
    userId,
    phone: '(412) 555-0187',
    location: 'Pittsburgh, PA',
    currentJobTitle: 'Customer Support Specialist',
    skills: ['Customer support', 'Zendesk', 'French'],
  })
}
