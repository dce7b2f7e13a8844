import { describe, expect, it } from 'vitest'
import { checkFacts } from './check-facts.ts'
import { fairRewrites } from './testing/fair-rewrites.ts'
import { hostileRewrites, trueStarts } from './testing/hostile-rewrites.ts'
import { kindOf, type LineName, lines, maya } from './testing/maya.ts'
import { nurse, nurseFair, nurseHostile, nurseText } from './testing/nurse.ts'

const check = (of: LineName, rewrite: string) =>
  checkFacts({ rewrite, text: lines[of], kind: kindOf(of), material: maya })

const checkNurse = (of: Parameters<typeof nurseText>[0], rewrite: string) =>
  checkFacts({ rewrite, material: nurse, ...nurseText(of) })

describe('checkFacts', () => {
  it('rejects every hostile rewrite (AI-09)', () => {
    expect(new Set(hostileRewrites.map(({ of, rewrite }) => `${of} ${rewrite}`)).size).toBeGreaterThanOrEqual(200)
    const passed = hostileRewrites.filter(({ of, rewrite }) => check(of, rewrite).length === 0)
    expect(passed).toEqual([])
  })

  it('accepts every fair rewrite (AI-09)', () => {
    expect(fairRewrites.length).toBeGreaterThanOrEqual(60)
    const refused = fairRewrites.flatMap(({ of, rewrite }) => {
      const violations = check(of, rewrite)
      return violations.length > 0 ? [{ rewrite, violations }] : []
    })
    expect(refused).toEqual([])
  })

  it('works for a person it was not tuned for, with few false rejections (AI-09)', () => {
    const refused = nurseFair.filter(([of, rewrite]) => checkNurse(of, rewrite).length > 0)
    const all = nurseFair.length + fairRewrites.length
    process.stdout.write(
      `fair rewrites refused: ${refused.length} of ${nurseFair.length} hers, ${refused.length} of ${all} in all\n`,
    )
    // it errs on the safe side: an unknown word ('medicating'), or 'over eight years' read as more than eight
    expect(refused.length / all).toBeLessThanOrEqual(0.05)
    expect(nurseHostile.filter(([of, rewrite]) => checkNurse(of, rewrite).length === 0)).toEqual([])
  })

  it('tests no hostile rewrite that fails because of its start alone', () => {
    const starts = Object.entries(trueStarts) as [LineName, string][]
    expect(starts.filter(([name, rewrite]) => check(name, `${rewrite}.`).length > 0)).toEqual([])
  })

  it('accepts every text as a rewrite of itself', () => {
    for (const name of Object.keys(lines) as LineName[]) expect(check(name, lines[name])).toEqual([])
  })
})
