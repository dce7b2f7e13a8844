import { expect, it } from 'vitest'
import { readParticulars } from './read-particulars.ts'

const read = (cells: Partial<Record<'openings' | 'level' | 'external_id' | 'source', string>>) =>
  readParticulars((column) => cells[column] ?? '')

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
])('reads the level %j as %j', (level, expected) => expect(read({ level }).particulars.level).toBe(expected))

it('leaves out what is not understood, and names it', () => {
  expect(read({ level: 'blue', openings: '1000' })).toEqual({
    particulars: { openings: null, level: null, externalId: null, externalSource: null },
    notes: [
      { column: 'openings', reason: "“1000” isn't a number from 1 to 999: it is left out" },
      { column: 'level', reason: "“blue” isn't a level such as entry or senior: it is left out" },
    ],
  })
  expect(read({ openings: '3', external_id: ' R-1 ', source: 'Ats' }).particulars).toEqual({
    openings: 3,
    level: null,
    externalId: 'R-1',
    externalSource: 'Ats',
  })
})
