import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inProduct } from '#root.ts'
import { writtenArticles } from './written-articles.ts'

/*
 * Articles name buttons, tabs and labels in bold, as `**Manage Subscription**`. Bold text that ends with punctuation starts a
 * paragraph or a list item, or emphasizes a sentence, and is not checked: `**No email.**`, `**Confidence:**`.
 */

/** Bold words that are not a text of the interface: keys to press. */
const exceptions = new Set(['Cmd K', 'Ctrl K'])

const namesIn = (text: string): string[] =>
  [...text.matchAll(/\*\*([^*]+)\*\*/g)]
    .map(([, bold = '']) => bold.replace(/^\[(.+)\]\(.+\)$/, '$1'))
    .filter((bold) => !/[.,:!]$/.test(bold) && !exceptions.has(bold))

const sources = globSync(['src/{app,features,ui}/**/*.{ts,tsx}'], { cwd: inProduct('.') })
  .filter((file) => !/\.(?:test|testing)\./.test(file))
  .map((file) => readFileSync(join(inProduct('.'), file), 'utf8'))

/** Whether a complete text of the interface is this name: a literal, a quoted name or an element's text, without a count after it. */
function isShown(name: string): boolean {
  const words = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const text = new RegExp(`(?:['"\`>“] ?|^\\s*)${words}(?:['"\`<”]| \\(?[{$]|\\s*$)`, 'm')
  return sources.some((source) => source.includes(name) && text.test(source))
}

describe('bold names in help articles', () => {
  const named = writtenArticles().flatMap(({ topic, slug, body }) =>
    [...new Set(namesIn(body))].map((name) => [name, `${topic}/${slug}`] as const),
  )

  it('are found in the articles', () => {
    expect(named.length).toBeGreaterThan(40)
  })

  it.each(named)('“%s” in %s is a text of the interface', (name) => {
    expect(isShown(name)).toBe(true)
  })

  it.each(['Standing approval', 'Import candidates', 'Manage your subscription'])(
    '“%s” is not a text of the interface',
    (name) => {
      expect(isShown(name)).toBe(false)
    },
  )
})
