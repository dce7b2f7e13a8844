import { describe, expect, it } from 'vitest'
import { f1, total } from '../../../../bench/import/compare.ts'
import { measure } from '../../../../bench/import/measure.ts'

// One held-out file of every layout. `node bench/import.bench.ts` measures all of them; the floor lies below what it found.
const FLOOR = 0.92

describe('importing files that other programs wrote', () => {
  it('finds what it found when it was last measured, in every layout', async () => {
    const seen = new Set<string>()
    const { byField, byLayout, files } = await measure(
      'held-out',
      ({ layout }) => !seen.has(layout) && Boolean(seen.add(layout)),
    )
    expect(files).toBe(13)
    expect(f1(total(byField))).toBeGreaterThan(FLOOR)
    for (const [layout, tally] of byLayout) expect(f1(total(tally)), layout).toBeGreaterThan(0.8)
  })
})
