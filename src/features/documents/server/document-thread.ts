// Runs in a thread (document-in-thread.ts calls it): what people bring and write is read here, not on the way of a request.
import type { z } from 'zod'
import { LONGEST_LINE, piecesOf } from '#lib/pieces.ts'
import type { SourceLine } from '#lib/source-line.ts'
import type { ResumeContent } from '../content/resume-content.ts'
import { parseResume } from '../import/parse-resume.ts'
import { proposeRewrites } from '../improve/propose-rewrites.ts'
import { scoreResume } from '../score/score-resume.ts'
import type { Improve } from '../score-contract.ts'

/** The resume that these lines of a file are, and the lines as they were read. */
export function readLines(laid: SourceLine[]) {
  const lines = laid.flatMap(shortLines)
  return { lines, parsed: parseResume(lines) }
}

/** A line that is longer than any that is set, as the lines that it would be. */
const shortLines = (line: SourceLine): SourceLine[] =>
  piecesOf(line.text, LONGEST_LINE).map((text, at) =>
    at === 0 ? { ...line, text } : { ...line, text, kind: 'text', gap: 0, links: [] },
  )

export const score = (content: ResumeContent) => scoreResume(content)

export const rewrite = ({ kind, text, material }: z.output<typeof Improve>) => proposeRewrites(kind, text, material)
