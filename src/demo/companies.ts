import { eq } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { companyMembers, companies as table } from '#db/schema/companies.ts'
import { profiles } from '#db/schema/profiles.ts'
import type { Db } from '#server/context.ts'
import { companies } from './content/companies.ts'
import { daysAgo, idOf } from './keys.ts'
import { seedAccounts } from './people.ts'

export async function seedCompanies(db: Db, options: { now: Date; passwordHash: string }): Promise<void> {
  const { now } = options
  const all = companies()
  const people = all.flatMap((company) => company.members)
  await seedAccounts(db, people, options)
  // colleagues were last active a few days ago at most, each on another day
  for (const [at, { key, joinedDaysAgo }] of people.entries()) {
    const lastSignInAt = daysAgo(now, Math.min(joinedDaysAgo, ((at * 5) % 9) + 0.3))
    await db
      .update(users)
      .set({ lastSignInAt })
      .where(eq(users.id, idOf('user', key)))
  }
  await db
    .insert(profiles)
    .values(people.map(({ key, jobTitle }) => ({ userId: idOf('user', key), currentJobTitle: jobTitle })))
  await db.insert(table).values(
    all.map(({ members: _, logo, createdDaysAgo, ...company }) => ({
      ...company,
      id: idOf('company', company.slug),
      logoUrl: logo,
      createdAt: daysAgo(now, createdDaysAgo),
    })),
  )
  await db.insert(companyMembers).values(
    all.flatMap((company) =>
      company.members.map(({ key, role, joinedDaysAgo }) => ({
        companyId: idOf('company', company.slug),
        userId: idOf('user', key),
        role,
        joinedAt: daysAgo(now, joinedDaysAgo),
      })),
    ),
  )
}
