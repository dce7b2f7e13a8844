import { expect, it } from 'vitest'
import { isBefore, readMonth } from './month.ts'

it.each([
  ['2024-03', '2024-03'],
  ['2024-3', '2024-03'],
  [' 2024 / 03 ', '2024-03'],
  ['3/2024', '2024-03'],
  ['03.2024', '2024-03'],
  ['March 2024', '2024-03'],
  ['sept. 2024', '2024-09'],
  ['Dec, 2020', '2020-12'],
  ['2024', '2024'],
  ['', ''],
  ['  ', ''],
])('reads %j as the month %j', (typed, month) => {
  expect(readMonth(typed)).toBe(month)
})

it.each(['2024-13', '2024-00', '13/2024', 'Sprung 2024', '24', '12345', 'March', 'now', '2024-03-01', '2024-0x'])(
  'rejects %j as a month',
  (typed) => {
    expect(readMonth(typed)).toBeNull()
  },
)

it('compares months; a year alone counts as the whole year', () => {
  expect(isBefore('2021-02', '2021-03')).toBe(true)
  expect(isBefore('2021-03', '2021-03')).toBe(false)
  expect(isBefore('2021', '2021-03')).toBe(false)
  expect(isBefore('2020', '2021-03')).toBe(true)
  expect(isBefore('', '2021-03')).toBe(false)
})
