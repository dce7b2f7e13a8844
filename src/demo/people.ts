import { credentials, userRoles, users } from '#db/schema/accounts.ts'
import { profiles } from '#db/schema/profiles.ts'
import type { Role } from '#lib/viewer.ts'
import type { Db } from '#server/context.ts'
import { platformPeople } from './content/people.ts'
import { seekers } from './content/seekers.ts'
import { daysAgo, idOf } from './keys.ts'

type Options = { now: Date; passwordHash: string }
type Person = { key: string; name: string; email: string; joinedDaysAgo: number }

/** Verified users who sign in with the demo password. */
export async function seedAccounts(db: Db, people: Person[], { now, passwordHash }: Options): Promise<void> {
  const rows = people.map(({ key, name, email, joinedDaysAgo }) => {
    const createdAt = daysAgo(now, joinedDaysAgo)
    return { id: idOf('user', key), name, email, emailVerified: true, isSample: true, createdAt, updatedAt: createdAt }
  })
  await db.insert(users).values(rows)
  await db
    .insert(credentials)
    .values(rows.map(({ id }) => ({ userId: id, accountId: id, providerId: 'credential', password: passwordHash })))
}

export async function seedPeople(db: Db, options: Options): Promise<void> {
  const all = seekers()
  const staff = platformPeople()
  await seedAccounts(db, [...all.map((s) => ({ ...s, name: s.displayName })), ...staff], options)
  type AccountRows = {
    userId: string
    role: Extract<Role, 'job_seeker' | 'platform_admin' | 'platform_user'>
    createdAt: Date
  }
  const roles: AccountRows[] = [...all.map((one) => ({ ...one, role: 'job_seeker' as const })), ...staff].map(
    ({ key, role, joinedDaysAgo }) => ({
      userId: idOf('user', key),
      role,
      createdAt: daysAgo(options.now, joinedDaysAgo),
    }),
  )
  await db.insert(userRoles).values(roles)
  await db.insert(profiles).values([
    ...all.map(({ key, resume: _resume, professions: _professions, story: _story, ...profile }) => ({
      ...profile,
      userId: idOf('user', key),
    })),
    ...staff.map(({ key }) => ({ userId: idOf('user', key) })),
  ])
}
