import { and, eq, isNull } from 'drizzle-orm'
import { moderationItems } from '#db/schema/moderation.ts'
import { events } from '#db/schema/operations.ts'
import type { Db } from '#server/context.ts'
import { createCompany, createJob, createMember, createUser } from '#testing/factories.ts'
import type { TestProduct } from '#testing/product.ts'
import type { ModerationKind } from '../moderation-queue.ts'
import { moderationSubscribers } from './subscribers.ts'

/** A text long enough for duplicate detection. */
export const longText = `<p>${'You plan the week of a small team and keep its promises to the people who wait for it. '.repeat(4)}</p>`

/** Staff of both roles, and a company with a member and an open job. */
export async function moderationWorld({ db }: Pick<TestProduct, 'db'>) {
  const admin = await createUser(db, { roles: ['platform_admin'], name: 'Priya Natarajan' })
  const helper = await createUser(db, { roles: ['platform_user'] })
  const company = await createCompany(db, { name: 'Brightline Group' })
  const owner = await createMember(db, company.id, 'client_admin')
  const job = await createJob(db, company.id, {
    title: 'Remote Data Entry',
    description: longText,
    createdBy: owner.id,
  })
  return { admin: admin.id, helper: helper.id, company, owner: owner.id, job }
}

export async function itemOf(db: Db, kind: ModerationKind, subjectId: string) {
  const of = and(eq(moderationItems.kind, kind), eq(moderationItems.subjectId, subjectId))
  const [row] = await db.select().from(moderationItems).where(of)
  return row!
}

/** Runs this area's pending event work, as the worker does; each event once. */
export async function runSubscribers({ db, services }: TestProduct): Promise<void> {
  const waiting = await db.select().from(events).where(isNull(events.drainedAt)).orderBy(events.id)
  for (const { id, name, payload, occurredAt } of waiting) {
    for (const subscriber of moderationSubscribers.filter(({ eventName }) => eventName === name)) {
      await subscriber.handle(services, payload as never, { eventId: id, occurredAt } as never)
    }
    await db.update(events).set({ drainedAt: new Date() }).where(eq(events.id, id))
  }
}
