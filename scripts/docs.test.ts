import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const filesOf = (...patterns: string[]) => patterns.flatMap((pattern) => globSync(pattern, { cwd: root }))

describe('the table of areas in docs/ARCHITECTURE.md', () => {
  it('has every area, in the order of scripts/area-order.json', () => {
    const order = JSON.parse(read('scripts/area-order.json')) as string[]
    const [, table = ''] = read('docs/ARCHITECTURE.md').split('| Area | Contents |')
    const rows = (table.split('\n\n')[0] ?? '').matchAll(/^\| (`[^|]+) \|/gm)
    const listed = [...rows].flatMap(([, names = '']) => [...names.matchAll(/`([\w-]+)`/g)].map(([, name]) => name))
    expect(listed, 'Add a new area to the table of docs/ARCHITECTURE.md, in this order').toEqual(order)
  })
})

describe('docs/glossary.md', () => {
  const words = [...read('docs/glossary.md').matchAll(/^\| ([a-z][^|]*?) \|/gm)].map(([, word = '']) => word)

  it('is sorted', () => {
    expect(words.length).toBeGreaterThan(40)
    expect(words).toEqual(words.toSorted((one, other) => one.localeCompare(other, 'en')))
  })

  it('has only words that the code or the content uses', () => {
    const texts = filesOf('src/**/*.{ts,tsx}', 'content/**/*.md').map(read)
    // 'promise, of the product': what follows the comma distinguishes it from another meaning
    const isUsed = (word: string) => {
      const parts = (word.split(',')[0] ?? '').split(' ')
      const expression = new RegExp(`\\b${parts.join('[ _-]?')}`, 'i')
      return texts.some((text) => expression.test(text))
    }
    expect(words.filter((word) => !isUsed(word))).toEqual([])
  })
})

describe('a README in src', () => {
  it.each(filesOf('src/**/README.md'))('names only files that exist: %s', (page) => {
    const names = [...read(page).matchAll(/`(?:\.\.\/)*((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|md|json|html))`/g)].map(
      ([, name = '']) => name,
    )
    expect(names.length).toBeGreaterThan(0)
    const folder = dirname(page)
    const there = filesOf(`${folder}/**/*`).map((file) => `/${file}`)
    const exists = (name: string) =>
      [root, join(root, 'src')].some((base) => existsSync(join(base, name))) ||
      there.some((file) => file.endsWith(`/${name}`))
    expect(names.filter((name) => !exists(name))).toEqual([])
  })
})

describe('a source file', () => {
  it('has at most 300 lines; Biome, which checks the same, counts a comment of several lines as one', () => {
    const files = filesOf('{src,scripts,e2e,bench}/**/*.{ts,tsx}').filter((file) => !file.endsWith('.gen.ts'))
    const long = files.filter((file) => read(file).trimEnd().split('\n').length > 300)
    expect(long).toEqual([])
  })
})

describe('docs/decisions', () => {
  const records = filesOf('docs/decisions/[0-9]*.md').sort()
  const headings = ['Status', 'Context', 'Decision', 'Consequences', 'Alternatives']
  const index = read('docs/decisions/README.md')
  const statusOf = (text: string) =>
    /## Status\n\n(Accepted|(?:Superseded|Partly superseded) by \[\d{4}\]\([\w.-]+\))/.exec(text)?.[1]

  it('numbers its records without gaps', () => {
    const numbers = records.map((file) => Number(basename(file).slice(0, 4)))
    expect(numbers.length).toBeGreaterThan(80)
    expect(numbers).toEqual(numbers.map((_, at) => at + 1))
  })

  it.each(records)('has the form of a record, at most 60 lines and a row in its index: %s', (file) => {
    const text = read(file)
    const name = basename(file)
    const number = name.slice(0, 4)
    const [, title] =
      new RegExp(`^# ${number}\\. (.+)\\n\\n2\\d{3}-\\d\\d-\\d\\d(?:, changed 2\\d{3}-\\d\\d-\\d\\d)?\\n`).exec(text) ??
      []
    expect(title, 'It starts with "# NNNN. Title" and the date').toBeDefined()
    expect([...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)).toEqual(headings)
    for (const section of text.split(/^## .+$/m).slice(1)) expect(section.trim()).not.toBe('')
    expect(text.trimEnd().split('\n').length).toBeLessThanOrEqual(60)
    expect(index).toContain(`| [${number}](${name}) | ${title} | ${statusOf(text)} |`)
  })

  it.each(records)('names only files and records that exist: %s', (file) => {
    const text = read(file)
    const links = [...text.matchAll(/\]\((\d{4}[\w.-]*)\)/g)].map(([, link = '']) => `docs/decisions/${link}`)
    const paths = [...text.matchAll(/`((?:src|scripts|docs|content|e2e|bench)\/[\w./-]+)`/g)].map(
      ([, path = '']) => path,
    )
    const named = statusOf(text)?.startsWith('Superseded') ? links : [...links, ...paths]
    expect(named.filter((path) => !existsSync(join(root, path)))).toEqual([])
  })
})
