import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { users } from '#db/schema/accounts.ts'
import { newId } from '#lib/ids.ts'
import { encodeCursor } from '#lib/pages.ts'
import { freshDatabase, type TestDatabase } from '#testing/database.ts'
import { cursorKeyOf, type Key, readPage } from './keyset.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  // three rows each with the same sort value, and timestamps that differ only by microseconds
  const rows = Array.from({ length: 23 }, (_, n) => {
    const createdAt = sql`timestamptz '2026-01-01' + ${Math.floor(n / 3)} * interval '1 microsecond'`
    return { id: newId(), name: `Person ${String.fromCharCode(65 + (n % 8))}`, email: `${n}@example.test`, createdAt }
  })
  await database.db.insert(users).values(rows as never)
})
afterAll(() => database.close())

const keys: Record<string, Omit<Key, 'desc'>> = {
  text: { value: sql`lower(${users.name})`, kind: 'text', id: users.id },
  moment: { value: users.createdAt, kind: 'timestamp', id: users.id },
}
const page = (key: Key, cursor?: string) =>
  readPage(key, cursor, {
    size: 5,
    ask: ({ where, orderBy, limit }) =>
      database.db
        .select({ id: users.id, place: cursorKeyOf(key) })
        .from(users)
        .where(where)
        .orderBy(orderBy)
        .limit(limit),
  })
const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)

it.each(
  Object.keys(keys).flatMap((kind) => [
    [kind, false],
    [kind, true],
  ]) as [string, boolean][],
)('pages through all rows and back, by %s, descending: %s', async (kind, desc) => {
  const key = { ...keys[kind]!, desc }
  const pages = [await page(key)]
  while (pages.at(-1)!.after) pages.push(await page(key, pages.at(-1)!.after!))
  const forth = pages.map(({ rows }) => ids(rows))
  expect(forth.map((one) => one.length)).toEqual([5, 5, 5, 5, 3])
  expect(new Set(forth.flat()).size).toBe(23)
  expect(pages[0]!.before).toBeNull()
  const back = [pages.at(-1)!]
  while (back.at(-1)!.before) back.push(await page(key, back.at(-1)!.before!))
  expect(back.map(({ rows }) => ids(rows)).reverse()).toEqual(forth)
})

it.each([false, true])('pages through the groups and back again, descending: %s', async (desc) => {
  const key = { ...keys.text!, desc }
  // five rows, then rows of two groups on one page, then the rest; the third group is empty
  const groups = ['%a', '%b', '%z', '%'].map((end, n) => ({ end, not: n === 3 ? 'person [ab]' : 'none' }))
  const grouped = (cursor?: string) =>
    readPage(key, cursor, {
      size: 5,
      groups: groups.length,
      ask: ({ where, orderBy, limit, group }) =>
        database.db
          .select({ id: users.id, place: cursorKeyOf(key), name: users.name })
          .from(users)
          .where(
            sql`${where ?? sql`true`} and lower(${users.name}) like ${groups[group]!.end} and lower(${users.name}) !~ ${groups[group]!.not}`,
          )
          .orderBy(orderBy)
          .limit(limit),
    })
  const pages = [await grouped()]
  while (pages.at(-1)!.after) pages.push(await grouped(pages.at(-1)!.after!))
  const forth = pages.map(({ rows }) => ids(rows))
  const names = pages.flatMap(({ rows }) => rows.map(({ name }) => name.at(-1)))
  const rest = names.slice(6)
  expect(names.slice(0, 6)).toEqual(['A', 'A', 'A', 'B', 'B', 'B'])
  expect(rest).toEqual(rest.toSorted((one, other) => (desc ? -1 : 1) * one!.localeCompare(other!)))
  expect(new Set(forth.flat()).size).toBe(23)
  expect(forth.flat()).toHaveLength(23)
  const back = [pages.at(-1)!]
  while (back.at(-1)!.before) back.push(await grouped(back.at(-1)!.before!))
  expect(back.map(({ rows }) => ids(rows)).reverse()).toEqual(forth)
})

it('starts at the first page for a cursor of another list', async () => {
  const key = { ...keys.moment!, desc: false }
  const first = ids((await page(key)).rows)
  for (const cursor of [
    '',
    'x',
    encodeCursor(['after', 'a name', newId()]),
    encodeCursor([1, 2, 3]),
    encodeCursor(['after', 1e300, newId()]),
  ])
    expect(ids((await page(key, cursor)).rows)).toEqual(first)
})
