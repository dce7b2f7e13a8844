import fc from 'fast-check'
import { expect, it } from 'vitest'
import { placed, roundScale, roundStep } from './scale.ts'

it('roundScale › contains all amounts between round ticks, with a limited number of ticks', () => {
  const amount = fc.integer({ min: 0, max: 2_000_000 })
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 12 }), fc.integer({ min: 3, max: 9 }), (amounts, count) => {
      const { domain, ticks, at } = roundScale(amounts, 100, 700, count)
      expect(domain[0]).toBeLessThanOrEqual(Math.min(...amounts))
      expect(domain[1]).toBeGreaterThanOrEqual(Math.max(...amounts))
      expect(ticks.length).toBeLessThanOrEqual(count + 2)
      for (const one of amounts) expect(at(one)).toSatisfy((x: number) => x >= 100 && x <= 700)
    }),
  )
})

it('roundStep › is 1, 2, 2.5 or 5 times a power of ten', () => {
  expect(roundStep(80_000, 8)).toBe(10_000)
  expect(roundStep(130_000, 6)).toBe(25_000)
  expect(roundStep(4_000, 8)).toBe(500)
})

it('placed › moves amounts outside the domain to the edge', () => {
  const at = placed([100, 200], 0, 50)
  expect([at(100), at(150), at(200), at(90), at(1_000)]).toEqual([0, 25, 50, 0, 50])
})
