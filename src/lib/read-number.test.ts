import { expect, it } from 'vitest'
import { readNumber } from './read-number.ts'

it.each(['', 'twelve', '1e9', '0x10', '1,2,3', '1.2.3', '1,25,00', '12 34', ',', '.', '1'.repeat(41)])(
  'readNumber › finds no number in %j',
  (text) => expect(readNumber(text)).toBeNull(),
)

it.each([
  ['1,250', '1250', '1.25'],
  ['3.875', '3875', '3.8750'],
  ['-12,500', '-12500', '-12.5'],
])('readNumber › gives both readings of %j', (text, grouped, decimal) => {
  expect(readNumber(text)).toEqual({ grouped, decimal })
  expect([readNumber(grouped), readNumber(decimal)]).toEqual([grouped, decimal])
})

it.each([
  ['3.875', { max_value: 4 }, '3.8750'],
  ['1.250', { min_value: 100 }, '1250'],
  ['1,250', { min_value: 0, max_value: 50 }, '1.25'],
])("readNumber › reads %j by the question's bounds", (text, bounds, number) =>
  expect(readNumber(text, bounds)).toBe(number),
)

it.each([
  ['3,5', '3.5'],
  ['12,75', '12.75'],
  ['0,125', '0.125'],
  ['-0,5', '-0.5'],
  [',5', '.5'],
  ['12.5', '12.5'],
  ['1250', '1250'],
  ['1.250,00', '1250.00'],
  ['1,250.00', '1250.00'],
  ['1.250.000', '1250000'],
  ['1,250,000', '1250000'],
  ['1 250', '1250'],
  ['1\u202f250,5', '1250.5'],
  ["12'500.50", '12500.50'],
])('readNumber › reads %j as %s', (text, number) => expect(readNumber(text)).toBe(number))
