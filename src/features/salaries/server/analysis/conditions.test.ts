import { describe, expect, it } from 'vitest'
import { wayOf } from './conditions.ts'

const of = (titles: number, locations: number) =>
  wayOf({
    titles: Array.from({ length: titles }, (_, n) => n),
    locations: Array.from({ length: locations }, (_, n) => n),
  })

describe('the way to data points', () => {
  it('is by pairs while they are few, then by the rarer side, and over all of them last', () => {
    expect([of(0, 0), of(1, 5_000), of(20, 8), of(500, 10)]).toEqual(['pairs', 'pairs', 'pairs', 'pairs'])
    expect([of(5_001, 1), of(100_000, 500)]).toEqual(['places', 'places'])
    expect([of(2, 2_501), of(500, 10_000)]).toEqual(['titles', 'titles'])
    expect([of(501, 501), of(100_000, 10_000)]).toEqual(['all', 'all'])
  })
})
