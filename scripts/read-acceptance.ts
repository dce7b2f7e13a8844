import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { escapeRegExp } from '#lib/escape-regexp.ts'
import { lineOf, type Node, nodesIn } from './syntax-tree.ts'

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
  // most files name no row, and parsing them as code takes a hundred times as long
  if (!new RegExp(`${ID}\\)`).test(text)) return []
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`)
  return [...nodesIn(program)].flatMap((node) => {
    if (node.type !== 'CallExpression') return []
    const [title] = node.arguments as Node[]
    const { callee } = node as Node & { callee: Node }
    if (!title || UNPROVEN.test(text.slice(callee.start, Number(callee.end)))) return []
    const [, ids] = TITLE.exec(text.slice(title.start + 1, Number(title.end) - 1)) ?? []
    return ids ? ids.split(', ').map((id) => ({ id, file, line: lineOf(text, title) })) : []
  })
}

/** All rows, and all proofs in the tests of the folder. */
export function readAcceptance(folder: string): { areas: AcceptanceArea[]; proofs: Proof[] } {
  const areas = readRows(readFileSync(join(folder, 'docs/acceptance.md'), 'utf8'))
  const files = globSync(['src/**/*.test.{ts,tsx}', 'e2e/**/*.ts'], { cwd: folder })
  const proofs = files.toSorted().flatMap((file) => proofsIn(readFileSync(join(folder, file), 'utf8'), file))
  return { areas, proofs }
}

/** Text in single quotes, which marks exact wording in the page. An apostrophe inside a word does not end it. */
const QUOTE = /(?<![\w}])'((?:[^'\n]|(?<=\w)'(?=\w))+)'(?!\w)/g
const plain = (text: string) =>
  text
    .replace(/\\(['"])/g, '$1')
    .replaceAll('\u2019', "'")
    .replace(/\s+/g, ' ')

/** Texts that a row quotes word for word and that are in no test file that names the row. {braces} match any text. */
export function unprovenTexts(folder: string): { id: string; text: string }[] {
  const { areas, proofs } = readAcceptance(folder)
  const filesOf = Map.groupBy(proofs, ({ id }) => id)
  const texts = new Map(
    [...new Set(proofs.map(({ file }) => file))].map((file) => [file, plain(readFileSync(join(folder, file), 'utf8'))]),
  )
  return areas
    .flatMap(({ rows }) => rows)
    .flatMap(({ id, text }) => {
      const files = [...new Set(filesOf.get(id)?.map(({ file }) => file))].map((file) => texts.get(file) ?? '')
      return quotedIn(text)
        .filter((quoted) => !files.some((words) => patternOf(quoted).test(words)))
        .map((quoted) => ({ id, text: quoted }))
    })
}

export const quotedIn = (row: string): string[] => Array.from(row.matchAll(QUOTE), ([, text = '']) => text)

function patternOf(quoted: string): RegExp {
  const parts = plain(quoted).split(/\{[^{}]*\}/)
  return new RegExp(parts.map(escapeRegExp).join('.{1,60}?'))
}
