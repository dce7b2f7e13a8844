import { takeContact } from './contact.ts'
import type { NumberedLine } from './lines.ts'
import { type LabelKind, labelKind } from './vocabulary/labels.ts'

/** A value about the person with a label ('Phone: 123'), and the lines of both. */
export type Labelled = { kind: LabelKind; value: string; lines: number[] }

/** The labelled values in these lines, and the lines without any. If a label is alone on its line, its value is on the next line. */
export function takeLabels(lines: readonly NumberedLine[]): { found: Labelled[]; rest: NumberedLine[] } {
  const found: Labelled[] = []
  const rest: NumberedLine[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] as NumberedLine
    const next = lines[at + 1]
    const own = labelsIn(line)
    const alone = own.length === 0 ? labelKind(line.text) : undefined
    const last = own.at(-1)
    if (last && next && isOpen(last) && isPlain(next)) {
      found.push(...own.slice(0, -1), {
        ...last,
        value: `${last.value} ${next.text}`,
        lines: [line.number, next.number],
      })
      at += 1
    } else if (own.length > 0) found.push(...own)
    else if (alone && next && !labelKind(next.text) && labelsIn(next).length === 0 && next.text.length < 120) {
      found.push({ kind: alone, value: next.text.replaceAll('\t', ' '), lines: [line.number, next.number] })
      at += 1
    } else rest.push(line)
  }
  return { found, rest }
}

/** Whether a value is an address that continues on the next line. */
const isOpen = ({ kind, value }: Labelled): boolean => kind === 'place' && /[,\u2013-]$/u.test(value)
const isPlain = ({ text }: NumberedLine): boolean => text.length < 60 && !/[:@]/.test(text) && !labelKind(text)

/** '\u6c0f\u540d \u5b6b \u967d': Chinese and Japanese labels need no colon. */
const SPACED = /^[\p{sc=Han}\p{sc=Kana}\p{sc=Hira}\u30fc]{2,6}\s+[^\s:\uff1a]/u

/** The labelled values in a line: 'Phone: 123', 'Phone<tab>123', also several on one line. */
function labelsIn({ text, number }: NumberedLine): Labelled[] {
  const cells = text.split('\t').map((cell) => cell.trim())
  const found: Labelled[] = []
  for (let at = 0; at < cells.length; at += 1) {
    const cell = cells[at] ?? ''
    const colon = SPACED.test(cell) ? cell.search(/\s/) : cell.search(/[:\uff1a]/)
    const inside = colon > 0 ? labelKind(cell.slice(0, colon)) : undefined
    const own = cell.slice(colon + 1).trim()
    if (inside && own && !own.startsWith('//')) {
      found.push({ kind: inside, value: own, lines: [number] })
      continue
    }
    const value = cells[at + 1]
    const kind = labelKind(cell)
    if (!kind || !value || labelKind(value)) {
      if (kind || found.length === 0) return []
      // below an unknown label, an email address needs none
      const { email } = takeContact(cells.slice(at).join('\t'))
      return email ? [...found, { kind: 'email', value: email, lines: [number] }] : found
    }
    found.push({ kind, value: value.replace(/^[:\uff1a]\s*/u, ''), lines: [number] })
    at += 1
  }
  return found
}
