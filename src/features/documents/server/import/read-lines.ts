import { findDocumentLanguage } from '#features/resume-parser/find-document-language.ts'
import { parseResume } from '#features/resume-parser/parse-resume.ts'
import { LONGEST_LINE, piecesOf } from '#lib/pieces.ts'
import type { SourceLine } from '#lib/source-line.ts'
import { doubtOf } from './doubt.ts'

/**
 * Parses the lines of a file into a resume; also returns the lines as read, their language and a measure of doubt. Takes seconds for
 * hostile lines, so call it in a thread.
 */
export function readLines(laid: SourceLine[]) {
  const lines = laid.flatMap(shortLines)
  const parsed = parseResume(lines)
  const doubt = doubtOf(lines, parsed.content, parsed.unplaced.length)
  return { lines, parsed, language: findDocumentLanguage(lines), doubt }
}

/** Splits a line that is longer than a printed line into several. */
const shortLines = (line: SourceLine): SourceLine[] =>
  piecesOf(line.text, LONGEST_LINE).map((text, at) =>
    at === 0 ? { ...line, text } : { ...line, text, kind: 'text', gap: 0, links: [] },
  )
