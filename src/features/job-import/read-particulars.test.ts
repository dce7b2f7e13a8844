import { expect, it } from 'vitest'
import { readParticulars } from './read-particulars.ts'
import { contextOf } from './row-context.testing.ts'

type Line = Parameters<typeof contextOf>[0]
const read = (line: Line) => {
  const context = contextOf(line)
  return { ...readParticulars(context), notes: context.notes, open: [...context.open] }
}

it.each([
  ['Senior', 'senior'],
  ['Mid-Senior level', 'senior'],
  ['Entry level', 'entry'],
  ['Berufseinsteiger', 'entry'],
  ['Praktikum', 'intern'],
  ['Associate', 'mid'],
  ['Team Lead', 'lead'],
  ['Director', 'executive'],
  ['Geschäftsführung', 'executive'],
  ['', null],
])('reads the level %j as %j', (level, expected) => {
  expect(read({ level })).toMatchObject({ particulars: { level: expected }, open: [] })
})

it.each(['Experienced', 'P4', 'Mid / Senior', 'Individual Contributor'])('asks for the level %s', (level) => {
  expect(read({ level })).toMatchObject({ particulars: { level: null }, open: ['level'] })
})

it('leaves out what is not understood, and names it', () => {
  expect(read({ level: '3+ years', openings: '1000' })).toMatchObject({
    particulars: { openings: null, level: null },
    unread: ['openings', 'level'],
    notes: [
      { column: 'Openings', reason: "“1000” isn't a number from 1 to 999: it is left out" },
      { column: 'Level', reason: "“3+ years” isn't a level such as entry or senior: it is left out" },
    ],
  })
  expect(read({ openings: '3', external_id: ' R-1 ', source: 'Ats' }).particulars).toEqual({
    openings: 3,
    level: null,
    externalId: 'R-1',
    externalSource: 'Ats',
  })
  expect(read({ openings: '2 Stellen' }).particulars.openings).toBe(2)
  expect(read({ openings: '0' })).toMatchObject({ particulars: { openings: null }, notes: [] })
})
