import { parseResume } from '#features/resume-parser/parse-resume.ts'
import { LONGEST_LINE, piecesOf } from '#lib/pieces.ts'
import type { SourceLine } from '#lib/source-line.ts'

/** The resume that these lines of a file are, and the lines as they were read. Takes seconds for hostile ones: call it in a thread. */
export function readLines(laid: SourceLine[]) {
  const lines = laid.flatMap(shortLines)
  return { lines, parsed: parseResume(lines) }
}

/** A line that is longer than any that is set, as the lines that it would be. */
const shortLines = (line: SourceLine): SourceLine[] =>
  piecesOf(line.text, LONGEST_LINE).map((text, at) =>
    at === 0 ? { ...line, text } : { ...line, text, kind: 'text', gap: 0, links: [] },
  )
