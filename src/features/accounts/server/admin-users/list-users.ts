import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Role } from '#lib/viewer.ts'
import type { Db } from '#server/context.ts'
import { type Key, placeOf, readPage } from '#server/keyset.ts'
import {
  type ListedUser,
  mostCounted,
  type UserFilters,
  type UserList,
  usersPageSize,
} from '../../admin-users-contract.ts'

/** Of so many rows in order a page is found where what is looked for is common; else it is looked up. */
const PROBED = 3000

const orders: Record<UserFilters['sort'], Pick<Key, 'value' | 'kind'>> = {
  name: { value: sql`lower(${users.name})`, kind: 'text' },
  joined: { value: users.createdAt, kind: 'moment' },
  // as the index says it: whoever never signed in stands before all others
  signIn: { value: sql`coalesce(${users.lastSignInAt}, '1970-01-01 00:00:00+00'::timestamptz)`, kind: 'moment' },
}

/** People who match, a page at a time from a cursor, with how many match up to a thousand. Quick with a million of them. */
export async function listUsers(db: Db, filters: UserFilters): Promise<UserList> {
  const key: Key = { ...orders[filters.sort], id: users.id, desc: filters.desc }
  const { rows, before, after } = await readPage(key, filters.cursor, {
    size: usersPageSize,
    ask: async ({ where, orderBy, limit }) => {
      const common = await findCommon(db, filters, { key, where, orderBy, limit })
      if (common.length === limit || filters.q === '') return common
      return findRare(db, filters, { key, where, orderBy, limit })
    },
  })
  const counted = await countUsers(db, filters)
  const read = await readRows(
    db,
    rows.map(({ id }) => id),
  )
  return { rows: read, total: Math.min(counted, mostCounted), isCapped: counted > mostCounted, before, after }
}

type Asked = { key: Key; where: SQL | undefined; orderBy: SQL; limit: number }
type Found = { id: string; place: string | number }

/** Goes through the people in their order; with words only so far as a page of a common one reaches. */
async function findCommon(db: Db, filters: UserFilters, { key, where, orderBy, limit }: Asked): Promise<Found[]> {
  const columns = { id: users.id, place: placeOf(key) }
  if (filters.q === '') {
    return db
      .select(columns)
      .from(users)
      .where(and(where, narrowed(filters)))
      .orderBy(orderBy)
      .limit(limit)
  }
  const probed = db.$with('probed').as(
    db
      .select({
        ...columns,
        place: placeOf(key).as('place'),
        isFound: sql<boolean>`${holds(filters.q)}`.as('is_found'),
      })
      .from(users)
      .where(and(where, narrowed(filters)))
      .orderBy(orderBy)
      .limit(PROBED),
  )
  const rows = await db
    .with(probed)
    .select({ id: probed.id, place: probed.place })
    .from(probed)
    .where(eq(probed.isFound, true))
    .limit(limit)
  return rows.map(({ id, place }) => ({ id, place: key.kind === 'moment' ? Number(place) : place }))
}

/** Looks the words up by their index, then puts what was found into order: the inner select is planned by itself. */
async function findRare(db: Db, filters: UserFilters, { key, where, orderBy, limit }: Asked): Promise<Found[]> {
  const matching = and(holds(filters.q), narrowed(filters), where)
  return db
    .select({ id: sql<string>`users.id`, place: placeOf(key) })
    .from(sql`(select * from ${users} where ${matching} offset 0) users`)
    .orderBy(orderBy)
    .limit(limit)
}

async function countUsers(db: Db, filters: UserFilters): Promise<number> {
  const some = db
    .select({ id: users.id })
    .from(users)
    .where(and(filters.q === '' ? undefined : holds(filters.q), narrowed(filters)))
    .limit(mostCounted + 1)
    .as('some')
  return db.$count(some)
}

/** As the index has it; one or two letters, which it knows at the beginning of words alone, must stand there. */
function holds(q: string): SQL {
  const text = q.toLowerCase().replace(/[\\%_]/g, '\\$&')
  const all = sql`lower(${users.name} || ' ' || ${users.email})`
  return q.length > 2
    ? sql`${all} like ${`%${text}%`}`
    : sql`(${all} like ${`${text}%`} or ${all} like ${`% ${text}%`})`
}

function narrowed({ role, state }: UserFilters): SQL | undefined {
  return and(
    state === 'suspended' ? isNotNull(users.suspendedAt) : state === 'active' ? isNull(users.suspendedAt) : undefined,
    role && heldBy(role),
  )
}

const heldBy = (role: Role): SQL =>
  role === 'client_admin' || role === 'client_user'
    ? sql`exists (select from company_members m join companies c on c.id = m.company_id
        where m.user_id = ${users.id} and m.role = ${role} and c.archived_at is null)`
    : sql`exists (select from user_roles r where r.user_id = ${users.id} and r.role = ${role})`

type Company = ListedUser['companies'][number]

/** What the list shows of these people, in this order. */
async function readRows(db: Db, ids: string[]): Promise<ListedUser[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      image: users.image,
      joinedAt: users.createdAt,
      lastSignInAt: users.lastSignInAt,
      suspendedAt: users.suspendedAt,
      suspendedReason: users.suspendedReason,
      held: sql<Role[]>`array(select role from user_roles where user_id = users.id order by role)`,
      companies: sql<Company[]>`coalesce((
        select json_agg(json_build_object('id', c.id, 'name', c.name, 'role', m.role) order by m.joined_at, m.id)
        from company_members m join companies c on c.id = m.company_id
        where m.user_id = users.id and c.archived_at is null), '[]')`,
    })
    .from(users)
    .where(inArray(users.id, ids))
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    if (!row) return []
    const { held, ...shown } = row
    return [{ ...shown, roles: [...new Set([...held, ...row.companies.map((one) => one.role)])] }]
  })
}
