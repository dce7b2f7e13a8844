import { describe, expect, it } from 'vitest'
import { wayOf } from './conditions.ts'

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n)
const of = ([titles, titleCount]: [number, number], [locations, locationCount]: [number, number]) =>
  wayOf({ titles: numbers(titles), titleCount, locations: numbers(locations), locationCount })

describe('the way to data points', () => {
  it('is by pairs while they are few', () => {
    expect([of([0, 0], [0, 0]), of([1, 1], [9_000, 9_000]), of([20_000, 20_000], [1, 1])]).toEqual([
      'pairs',
      'pairs',
      'pairs',
    ])
  })

  it('then by the side that is the smaller share of all', () => {
    expect(of([100_000, 100_000], [50, 3_000])).toBe('places')
    expect(of([160, 2_000], [160, 200])).toBe('titles')
    expect(of([400, 2_000], [60, 3_000])).toBe('places')
  })

  it('and over all of them where neither is small', () => {
    expect(of([1_110, 2_000], [160, 200])).toBe('all')
    expect(of([30_000, 120_000], [3_000, 20_000])).toBe('all')
  })
})
