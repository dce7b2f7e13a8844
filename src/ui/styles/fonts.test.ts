import { readFileSync, statSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const at = (path: string) => new URL(path, import.meta.url)
const styles = readFileSync(at('./fonts.css'), 'utf8')
/** The bytes of a new connection's first round trip, minus the headers of our answers. */
const ROUND_TRIP = 10 * 1460 - 760

describe('the typefaces of every page', () => {
  it.each(['head', 'head-lead', 'cover', 'text'])('%s arrives in one round trip', (name) => {
    expect(statSync(at(`../fonts/${name}.woff2`)).size).toBeLessThanOrEqual(ROUND_TRIP)
  })

  it('the cover line has its own typeface, which only wide pages load', () => {
    expect(styles).toContain('font-family: "Bricolage Cover"')
    const tokens = readFileSync(at('./tokens.css'), 'utf8')
    expect(tokens).toMatch(/@media \(min-width: 60rem\) \{ :root \{ --font-cover: "Bricolage Cover"/)
    expect(tokens).toContain('--font-cover: var(--font-head);')
  })
})
