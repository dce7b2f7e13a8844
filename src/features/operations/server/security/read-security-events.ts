import { and, eq, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import { securityEvents } from '#db/schema/operations.ts'
import type { Context } from '#server/context.ts'
import { cursorKeyOf, type Key, readPage } from '#server/keyset.ts'
import type { SecurityDay, SecurityFilters } from '../../security-contract.ts'

const PAGE = 50
const newest: Key = { value: securityEvents.at, kind: 'timestamp', id: securityEvents.id, desc: true }

/** A page of sign-ins and refused calls, the newest minute first. */
export async function listSecurityEvents(
  { db }: Pick<Context, 'db'>,
  { cursor, kind, userId }: SecurityFilters & { cursor?: string | undefined },
) {
  const matches = and(
    kind ? eq(securityEvents.kind, kind) : undefined,
    userId ? eq(securityEvents.userId, userId) : undefined,
  )
  const { rows, before, after } = await readPage(newest, cursor, {
    size: PAGE,
    ask: ({ where, orderBy, limit }) =>
      db
        .select({ event: securityEvents, place: cursorKeyOf(newest), name: users.name, id: securityEvents.id })
        .from(securityEvents)
        .leftJoin(users, eq(users.id, securityEvents.userId))
        .where(and(matches, where))
        .orderBy(orderBy)
        .limit(limit),
  })
  const items = rows.map(({ event: { userId: id, ...event }, name }) => ({
    ...event,
    person: id && name !== null ? { id, name } : null,
  }))
  return { items, before, after }
}

/** The number of events of each kind in the last 24 hours. */
export async function readSecurityDay({ db }: Pick<Context, 'db'>): Promise<SecurityDay> {
  const of = (kind: string) =>
    sql<number>`coalesce(sum(${securityEvents.count}) filter (where ${securityEvents.kind} = ${kind}), 0)::int`
  const [day] = await db
    .select({ signedIn: of('signed_in'), wrong: of('wrong'), limited: of('limited'), refused: of('refused') })
    .from(securityEvents)
    .where(sql`${securityEvents.at} > now() - interval '24 hours'`)
  return day ?? { signedIn: 0, wrong: 0, limited: 0, refused: 0 }
}
