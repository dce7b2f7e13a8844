import { expect, it } from 'vitest'
import { decideOrder } from './day-column.ts'
import { readDay } from './read-day.ts'

it.each([
  ['2026-05-04', '2026-05-04'],
  ['2026-05-04T23:30:00Z', '2026-05-04'],
  ['2026-05-04 10:15:00 +0200', '2026-05-04'],
  ['2026/05/04', '2026-05-04'],
  ['20260504', '2026-05-04'],
  ['05.10.26', '2026-10-05'],
  ['5.10.2026 14:30 Uhr', '2026-10-05'],
  ['Oct 5, 2026', '2026-10-05'],
  ['October 5th, 2026', '2026-10-05'],
  ['Oct-05-26', '2026-10-05'],
  ['05-Oct-2026', '2026-10-05'],
  ['Mon, 05 Oct 2026 14:00:00 +0000', '2026-10-05'],
  ['Mon Oct 5 14:00:00 2026', '2026-10-05'],
  ['Montag, 5. Oktober 2026', '2026-10-05'],
  ['1er octobre 2026', '2026-10-01'],
  ['5 de octubre de 2026', '2026-10-05'],
  ['5 ottobre 2026', '2026-10-05'],
  ['4-mei-2026', '2026-05-04'],
  ['7 de março de 2026', '2026-03-07'],
  ['3 października 2026', '2026-10-03'],
  ['2026年10月5日', '2026-10-05'],
  ['46300', '2026-10-05'],
  ['46300.6', '2026-10-05'],
  ['1791158400', '2026-10-05'],
  ['1791158400000', '2026-10-05'],
])('%s is the day %s', (text, day) => expect(readDay(text)).toEqual({ kind: 'day', day }))

it('has another reading where both orders are possible', () => {
  expect(readDay('04/05/2026')).toEqual({ kind: 'day', day: '2026-04-05', other: '2026-05-04' })
  expect(readDay('04/05/2026', 'day-first')).toEqual({ kind: 'day', day: '2026-05-04', other: '2026-04-05' })
  expect(readDay('28/06/2026 2:15 PM')).toEqual({ kind: 'day', day: '2026-06-28', order: 'day-first' })
  expect(readDay('06-28-26')).toEqual({ kind: 'day', day: '2026-06-28', order: 'month-first' })
})

it.each(['31/11/2026', '2026-02-30', '31.04.2026', '29 Feb 2027'])('%s is no day', (text) =>
  expect(readDay(text)).toEqual({ kind: 'impossible' }),
)

it.each(['yesterday', 'May 2026', '5/2026', 'KW 45', '12', '+49 30 1234567', 'Maya May', ''])(
  '%s is not written like a date',
  (text) => expect(readDay(text)).toEqual({ kind: 'unknown' }),
)

const today = '2026-11-22'
const decide = (...cells: string[]) => decideOrder(cells, { today, isPast: true })

it('is decided for a column by one date that has one order, or by those that would be to come', () => {
  expect(decide('04/05/2026', '28/06/2026')).toEqual({ order: 'day-first', evidence: '28/06/2026', isOpen: false })
  expect(decide('04/05/2026', '06/28/2026')).toMatchObject({ order: 'month-first', isOpen: false })
  expect(decide('04/05/2026', '04/12/2026')).toEqual({ order: 'month-first', evidence: '04/12/2026', isOpen: false })
  expect(decide('04/05/2026')).toEqual({ order: 'month-first', evidence: null, isOpen: true })
  expect(decide('28/06/2026', '06/28/2026', '04/05/2026')).toMatchObject({ isOpen: true })
  expect(decide('2026-05-04', '5 Oct 2026')).toMatchObject({ isOpen: false })
})
