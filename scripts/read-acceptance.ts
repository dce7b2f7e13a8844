import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { escapeRegExp } from '#lib/escape-regexp.ts'

export type AcceptanceRow = { id: string; text: string }
export type AcceptanceArea = { title: string; rows: AcceptanceRow[] }
export type Proof = { id: string; file: string; line: number }

const ROW = /^\| ([A-Z]{2,}-\d{2,}) \| (.+?) \|$/
const ID = '[A-Z]{2,}-\\d{2,}'
// a call whose first text starts with ids: it('APPLY-12 APPLY-13 refuses ...'), it.each(cases)('APPLY-12 ...')
const TITLE = new RegExp(`\\(\\s*['"\`](${ID}(?:(?:,| and)? ${ID})*)[ :]`, 'g')
const UNPROVEN = /\.(?:skip|todo|fixme|fails)\s*$/

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

/** The ids with which titles of tests in this text start; tests that do not run prove nothing. */
export function proofsIn(text: string, file: string): Proof[] {
  return [...text.matchAll(TITLE)].flatMap((match) => {
    if (UNPROVEN.test(text.slice(0, match.index))) return []
    const line = text.slice(0, match.index).split('\n').length
    return (match[1] ?? '').split(/,? (?:and )?/).map((id) => ({ id, file, line }))
  })
}

/** All rows, and all proofs in the tests of the folder. */
export function readAcceptance(folder: string): { areas: AcceptanceArea[]; proofs: Proof[] } {
  const areas = readRows(readFileSync(join(folder, 'docs/acceptance.md'), 'utf8'))
  const files = globSync(['src/**/*.test.{ts,tsx}', 'e2e/**/*.ts'], { cwd: folder })
  const proofs = files.toSorted().flatMap((file) => proofsIn(readFileSync(join(folder, file), 'utf8'), file))
  return { areas, proofs }
}

/** In single quotes, as the page marks what is asked for word for word; an apostrophe in a word ends nothing. */
const QUOTE = /(?<![\w}])'((?:[^'\n]|(?<=\w)'(?=\w))+)'(?!\w)/g
const plain = (text: string) =>
  text
    .replace(/\\(['"])/g, '$1')
    .replaceAll('\u2019', "'")
    .replace(/\s+/g, ' ')

/** The texts that rows ask for word for word and that no test file which names the row has; anything may be in place of {braces}. */
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
