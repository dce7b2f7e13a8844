import { describe, expect, it } from 'vitest'
import { aThirdOf } from '#testing/long.ts'
import { f1, total } from '../../../bench/import/compare.ts'
import { measure } from '../../../bench/import/measure.ts'
import { readManifest } from '../../../bench/import/person.ts'

// One held-out file of every layout. `node bench/import.bench.ts` measures all of them; the floor is below the measured share.
const FLOOR = 0.92

describe('importing files that other programs wrote', () => {
  it('finds at least what the last measurement found, in every layout', async () => {
    const layouts = new Set(
      readManifest()
        .filter(({ set }) => set === 'held-out')
        .map(({ layout }) => layout),
    )
    expect(layouts.size).toBe(13)
    const left = new Set(aThirdOf([...layouts]))
    const { byField, byLayout } = await measure('held-out', ({ layout }) => left.delete(layout))
    expect(left.size).toBe(0)
    expect(f1(total(byField))).toBeGreaterThan(FLOOR)
    for (const [layout, tally] of byLayout) expect(f1(total(tally)), layout).toBeGreaterThan(0.8)
  })
})
