import { expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from '#testing/growth.ts'
import { compareReading } from './compare-reading.ts'

const states = (typed: string[], text: string, orders?: number[][]) =>
  compareReading(typed, text, orders).map(({ state, line }) => `${state} ${line}`)

it.each([
  ['words in order', ['Maya', 'Analyst'], 'Maya\nAnalyst', ['found 1', 'found 2']],
  ['capitals', ['Experience'], 'EXPERIENCE', ['found 1']],
  ['a line that was broken', ['one two three'], 'one two\nthree', ['found 1']],
  ['an address that was broken', ['https://a.example/b'], 'https://a.\nexample/b', ['found 1']],
  ['joined letters', ['office'], 'o\ufb03ce', ['found 1']],
  ['words without blanks, broken anywhere', ['東京大学'], '東京\n大学', ['found 1']],
  ['words run together', ['Maya Okafor'], 'MayaOkafor', ['missing null']],
  ['a part of a word', ['R'], 'Read', ['missing null']],
  ['another order', ['one', 'two', 'three'], 'two\none\nthree', ['elsewhere 2', 'found 1', 'found 3']],
  ['nothing', ['one'], '', ['missing null']],
  ['the same word twice', ['SQL', 'SQL'], 'SQL, SQL', ['found 1', 'found 1']],
  ['the same word once', ['SQL', 'SQL'], 'SQL', ['found 1', 'elsewhere 1']],
  ['signs of patterns', ['C++ (.NET) [x] a|b $^*?'], 'C++ (.NET) [x] a|b $^*?', ['found 1']],
])('finds %s', (_, typed, text, expected) => {
  const found = states(typed, text)
  // if two fields are swapped, either one may count as misplaced
  if (expected.some((state) => state.startsWith('elsewhere')))
    expect(found.toSorted().map(bare)).toEqual(expected.toSorted().map(bare))
  else expect(found).toEqual(expected)
})
const bare = (state: string) => state.split(' ')[0]

it('chooses the order that fits best', () => {
  expect(
    states(['a1', 'b1', 'a2', 'b2'], 'b1 a1 b2 a2', [
      [0, 1, 2, 3],
      [1, 0, 3, 2],
    ]),
  ).toEqual(Array(4).fill('found 1'))
})

it.each<[string, (size: number) => string]>([
  ['dashes', (size) => '- '.repeat(size)],
  ['one word', (size) => 'a'.repeat(2 * size)],
])('needs linear time for a hostile text of %s', async (_, field) => {
  const hostile = (size: number) => ({ field: field(size), text: `${'- '.repeat(3 * size)}${'日'.repeat(3 * size)}` })
  const compare = ({ field: typed, text }: ReturnType<typeof hostile>) => compareReading([typed], text)
  expect(await growthOf(750, hostile, compare)).toBeLessThan(NEARLY_LINEAR)
})

// Here the time grows with the square of the length: the search for one repeated letter restarts at each position.
it('finishes on a hostile text of one letter without spaces', () => {
  const typed = ['- '.repeat(3000), 'a'.repeat(6000), '日'.repeat(6000)]
  const found = compareReading(typed, `${'- '.repeat(9000)}${'日'.repeat(9000)}`)
  expect(found.map(({ state }) => state)).toEqual(['found', 'missing', 'found'])
})
