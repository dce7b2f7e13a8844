import { and, eq, like, sql } from 'drizzle-orm'
import { pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { freshDatabase, type TestDatabase } from '#testing/database.ts'
import { countFound, findWords } from './find-words.ts'
import type { Key } from './keyset.ts'

const things = pgTable('things', { id: uuid(), kind: text(), word: text(), at: timestamp({ withTimezone: true }) })
const key: Key = { value: things.at, kind: 'timestamp', id: things.id, desc: true }
const newest = sql`${things.at} desc, ${things.id} desc`

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
  // an older row has a greater n; every twentieth row is of a small kind, and the last hundred of a smaller one
  await database.db.execute(sql`
    create table things as select gen_random_uuid() as id, now() - n * interval '1 second' as at,
      case when n > 69900 then 'few' when n % 20 = 0 then 'some' else 'many' end as kind,
      case when n % 40 = 0 then 'common' when n in (5001, 69999) then 'rare' else 'other' end as word
    from generate_series(1, 70000) as n`)
})
afterAll(() => database.close())

const termOf = (word: string, kind: string | null, isCovered = false) => {
  const ofKind = kind === null ? undefined : eq(things.kind, kind)
  return { key, words: like(things.word, word), always: ofKind, narrowed: ofKind, isCovered }
}
const exactly = (word: string, kind: string | null) =>
  database.db
    .select({ id: things.id })
    .from(things)
    .where(and(like(things.word, word), kind === null ? undefined : eq(things.kind, kind)))
    .orderBy(newest)
    .limit(21)

it.each([
  ['common', null],
  ['common', 'some'],
  ['rare', null],
  ['rare', 'many'],
  ['rare', 'few'],
  ['common', 'few'],
  ['common', 'none'],
  ['none', null],
])('finds rows with %s of the kind %s, newest first, at any position', async (word, kind) => {
  const right = (await exactly(word, kind)).map(({ id }) => id)
  for (const isCovered of [false, true]) {
    const window = { where: undefined, orderBy: newest, limit: 21 }
    const found = await findWords(database.db, things, termOf(word, kind, isCovered), window)
    expect(found.map(({ id }) => id)).toEqual(right)
  }
})

it.each([
  ['common', 'some', { value: 1000, isCapped: true }],
  ['common', 'few', { value: 3, isCapped: false }],
  ['rare', 'few', { value: 1, isCapped: false }],
  ['rare', 'many', { value: 1, isCapped: false }],
  ['rare', null, { value: 2, isCapped: false }],
  ['other', null, { value: 1000, isCapped: true }],
  ['none', 'none', { value: 0, isCapped: false }],
])(
  'counts rows with %s of the kind %s exactly up to a thousand, also beyond those that it reads',
  async (word, kind, right) => {
    expect(await countFound(database.db, things, termOf(word, kind))).toEqual(right)
  },
)
