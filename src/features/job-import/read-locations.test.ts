import '#testing/places.ts'
import { describe, expect, it } from 'vitest'
import { locationsText } from '#features/job-postings/labels.ts'
import { readLocations } from './read-locations.ts'
import { contextOf } from './row-context.testing.ts'

const contextOfAll = (...location: string[]) => contextOf({ location })
const read = (...location: string[]) => {
  const { written: _, ...locations } = readLocations(contextOfAll(...location), 'GB')
  return locations
}
const texts = (...location: string[]) => locationsText(read(...location))

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
    'New York, NY',
    'Berlin, Hamburg oder remote',
    'Newcastle upon Tyne',
    '[not a list',
    '["a", 1]',
  ])('are not split: %s', (cell) => expect(read(cell)).toEqual({ location: cell, moreLocations: [] }))

  it('come from both columns, without repeated ones', () => {
    expect(read('Leeds', 'York; Leeds; Hull')).toEqual({
      location: 'Leeds',
      moreLocations: ['York', 'Hull'],
    })
    expect(read('', 'York')).toEqual({ location: 'York', moreLocations: [] })
  })

  it('are at most ten, and the others are named', () => {
    const context = contextOfAll(Array.from({ length: 12 }, (_, at) => `Town ${at}`).join(';'))
    expect(readLocations(context, null).moreLocations).toHaveLength(9)
    expect(context.notes).toEqual([{ column: 'Location', reason: 'has 12 locations: only the first 10 are imported' }])
  })
})

it('a list with commas is asked if its parts can be towns', () => {
  const towns = contextOf({ location: 'Berlin, Xyzdorf, Neuxyz' })
  readLocations(towns, 'DE')
  expect(towns.questions.all()).toMatchObject([
    { text: 'Berlin, Xyzdorf, Neuxyz (one place or several)', suggestion: null },
  ])
  const id = towns.questions.all()[0]?.id ?? ''
  const several = readLocations(contextOf({ location: 'Berlin, Xyzdorf, Neuxyz' }, { [id]: 'several' }), 'DE')
  expect(several.moreLocations).toEqual(['Xyzdorf', 'Neuxyz'])
  const one = contextOf({ location: 'Portland, OR, USA' })
  readLocations(one, 'US')
  expect(one.questions.all()).toEqual([])
})

describe('a place that could be several', () => {
  it('is asked once, and its answer is the location', () => {
    const context = contextOf({ location: 'Halifax' })
    expect(readLocations(context, null)).toMatchObject({ location: null })
    const [question] = context.questions.all()
    expect(question?.options.map(({ label }) => label).slice(0, 3)).toEqual([
      'Halifax, NS, Canada',
      'Halifax, England, United Kingdom',
      'Halifax, MA, United States',
    ])
    const answers = { [question!.id]: 'Halifax, NS, Canada' }
    expect(readLocations(contextOf({ location: 'Halifax' }, answers), null).location).toBe('Halifax, NS, Canada')
    const written = { [question!.id]: '=' }
    expect(readLocations(contextOf({ location: 'Halifax' }, written), null).location).toBe('Halifax')
  })

  it.each([
    [{ location: 'Halifax', country: 'CA' }, null, 'Halifax, Canada'],
    [{ city: 'Halifax', region: 'England', country: 'gb' }, null, 'Halifax, England, United Kingdom'],
    [{ location: 'Halifax' }, 'CA', 'Halifax'],
    [{ location: 'Valletta' }, null, 'Valletta'],
    [{ location: 'Rosario' }, 'US', 'Rosario'],
    [{ city: 'Göteborg; Köpenhamn', country: 'Sweden; Denmark' }, null, 'Göteborg, Sweden; Köpenhamn, Denmark'],
    [{ location: 'New York City Office', city: 'New York', country: 'US' }, null, 'New York, United States'],
    [{ location: 'Kraków, Wrocław' }, null, 'Kraków; Wrocław'],
    [{ location: '38 - Grenoble' }, null, 'Grenoble'],
    [{ country: 'MT' }, null, 'Malta'],
    [{ city: 'Remote', region: 'OR', country: 'United States' }, null, null],
    [{ location: 'Remote' }, null, null],
    [{ location: 'n/a' }, null, null],
  ])('is not asked of %j in a company of %s', (line, home, text) => {
    const context = contextOf(line)
    expect([locationsText(readLocations(context, home)), context.open.size]).toEqual([text, 0])
  })
})
