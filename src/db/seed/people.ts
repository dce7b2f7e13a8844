import { credentials, userRoles, users } from '#db/schema/accounts.ts'
import { userSubscriptions } from '#db/schema/billing.ts'
import { profiles } from '#db/schema/profiles.ts'
import type { Role } from '#lib/viewer.ts'
import type { Db } from '#server/context.ts'
import { platformPeople } from './content/people.ts'
import { seekers } from './content/seekers.ts'
import { daysAgo, idOf } from './keys.ts'

type Options = { now: Date; passwordHash: string }
type Person = { key: string; name: string; email: string; joinedDaysAgo: number }

/** Verified people who sign in with the demo password. */
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
  const roles: { userId: string; role: Extract<Role, 'job_seeker' | 'platform_admin' | 'platform_user'> }[] = [
    ...all.map(({ key }) => ({ userId: idOf('user', key), role: 'job_seeker' as const })),
    ...staff.map(({ key, role }) => ({ userId: idOf('user', key), role })),
  ]
  await db.insert(userRoles).values(roles)
  await db.insert(profiles).values([
    ...all.map(({ key, resume: _resume, professions: _professions, story: _story, ...told }) => ({
      ...told,
      userId: idOf('user', key),
    })),
    ...staff.map(({ key }) => ({ userId: idOf('user', key) })),
  ])
  await db.insert(userSubscriptions).values(
    subscriptions(
      all.map(({ key }) => key),
      options.now,
    ),
  )
}

/** The first seeker has Pro, then every third a trial, every fifth one that is over. */
function subscriptions(keys: string[], now: Date): (typeof userSubscriptions.$inferInsert)[] {
  return keys.flatMap((key, i) => {
    const userId = idOf('user', key)
    if (i === 0) return [row(userId, 'pro', 'active', daysAgo(now, 40), daysAgo(now, -20))]
    if (i % 5 === 0) return [row(userId, 'basic', 'expired', daysAgo(now, 90), daysAgo(now, 30))]
    if (i % 3 === 0) return [row(userId, 'basic', 'trial', daysAgo(now, 4), daysAgo(now, -10))]
    return []
  })
}

const row = (
  userId: string,
  plan: string,
  status: 'active' | 'expired' | 'trial',
  startedAt: Date,
  expiresAt: Date,
) => ({
  userId,
  planId: idOf('plan', plan),
  status,
  startedAt,
  expiresAt,
})
