import { randomBytes } from 'node:crypto'
import { and, desc, eq, ne } from 'drizzle-orm'
import { sandboxCustomers, sandboxPayments, sandboxSubscriptions } from '#db/schema/sandbox.ts'
import type { Db } from '../../context.ts'
import { transaction, type UnitOfWork } from '../../transaction.ts'
import { advanceTo, type Step } from './billing-cycle.ts'
import { sandboxEventSent } from './sandbox-event.ts'

export type Customer = typeof sandboxCustomers.$inferSelect
export type StoredSubscription = typeof sandboxSubscriptions.$inferSelect
export type Books = UnitOfWork & { db: Db; customer: Customer; now: Date }

/** A random id in Stripe's format: 'cs_' and 32 hexadecimal digits. */
export const sandboxId = (kind: 'cus' | 'cs' | 'bps' | 'sub' | 'py' | 'evt'): string =>
  `${kind}_${randomBytes(16).toString('hex')}`

/** Locks the customer, applies everything that was due by now, and runs the work. Null if the customer does not exist. */
export function withBooks<T>(db: Db, customerId: string, work: (books: Books) => Promise<T>): Promise<T | null> {
  return transaction({ db }, async (tx) => {
    const [customer] = await tx.db
      .select()
      .from(sandboxCustomers)
      .where(eq(sandboxCustomers.id, customerId))
      .for('update')
    if (!customer) return null
    const books = { ...tx, customer, now: new Date() }
    const live = await liveSubscription(books)
    if (live) await enter(books, live, advanceTo(live, customer.card, books.now))
    return work(books)
  })
}

/** The customer's current subscription; there is at most one. */
export async function liveSubscription({ db, customer }: Books): Promise<StoredSubscription | undefined> {
  const [row] = await db
    .select()
    .from(sandboxSubscriptions)
    .where(and(eq(sandboxSubscriptions.customerId, customer.id), ne(sandboxSubscriptions.status, 'canceled')))
  return row
}

/** The newest subscription, also an ended one. */
export async function latestSubscription({ db, customer }: Books): Promise<StoredSubscription | undefined> {
  const [row] = await db
    .select()
    .from(sandboxSubscriptions)
    .where(eq(sandboxSubscriptions.customerId, customer.id))
    .orderBy(desc(sandboxSubscriptions.startedAt), desc(sandboxSubscriptions.id))
    .limit(1)
  return row
}

/** Stores the result of a step for the subscription, and sends its messages. */
export async function enter(books: Books, { id }: { id: string }, { next, payments, messages }: Step): Promise<void> {
  if (messages.length === 0) return
  await books.db.update(sandboxSubscriptions).set(next).where(eq(sandboxSubscriptions.id, id))
  await enterPayments(books, id, payments)
  for (const type of messages) await say(books, type)
}

export async function enterPayments({ db }: Books, subscriptionId: string, payments: Step['payments']): Promise<void> {
  const rows = payments.filter(({ amountCents }) => amountCents > 0)
  if (rows.length === 0) return
  await db.insert(sandboxPayments).values(rows.map((row) => ({ ...row, id: sandboxId('py'), subscriptionId })))
}

/** Queues a message about the customer: the worker signs and sends it after the transaction commits. */
export const say = (books: Books, type: string): Promise<void> =>
  books.emit(sandboxEventSent({ id: sandboxId('evt'), type, customerId: books.customer.id }))
