import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { drawAreas, type Imports, reduceImports, replaceSection } from './draw-areas.ts'

const root = join(import.meta.dirname, '..')
const importsOf = (parts: Record<string, string[]>): Imports =>
  new Map(Object.entries(parts).map(([part, others]) => [part, new Set(others)]))

describe('reduceImports', () => {
  it('leaves out an import that also leads through another part', () => {
    const reduced = reduceImports(importsOf({ mail: ['users', 'texts'], users: ['texts'], texts: [] }))
    expect(reduced).toEqual(importsOf({ mail: ['users'], users: ['texts'], texts: [] }))
  })

  it('refuses a circle, and names it', () => {
    const circle = importsOf({ mail: ['users'], users: ['mail'] })
    expect(() => reduceImports(circle)).toThrow('mail → users → mail')
  })
})

describe('replaceSection', () => {
  it('keeps what is above the drawing', () => {
    const section = '## What the areas import\n\nnew\n'
    expect(replaceSection('# Areas\n', section)).toBe(`# Areas\n\n${section}`)
    expect(replaceSection(`# Areas\n\n## What the areas import\n\nold\n`, section)).toBe(`# Areas\n\n${section}`)
  })
})

describe('the drawing in docs/areas.md', () => {
  const page = readFileSync(join(root, 'docs/areas.md'), 'utf8')
  const drawn = drawAreas(root)
  const sizes = (text: string) =>
    [...text.matchAll(/\["([\w.-]+)<br>([\d,]+)"\]/g)].map(([, part, lines = '']) => ({
      part,
      lines: Number(lines.replaceAll(',', '')),
    }))

  it('has all areas and arrows; after a change: npx node scripts/draw-areas.ts', () => {
    const withoutSizes = (text: string) => text.replace(/<br>[\d,]+/g, '')
    expect(withoutSizes(page.slice(page.indexOf('## What the areas import')))).toBe(withoutSizes(drawn))
  })

  it('is off by at most a fifth of the lines of an area, so that an ordinary change leaves it as it is', () => {
    const now = new Map(sizes(drawn).map(({ part, lines }) => [part, lines]))
    const old = sizes(page).filter(
      ({ part, lines }) => Math.abs((now.get(part) ?? 0) - lines) > Math.max(300, lines / 5),
    )
    expect(old).toEqual([])
  })
})
