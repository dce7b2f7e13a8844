import { and, asc, count, eq, ilike, inArray, or, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { userRoles, users } from '#db/schema/accounts.ts'
import { supportConversations, supportMessages } from '#db/schema/support.ts'
import type { Db, SignedIn } from '#server/context.ts'
import { found } from '#server/errors.ts'
import { escapeLike } from '#server/escape-like.ts'
import { cursorKeyOf, type Key, readPage } from '#server/keyset.ts'
import { type InboxFilters, inboxPageSize, type StaffThread } from '../contract.ts'
import { supportStatuses } from '../rules.ts'

const c = supportConversations
const person = alias(users, 'person')
const assignee = alias(users, 'assignee')
/** Longest waiting first; the others by latest message: their timestamps are negated. */
const key: Key = {
  value: sql`case when ${c.status} = 'open' then ${c.lastMessageAt} else to_timestamp(-extract(epoch from ${c.lastMessageAt})) end`,
  kind: 'timestamp',
  id: c.id,
  desc: false,
}

const entry = {
  id: c.id,
  subject: c.subject,
  status: c.status,
  createdAt: c.createdAt,
  lastMessageAt: c.lastMessageAt,
  person: person.name,
  assignedTo: { id: assignee.id, name: assignee.name },
  isUnread: sql<boolean>`exists (select 1 from ${supportMessages} m where m.conversation_id = support_conversations.id
    and m.side = 'person' and (support_conversations.staff_read_at is null or m.created_at > support_conversations.staff_read_at))`,
  last: sql<string>`coalesce((select left(m.text, 200) from ${supportMessages} m where m.conversation_id = support_conversations.id
    order by m.created_at desc, m.id desc limit 1), '')`,
  place: cursorKeyOf(key),
}

const entries = (db: Db) =>
  db.select(entry).from(c).innerJoin(person, eq(person.id, c.userId)).leftJoin(assignee, eq(assignee.id, c.assignedTo))

/**
 * Matching conversations for staff, 50 a page: open ones first, the longest unanswered before the others; with the
 * number in each status.
 */
export async function readInbox({ db, viewer }: SignedIn, { status, mine, q, cursor }: InboxFilters) {
  const others = [mine ? eq(c.assignedTo, viewer.userId) : undefined, ...wordsIn(q)]
  const groups = status ? [status] : supportStatuses
  const [{ rows, before, after }, counted] = await Promise.all([
    readPage(key, cursor, {
      size: inboxPageSize,
      groups: groups.length,
      ask: ({ where, orderBy, limit, group }) =>
        entries(db)
          .where(and(eq(c.status, groups[group] ?? 'open'), ...others, where))
          .orderBy(orderBy)
          .limit(limit),
    }),
    db
      .select({ status: c.status, n: count() })
      .from(c)
      .innerJoin(person, eq(person.id, c.userId))
      .where(and(...others))
      .groupBy(c.status),
  ])
  const found = new Map(counted.map((row) => [row.status, row.n]))
  const counts = Object.fromEntries(supportStatuses.map((one) => [one, found.get(one) ?? 0]))
  return { items: rows, before, after, counts: counts as Record<(typeof supportStatuses)[number], number> }
}

function wordsIn(q: string): (SQL | undefined)[] {
  const like = `%${escapeLike(q)}%`
  return q ? [or(ilike(c.subject, like), ilike(person.name, like))] : []
}

/** One conversation as staff see it; NOT_FOUND for a missing one. */
export async function readStaffThread({ db }: { db: Db }, { id }: { id: string }): Promise<StaffThread> {
  const [row] = await entries(db).where(eq(c.id, id))
  const head = found(row)
  const [messages, [more], staff] = await Promise.all([
    db
      .select({
        id: supportMessages.id,
        side: supportMessages.side,
        text: supportMessages.text,
        createdAt: supportMessages.createdAt,
        author: users.name,
      })
      .from(supportMessages)
      .leftJoin(users, eq(users.id, supportMessages.authorId))
      .where(eq(supportMessages.conversationId, id))
      .orderBy(asc(supportMessages.createdAt), asc(supportMessages.id)),
    db.select({ shared: c.shared }).from(c).where(eq(c.id, id)),
    listStaff(db),
  ])
  return { ...head, messages, shared: more?.shared ?? null, staff }
}

/** All platform staff who are not suspended, by name. */
export const listStaff = (db: Db) =>
  db
    .selectDistinct({ id: users.id, name: users.name })
    .from(users)
    .innerJoin(userRoles, eq(userRoles.userId, users.id))
    .where(and(inArray(userRoles.role, ['platform_admin', 'platform_user']), sql`${users.suspendedAt} is null`))
    .orderBy(users.name)
