import { describe, expect, it } from 'vitest'
import { isOpenTo, isOpenToAny, nearest, nearness, readWhereabouts } from './nearness.ts'

describe('nearness', () => {
  it.each([
    ['Portland, OR', 'Portland, Oregon', 'same_city'],
    ['Portland, OR', 'Portland, ME', 'elsewhere_or_country'],
    ['Portland, OR', 'Salem, OR', 'same_region'],
    ['Portland, OR', 'Denver, CO', 'same_country'],
    ['Berlin', 'Berlin, Germany', 'same_city'],
    ['Munich, Germany', 'München', 'same_city'],
    ['New York, NY', 'Brooklyn, NY', 'same_city'],
    ['London', 'Manchester, UK', 'same_country'],
    ['Toronto, ON, Canada', 'Seattle, WA', 'elsewhere'],
    ['Germany', 'Berlin', 'same_city'],
    ['São Paulo, Brasil', 'Sao Paulo', 'same_city'],
    ['東京, 日本', 'Tokyo', 'elsewhere_or_country'],
    ['Perth, WA', 'Seattle, WA', 'elsewhere'],
    ['Perth, WA', 'Perth, Western Australia', 'same_city'],
    ['Springfield', 'Shelbyville', 'same_country'],
    ['Springfield', 'United States', 'unknown'],
    ['', 'Berlin', 'unknown'],
    ['Berlin', 'a village that nobody knows', 'elsewhere'],
    ['Oakland, CA', 'San Francisco', 'same_region'],
    ['Deutschland', 'Muenchen', 'same_city'],
  ])('%j and %j are %s', (required, held, expected) => {
    const near = nearness(readWhereabouts(required), readWhereabouts(held))
    if (expected === 'elsewhere_or_country') expect(near).not.toBe('unknown')
    else expect(near).toBe(expected)
  })
})

describe('several places', () => {
  const places = ['Leeds, UK', 'Pokhara, Nepal', 'Remote, US'].map(readWhereabouts)
  it.each([
    ['Pokhara', 'same_city', true],
    ['Leeds', 'same_city', true],
    ['Kathmandu, Nepal', 'same_country', true],
    ['Lagos, Nigeria', 'elsewhere', false],
  ])('the nearest one counts for %s', (held, near, isOpen) => {
    expect(nearest(places, readWhereabouts(held))).toBe(near)
    expect(isOpenToAny(places, readWhereabouts(held))).toBe(isOpen)
  })

  it('a job without a place is near to none and open to all', () => {
    expect(nearest([], readWhereabouts('Leeds'))).toBeNull()
    expect(isOpenToAny([], readWhereabouts('Leeds'))).toBe(true)
  })
})

describe('isOpenTo', () => {
  it.each([
    ['Remote, US', 'Seattle, WA', true],
    ['Remote, US', 'Berlin', false],
    ['Remote (EU)', 'Berlin, Germany', true],
    ['Remote (EU)', 'London', false],
    ['Remote, Europe', 'London', true],
    ['Remote', 'Lagos', true],
    ['Anywhere', 'Lagos', true],
    ['Remote - Canada', 'Montreal, QC', true],
    ['Remote, US', 'Smallville', null],
  ])('%j is open to %j: %j', (required, held, expected) =>
    expect(isOpenTo(readWhereabouts(required), readWhereabouts(held))).toBe(expected),
  )
})
