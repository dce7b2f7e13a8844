import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeRegExp } from '#lib/escape-regexp.ts'
import { memoize } from '#lib/memoize.ts'
import { lineOf, type Node, nodesIn } from './syntax-tree.ts'
import { readTestModule, sourceOfTest, type TestModule } from './test-source.ts'

export type AcceptanceRow = { id: string; text: string }
export type AcceptanceArea = { title: string; rows: AcceptanceRow[] }
export type Proof = { id: string; file: string; line: number }

const ROW = /^\| ([A-Z]{2,}-\d{2,}) \| (.+?) \|$/
const ID = '[A-Z]{2,}-\\d{2,}'
// the end of a title: it('refuses a second application (APPLY-12, APPLY-13)', ...)
const TITLE = new RegExp(`\\((${ID}(?:, ${ID})*)\\)$`)
const UNPROVEN = /\.(?:skip|todo|fixme|fails)$/

/** The rows of the checklist by area. */
export function readRows(markdown: string): AcceptanceArea[] {
  return markdown
    .split(/^## \d+\. /m)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      const found = lines.flatMap((line) => {
        const [, id, text] = ROW.exec(line) ?? []
        return id && text ? [{ id, text }] : []
      })
      return { title: heading.replace(/ \(\d+\)$/, ''), rows: found }
    })
}

/** The row ids at the end of test titles in this text. Tests that do not run prove nothing. */
export function proofsIn(text: string, file: string): Proof[] {
  return namesRows(text) ? provingTests(readTestModule(text, file)).map(({ proof }) => proof) : []
}

// most files name no row, and parsing them as code takes a hundred times as long
const namesRows = (text: string) => new RegExp(`${ID}\\)`).test(text)

function provingTests({ text, file, program }: TestModule): { proof: Proof; call: Node }[] {
  return [...nodesIn(program)].flatMap((call) => {
    if (call.type !== 'CallExpression') return []
    const [title] = call.arguments as Node[]
    const { callee } = call as Node & { callee: Node }
    if (!title || UNPROVEN.test(text.slice(callee.start, Number(callee.end)))) return []
    const [, ids] = TITLE.exec(text.slice(title.start + 1, Number(title.end) - 1)) ?? []
    return (ids?.split(', ') ?? []).map((id) => ({ proof: { id, file, line: lineOf(text, title) }, call }))
  })
}

/** All rows, and all proofs in the tests of the folder. */
export function readAcceptance(folder: string): { areas: AcceptanceArea[]; proofs: Proof[] } {
  const { areas, tests } = readTests(folder)
  return { areas, proofs: tests.map(({ proof }) => proof) }
}

type ProvingTest = { proof: Proof; source: () => string }

function readTests(folder: string): { areas: AcceptanceArea[]; tests: ProvingTest[] } {
  const areas = readRows(readFileSync(join(folder, 'docs/acceptance.md'), 'utf8'))
  const files = globSync(['src/**/*.test.{ts,tsx}', 'e2e/**/*.ts'], { cwd: folder }).map((file) =>
    file.replaceAll('\\', '/'),
  )
  const textOf = (file: string) => readFileSync(join(folder, file), 'utf8')
  const open = memoize((file: string) => (existsSync(join(folder, file)) ? readTestModule(textOf(file), file) : null))
  const tests = files.toSorted().flatMap((file) => {
    const module = namesRows(textOf(file)) ? open(file) : null
    return module
      ? provingTests(module).map(({ proof, call }) => ({ proof, source: () => sourceOfTest(call, module, open) }))
      : []
  })
  return { areas, tests }
}

/** Text in single quotes, which marks exact wording in the page. An apostrophe inside a word does not end it. */
const QUOTE = /(?<![\w}])'((?:[^'\n]|(?<=\w)'(?=\w))+)'(?!\w)/g
const plain = (text: string) =>
  text
    .replace(/\\(['"])/g, '$1')
    .replaceAll('\u2019', "'")
    .replace(/\s+/g, ' ')

/**
 * Texts that a row quotes word for word and that no test that names the row has: in its body, or in the constants and helpers that it
 * names. {braces} and (n) match any text.
 */
export function unprovenTexts(folder: string): { id: string; text: string }[] {
  const { areas, tests } = readTests(folder)
  const testsOf = Map.groupBy(tests, ({ proof }) => proof.id)
  return areas
    .flatMap(({ rows }) => rows)
    .flatMap(({ id, text }) => {
      const quoted = quotedIn(text)
      if (quoted.length === 0) return []
      const sources = (testsOf.get(id) ?? []).map(({ source }) => plain(source()))
      return quoted
        .filter((one) => !sources.some((words) => patternOf(one).test(words)))
        .map((one) => ({ id, text: one }))
    })
}

export const quotedIn = (row: string): string[] => Array.from(row.matchAll(QUOTE), ([, text = '']) => text)

function patternOf(quoted: string): RegExp {
  const parts = plain(quoted).split(/\{[^{}]*\}|(?<=\()n(?=\))/)
  return new RegExp(parts.map(escapeRegExp).join('.{1,60}?'))
}
