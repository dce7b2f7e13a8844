import type { SourceLine } from '#lib/source-line.ts'
import { inspectZip } from '../uploads/inspect-zip.ts'
import { decodeText } from './decode-text.ts'
import { type ExtractOptions, isZip, TIME_LIMIT_MS, turns } from './extract-text.ts'
import { layoutPlain } from './layout-plain.ts'
import { repairEncoding } from './repair-encoding.ts'
import { repairGlyphs, repairLigatures } from './repair-glyphs.ts'
import { runTextChild } from './run-text-child.ts'

/** 'locked': by a password; 'scanned': pages without text; 'unreadable': damaged, hostile or above its limits. */
export type LayoutState = 'read' | 'locked' | 'scanned' | 'empty' | 'unreadable'
export interface Layout {
  state: LayoutState
  lines: SourceLine[]
  /** The file had more than the limits: 40 pages, 400 KB or 4,000 lines. */
  isCut: boolean
}

const MAX_LINES = 4000
const MAX_LETTERS = 400 * 1024
// what a document must never contain: control characters, icons of private fonts, direction marks, halves of characters
const INVISIBLE = /(?!\t)[\p{Cc}\p{Co}\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff\ufffc-\uffff]/gu

const failed = (state: LayoutState): Layout => ({ state, lines: [], isCut: false })

/**
 * The lines of an uploaded file with their layout: pdf, docx, odt, doc or txt. It does not throw because of the content. It takes at most
 * 10 seconds; formats other than txt are parsed in a separate process with limits and without permissions (U1).
 */
export async function extractLayout(
  { bytes, extension }: { bytes: Buffer; extension: string },
  { timeLimitMs = TIME_LIMIT_MS }: ExtractOptions = {},
): Promise<Layout> {
  if (extension === 'txt') {
    const text = decodeText(bytes)
    return text === null ? failed('unreadable') : finish({ lines: layoutPlain(text.slice(0, MAX_LETTERS * 2)) })
  }
  if (!['pdf', 'docx', 'odt', 'doc'].includes(extension)) return failed('unreadable')
  if (isZip(extension) && typeof (await inspectZip(bytes, () => false)) === 'string') return failed('unreadable')
  const result = await turns(() => runTextChild(bytes, extension, timeLimitMs, 'layout'))
  if ('lines' in result) return finish(result)
  if ('failed' in result) return failed(result.locked ? 'locked' : 'unreadable')
  return failed('unreadable')
}

function finish({ lines, pages, isCut = false }: { lines: SourceLine[]; pages?: number; isCut?: boolean }): Layout {
  const keptLines: SourceLine[] = []
  let letters = 0
  for (const line of lines) {
    // an accent and its letter may be separate pieces
    const text = repairGlyphs(repairLigatures(repairEncoding(line.text)))
      .toWellFormed()
      .normalize('NFC')
      .replace(INVISIBLE, '')
      .replace(/[^\S\t]+/g, ' ')
      .trim()
    if (!/[\p{L}\p{N}]/u.test(text)) continue
    if (keptLines.length >= MAX_LINES || letters + text.length > MAX_LETTERS)
      return { state: 'read', lines: keptLines, isCut: true }
    letters += text.length
    keptLines.push({ ...line, text })
  }
  if (keptLines.length > 0) return { state: 'read', lines: keptLines, isCut }
  return failed(pages === undefined ? 'empty' : 'scanned')
}
