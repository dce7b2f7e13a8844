import { and, inArray, isNotNull, isNull, not, type SQL, sql } from 'drizzle-orm'
import { users } from '#db/schema/accounts.ts'
import type { Role } from '#lib/viewer.ts'
import { containsWords } from '#server/contains-words.ts'
import type { Db } from '#server/context.ts'
import { escapeLike } from '#server/escape-like.ts'
import { findWords } from '#server/find-words.ts'
import {
  type CursorKey,
  countCapped,
  cursorKeyOf,
  inOrder,
  type Key,
  type ListWindow,
  readPage,
} from '#server/keyset.ts'
import type { ListedUser, UserFilters, UserList } from '../../admin-users-contract.ts'
import { usersPageSize } from '../../rules.ts'

const orders: Record<UserFilters['sort'], Pick<Key, 'value' | 'kind'>> = {
  name: { value: sql`lower(${users.name})`, kind: 'text' },
  joined: { value: users.createdAt, kind: 'timestamp' },
  // Same order as the index: users who never signed in are first.
  signIn: { value: sql`coalesce(${users.lastSignInAt}, '1970-01-01 00:00:00+00'::timestamptz)`, kind: 'timestamp' },
}

/**
 * A page of matching users from a cursor, and how many match, up to a thousand. In order of name, matches at the start
 * of the name are first: they are adjacent in the index, while other matches would need a scan of half of it.
 */
export async function listUsers(db: Db, filters: UserFilters): Promise<UserList> {
  const key: Key = { ...orders[filters.sort], id: users.id, desc: filters.desc }
  const { rows, before, after } = await readPage(key, filters.cursor, {
    size: usersPageSize,
    groups: isByBeginning(filters) ? 2 : 1,
    ask: ({ group, ...window }) => findUsers(db, filters, key, window, group),
  })
  const words = filters.q === '' ? undefined : holds(filters.q)
  const total = await countCapped(db, users, and(words, narrowed(filters)))
  const read = await readRows(db, rows)
  return { rows: read, total: total.value, isCapped: total.isCapped, before, after }
}

const isByBeginning = ({ q, sort }: UserFilters) => q !== '' && sort === 'name'

async function findUsers(
  db: Db,
  filters: UserFilters,
  key: Key,
  window: ListWindow,
  group: number,
): Promise<CursorKey[]> {
  const search = { key, words: holds(filters.q), narrowed: narrowed(filters) }
  if (filters.q !== '' && !isByBeginning(filters)) return findWords(db, users, search, window)
  const begins = filters.q === '' ? undefined : beginsWith(filters.q)
  if (begins && group === 1) return findWords(db, users, { ...search, always: not(begins) }, window)
  return db
    .select({ id: users.id, place: cursorKeyOf(key) })
    .from(users)
    .where(and(begins, window.where, narrowed(filters)))
    .orderBy(window.orderBy)
    .limit(window.limit)
}

const beginsWith = (q: string): SQL => sql`lower(${users.name}) like ${`${escapeLike(q.toLowerCase())}%`}`

/** Searches name and email address, in the form of the index. */
const holds = (q: string): SQL => containsWords(sql`fold_words(${users.name} || ' ' || ${users.email})`, q) ?? sql`true`

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

/** The rows of the list for these users, in this order. */
async function readRows(db: Db, places: CursorKey[]): Promise<ListedUser[]> {
  if (places.length === 0) return []
  const ids = places.map(({ id }) => id)
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
  return inOrder(places, rows).map(({ held, ...shown }) => ({
    ...shown,
    roles: [...new Set([...held, ...shown.companies.map((one) => one.role)])],
  }))
}
