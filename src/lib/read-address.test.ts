import { expect, expectTypeOf, it } from 'vitest'
import {
  amount,
  id,
  like,
  oneOf,
  otherwise,
  type Read,
  readAddress,
  text,
  typed,
  whole,
  words,
  yes,
} from './read-address.ts'

const uuid = '0199d1f0-0000-7000-8000-000000000001'
const List = readAddress({
  q: typed(10),
  status: oneOf(['open', 'closed']),
  days: oneOf([7, 30]),
  page: otherwise(whole(1, 100), 1),
  open: id,
  remote: yes,
})

it('reads the parameters of an address, and drops unknown ones', () => {
  const said = { q: 'nurse', status: 'open', days: 7, page: 3, open: uuid, remote: true, other: 'x' }
  const { other: _, ...read } = said
  expect(List.parse(said)).toEqual(read)
  expect(Object.keys(List.parse({}))).toEqual(['page'])
})

it.each([
  { q: 'eleven characters' },
  { q: { a: 1 } },
  { q: null },
  { status: 'deleted' },
  { status: ['open'] },
  { status: 'toString' },
  { days: 8 },
  { days: '7' },
  { page: 0 },
  { page: 101 },
  { page: 1.5 },
  { page: '' },
  { page: ' ' },
  { page: 'two' },
  { page: Number.NaN },
  { page: [2] },
  { page: true },
  { open: 'x' },
  { open: [uuid] },
  { remote: 'yes' },
  { remote: false },
  JSON.parse('{"__proto__": {"status": "open"}}'),
])('drops invalid values, also when merged into the address as the router does: %j', (said) => {
  expect(List.read(said)).toStrictEqual({ page: 1 })
  const { q, status, days, page, open, remote } = { ...said, ...List.parse(said) }
  expect([q, status, days, page, open, remote]).toEqual([undefined, undefined, undefined, 1, undefined, undefined])
})

it('reads typed words that the router parsed as another type', () => {
  expect(List.parse({ q: 2024, page: '4', remote: 'true' })).toEqual({ q: '2024', page: 4, remote: true })
})

it('normalizes words and limits their length', () => {
  expect([words()('  data analyst '), words()('   '), words(3)('  abc '), words(3)('abcd'), words()(7)]).toEqual([
    'data analyst',
    undefined,
    'abc',
    undefined,
    undefined,
  ])
  const name = like(/^[\w.]+$/, 20)
  expect([name('job.closed'), name('job closed'), name(''), name('x'.repeat(21)), text(2)(' a')]).toEqual([
    'job.closed',
    undefined,
    undefined,
    undefined,
    ' a',
  ])
  expect([amount(-1, 1)(0.5), amount(-1, 1)('-0.5'), amount(-1, 1)(2), amount(0, 9)('1e999')]).toEqual([
    0.5,
    -0.5,
    undefined,
    undefined,
  ])
})

it('has required parameters in its type', () => {
  expectTypeOf<Read<typeof List>>().toEqualTypeOf<{
    q?: string
    status?: 'open' | 'closed'
    days?: 7 | 30
    open?: string
    remote?: true
    page: number
  }>()
  expect(List.parse({ page: 2 }).page).toBe(2)
})
