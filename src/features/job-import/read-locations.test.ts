import '#testing/places.ts'
import { describe, expect, it } from 'vitest'
import { locationsText } from '#features/job-postings/labels.ts'
import { readLocations } from './read-locations.ts'

const read = (location: string, more = '') => readLocations((column) => (column === 'location' ? location : more))
const texts = (location: string, more?: string) => locationsText(read(location, more))

describe('the locations of a row', () => {
  it.each([
    ['Berlin; Hamburg', 'Berlin; Hamburg'],
    ['London / Leeds', 'London; Leeds'],
    ['London or Leeds', 'London; Leeds'],
    ['München oder Köln', 'München; Köln'],
    ['Portland, OR | Salem, OR', 'Portland, OR; Salem, OR'],
    ['["Berlin", "Hamburg"]', 'Berlin; Hamburg'],
    ['[{"city":"Leeds","country":"UK"},{"name":"York"}]', 'Leeds, UK; York'],
    ['[{"address":{"addressLocality":"Kathmandu","addressCountry":"NP"}}]', 'Kathmandu, NP'],
    ['Berlin; berlin;; Hamburg', 'Berlin; Hamburg'],
    ['Pokhara; Kathmandu, Nepal', 'Pokhara; Kathmandu, Nepal'],
    ['Berlin\nHamburg', 'Berlin; Hamburg'],
  ])('of %j are %s', (cell, locations) => expect(texts(cell)).toBe(locations))

  it.each([
    'Portland, OR',
    'Frankfurt / Oder',
    'Frankfurt/Main',
    'Halle / Saale',
    'Biel/Bienne',
    'London / Remote',
    'Remote or hybrid',
    'New York, NY',
    'Berlin, Hamburg oder remote',
    'Newcastle upon Tyne',
    '[not a list',
    '["a", 1]',
  ])('are not split: %s', (cell) => expect(read(cell)).toEqual({ location: cell, moreLocations: [], notes: [] }))

  it('come from both columns, without repeated ones', () => {
    expect(read('Leeds', 'York; Leeds; Hull')).toEqual({
      location: 'Leeds',
      moreLocations: ['York', 'Hull'],
      notes: [],
    })
    expect(read('', 'York')).toEqual({ location: 'York', moreLocations: [], notes: [] })
  })

  it('are at most ten, and the others are named', () => {
    const { moreLocations, notes } = read(Array.from({ length: 12 }, (_, at) => `Town ${at}`).join(';'))
    expect(moreLocations).toHaveLength(9)
    expect(notes).toEqual([{ column: 'location', reason: 'has 12 locations: only the first 10 are imported' }])
  })
})
