import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export type AcceptanceRow = { id: string; text: string }
export type AcceptanceArea = { title: string; rows: AcceptanceRow[] }
export type Proof = { id: string; file: string; line: number }

const ROW = /^\| ([A-Z]{2,}-\d{2,}) \| (.+?) \| [^|]* \|$/
const ID = '[A-Z]{2,}-\\d{2,}'
// a call whose first text starts with ids: it('APPLY-12 APPLY-13 refuses ...'), it.each(cases)('APPLY-12 ...')
const TITLE = new RegExp(`\\(\\s*['"\`](${ID}(?:(?:,| and)? ${ID})*)[ :]`, 'g')
const UNPROVEN = /\.(?:skip|todo|fixme|fails)\s*$/

/** The rows of the checklist by area. What stands after the heading 'Gaps' explains rows and is none. */
export function readRows(markdown: string): AcceptanceArea[] {
  const [rows = ''] = markdown.split(/^## Gaps$/m)
  return rows
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
