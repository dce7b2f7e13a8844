import { createHash } from 'node:crypto'
import { credentials, oneTimeLinks, passkeys, sessions, userRoles, users } from '#db/schema/accounts.ts'
import { notifications } from '#db/schema/notifications.ts'
import { auditLog, liveMessages } from '#db/schema/operations.ts'
import { profiles } from '#db/schema/profiles.ts'
import { newId } from '#lib/ids.ts'
import type { Db } from '#server/context.ts'
import { type PersonName, people } from './callers.ts'
import { canary } from './canaries.ts'
import { insertSalaryFixtures } from './salary-fixtures.ts'

export const PASSWORD = 'a quiet harbour in may'

export type Person = {
  id: string
  mail: string
  sessionId: string
  notificationId: string
  passkeyId: string
  verifyToken: string
  resetToken: string
  confirmToken: string
  undoToken: string
  /** The token of the unsubscribe link in their mails. */
  mailStop: string
}

export type People = Record<PersonName, Person>

const roles = {
  seeker: 'job_seeker',
  otherSeeker: 'job_seeker',
  mustChangePassword: 'job_seeker',
  suspended: 'job_seeker',
  twoRoles: 'job_seeker',
  platformUser: 'platform_user',
  platformAdmin: 'platform_admin',
} as const

export async function createPeople({
  db,
  who,
  passwordHash,
  n,
}: {
  db: Db
  who: People
  passwordHash: string
  n: number
}): Promise<void> {
  const each = <T>(row: (name: PersonName, person: Person) => T): T[] => people.map((name) => row(name, who[name]))
  const tomorrow = new Date(Date.now() + 86_400_000)
  await db.insert(users).values(
    each((name, { id, mail }) => ({
      id,
      name: canary('recruiterName', name),
      email: mail,
      emailVerified: true,
      mustChangePassword: name === 'mustChangePassword',
      suspendedAt: name === 'suspended' ? new Date() : null,
      suspendedReason: name === 'suspended' ? canary('suspendedReason', name) : null,
    })),
  )
  await db.insert(profiles).values(each((name, { id }) => ({ userId: id, phone: canary('phone', name) })))
  await insertSalaryFixtures(
    db,
    each((name, { id }) => ({ userId: id, words: canary('applicationNote', name) })),
  )
  await db
    .insert(userRoles)
    .values(Object.entries(roles).map(([name, role]) => ({ userId: who[name as PersonName].id, role })))
  await db
    .insert(credentials)
    .values(each((_, { id }) => ({ userId: id, accountId: id, providerId: 'credential', password: passwordHash })))
  await db.insert(sessions).values(
    each((name, { id, sessionId }) => ({
      id: sessionId,
      userId: id,
      token: `${canary('sessionToken', name)}-${n}`,
      expiresAt: tomorrow,
    })),
  )
  await createWaysIn(db, who, n)
  await db.insert(notifications).values(
    each((name, { id, notificationId }) => ({
      id: notificationId,
      userId: id,
      eventId: newId(),
      type: 'application',
      title: 'News',
      message: canary('notification', name),
    })),
  )
  await db
    .insert(liveMessages)
    .values(each((_, { id }) => ({ userId: id, topic: 'notifications_changed', payload: {} })))
  await db.insert(auditLog).values({
    action: 'scene.made',
    subjectType: 'user',
    subjectId: who.seeker.id,
    data: { canary: canary('auditData') },
  })
}

/** Unused links, and a passkey for each user. */
async function createWaysIn(db: Db, who: People, n: number): Promise<void> {
  const expiresAt = new Date(Date.now() + 86_400_000)
  const links = people.flatMap((name) => {
    const { id: userId, ...tokens } = who[name]
    const link = (kind: (typeof oneTimeLinks.$inferInsert)['kind'], token: string) => {
      const tokenHash = createHash('sha256').update(token).digest('base64url')
      return { kind, userId, email: `${kind}-${name}-${n}@example.test`, tokenHash, expiresAt }
    }
    return [
      link('verify_email', tokens.verifyToken),
      link('reset_password', tokens.resetToken),
      link('confirm_email', tokens.confirmToken),
      link('undo_email', tokens.undoToken),
    ]
  })
  await db.insert(oneTimeLinks).values(links)
  const keys = people.map((name) => {
    const { id: userId, passkeyId: id } = who[name]
    const publicKey = canary('passkeyKey', name)
    return { id, userId, name: 'Laptop', credentialId: `passkey-of-${name}-${n}`, publicKey }
  })
  await db.insert(passkeys).values(keys)
}
