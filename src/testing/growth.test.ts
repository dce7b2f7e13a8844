import { describe, expect, it } from 'vitest'
import { growthOf, NEARLY_LINEAR } from './growth.ts'

type Case = [string, number, (input: string) => unknown]

const text = (size: number) => `${'a '.repeat(size / 2)}!`

function pairs(input: string) {
  let same = 0
  for (const a of input) for (const b of input) if (a === b) same++
  return same
}

describe('growthOf', () => {
  it.each<Case>([
    ['a pass over each character', 20_000, (input) => [...input].filter((sign) => sign === 'a').length],
    ['a pattern without a way back', 20_000, (input) => input.search(/\S+\?/)],
    ['a sort', 5_000, (input) => [...input].sort().length],
    ['work that is done before the clock ticks', 10, (input) => input.length],
    ['work that a limit cuts', 20_000, (input) => pairs(input.slice(0, 300))],
    [
      'work in promises',
      2_000,
      async (input) => {
        for (const sign of input) await sign
      },
    ],
  ])('is below the limit for %s', async (_name, size, work) => {
    expect(await growthOf(size, text, work)).toBeLessThan(NEARLY_LINEAR)
  })

  it.each<[string, number, (size: number) => number]>([
    ['linear', 4, (size) => size],
    ['quadratic', 16, (size) => size ** 2],
    ['cubic', 64, (size) => size ** 3],
    ['limited', 1, () => 300],
  ])('measures exact steps for %s', async (_name, growth, steps) => {
    let done = 0
    const work = (size: number) => {
      done += steps(size) / 1_000
    }
    expect(
      await growthOf(
        30,
        (size) => size,
        work,
        () => done,
      ),
    ).toBeCloseTo(growth, 3)
  })

  // cubic growth (64) is far from the limit, because the engine may run a small size more slowly than a large one
  it.each<Case>([
    ['a loop in a loop in a loop', 20, (input) => [...input].map(() => pairs(input))],
    ['a pattern that starts again at each character', 120, (input) => /(?:a )+(?:a )+\?/.test(input)],
    ['work in promises that looks back each time', 20, async (input) => [...(await input)].map(() => pairs(input))],
  ])('is above the limit for %s, by the real clock', async (_name, size, work) => {
    expect(await growthOf(size, text, work)).toBeGreaterThan(NEARLY_LINEAR)
  })

  it('measures the work without creating its input', async () => {
    const make = (size: number) => 'a'.repeat(pairs(text(size)) && size)
    expect(await growthOf(400, make, (input) => [...input].length)).toBeLessThan(NEARLY_LINEAR)
  })
})
