import { describe, expect, it } from 'vitest'
import { checkFacts } from './check-facts.ts'
import { fairRewrites } from './testing/fair-rewrites.ts'
import { hostileRewrites, trueStarts } from './testing/hostile-rewrites.ts'
import { kindOf, type LineName, lines, maya } from './testing/maya.ts'

const check = (of: LineName, rewrite: string) =>
  checkFacts({ rewrite, text: lines[of], kind: kindOf(of), material: maya })

describe('the checker of rewrites', () => {
  it('AI-09 lets none of the hostile rewrites pass', () => {
    expect(new Set(hostileRewrites.map(({ of, rewrite }) => `${of} ${rewrite}`)).size).toBeGreaterThanOrEqual(200)
    const passed = hostileRewrites.filter(({ of, rewrite }) => check(of, rewrite).length === 0)
    expect(passed).toEqual([])
  })

  it('AI-09 refuses no fair rewrite', () => {
    expect(fairRewrites.length).toBeGreaterThanOrEqual(60)
    const refused = fairRewrites.flatMap(({ of, rewrite }) => {
      const violations = check(of, rewrite)
      return violations.length > 0 ? [{ rewrite, violations }] : []
    })
    expect(refused).toEqual([])
  })

  it('has no hostile rewrite that is refused for the line it starts from alone', () => {
    const starts = Object.entries(trueStarts) as [LineName, string][]
    expect(starts.filter(([name, rewrite]) => check(name, `${rewrite}.`).length > 0)).toEqual([])
  })

  it('lets every text stand for itself', () => {
    for (const name of Object.keys(lines) as LineName[]) expect(check(name, lines[name])).toEqual([])
  })
})
