import { and, count, desc, eq, isNotNull, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { z } from 'zod'
import { users } from '#db/schema/accounts.ts'
import { contactReplies, contactMessages as m } from '#db/schema/support.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { escapeLike } from '#server/escape-like.ts'
import { cursorKeyOf, type Key, readPage } from '#server/keyset.ts'
import { type ContactFilters, type ContactThread, contactPageSize } from '../../contact-contract.ts'
import { type ContactState, contactStates } from '../../rules.ts'
import { listStaff } from '../inbox.ts'

const handler = alias(users, 'handler')
const assignee = alias(users, 'assignee')

const state = sql<ContactState>`case when ${m.handledAt} is not null then 'done' when ${m.answeredAt} is not null then 'answered' else 'open' end`
const isIn: Record<ContactState, SQL | undefined> = {
  open: and(isNull(m.handledAt), isNull(m.answeredAt)),
  answered: and(isNull(m.handledAt), isNotNull(m.answeredAt)),
  done: isNotNull(m.handledAt),
}
/** Longest waiting first; the others by their last change. */
const order: Record<ContactState, Key> = {
  open: { value: m.createdAt, kind: 'timestamp', id: m.id, desc: false },
  answered: { value: m.answeredAt, kind: 'timestamp', id: m.id, desc: true },
  done: { value: m.handledAt, kind: 'timestamp', id: m.id, desc: true },
}

const fields = {
  id: m.id,
  name: m.name,
  email: m.email,
  subject: m.subject,
  category: m.category,
  message: m.message,
  createdAt: m.createdAt,
  state,
  answeredAt: m.answeredAt,
  handledAt: m.handledAt,
  handledBy: handler.name,
  assignedTo: { id: assignee.id, name: assignee.name },
  hasAccount: sql<boolean>`${m.userId} is not null`,
}

/** Contact messages in a state, 20 a page; with the number in each (HELP-04). */
export async function listContact({ db, viewer }: SignedIn, filters: z.output<typeof ContactFilters>) {
  const { category, mine, q, cursor } = filters
  const others = and(
    category && eq(m.category, category),
    mine ? eq(m.assignedTo, viewer.userId) : undefined,
    q
      ? sql`(${m.name} || ' ' || ${m.email} || ' ' || ${m.subject} || ' ' || ${m.message}) ilike ${`%${escapeLike(q)}%`}`
      : undefined,
  )
  const key = order[filters.state]
  const [page, counted] = await Promise.all([
    readPage(key, cursor, {
      size: contactPageSize,
      ask: ({ where, orderBy, limit }) =>
        db
          .select({ ...fields, place: cursorKeyOf(key) })
          .from(m)
          .leftJoin(handler, eq(handler.id, m.handledBy))
          .leftJoin(assignee, eq(assignee.id, m.assignedTo))
          .where(and(isIn[filters.state], others, where))
          .orderBy(orderBy)
          .limit(limit),
    }),
    db.select({ state, n: count() }).from(m).where(others).groupBy(sql`1`),
  ])
  const known = new Map(counted.map((row) => [row.state, row.n]))
  const counts = Object.fromEntries(contactStates.map((one) => [one, known.get(one) ?? 0]))
  return { ...page, counts: counts as Record<ContactState, number> }
}

/** One message with its answers and other messages from its address; NOT_FOUND. */
export async function readContact({ db }: { db: Db }, { id }: { id: string }): Promise<ContactThread> {
  const [row] = await db
    .select(fields)
    .from(m)
    .leftJoin(handler, eq(handler.id, m.handledBy))
    .leftJoin(assignee, eq(assignee.id, m.assignedTo))
    .where(eq(m.id, id))
  const message = found(row)
  const { id: replyId, text, createdAt, mailedAt } = contactReplies
  const [replies, others, staff] = await Promise.all([
    db
      .select({ id: replyId, text, createdAt, mailedAt, author: users.name })
      .from(contactReplies)
      .leftJoin(users, eq(users.id, contactReplies.authorId))
      .where(eq(contactReplies.messageId, id))
      .orderBy(createdAt, replyId),
    db
      .select({ id: m.id, subject: m.subject, createdAt: m.createdAt, state })
      .from(m)
      .where(and(eq(m.email, message.email), ne(m.id, id)))
      .orderBy(desc(m.createdAt))
      .limit(10),
    listStaff(db),
  ])
  return { ...message, replies, others, staff }
}
