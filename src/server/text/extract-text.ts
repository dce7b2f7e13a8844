import { fairTurns } from '../queue/fair-turns.ts'
import { inspectZip } from '../uploads/inspect-zip.ts'
import { decodeText } from './decode-text.ts'
import { runTextChild } from './run-text-child.ts'
import { tidyText } from './tidy-text.ts'

export interface ExtractedText {
  text: string
  /** Only for a PDF. */
  pages?: number
  /** The text was longer than 400 KB and was cut. */
  isCut?: boolean
  /** The file is valid, but of a kind that cannot be read: a Word file before 97, or one locked by a password. */
  unreadable?: true
}

/** The file is damaged, hostile, or exceeded the time or memory limit. */
export class TextUnreadable extends Error {
  readonly code = 'TEXT_UNREADABLE'
  constructor(cause?: unknown) {
    super('The text of this file cannot be read', { cause })
  }
}

export interface ExtractOptions {
  /** The time limit for one file, from its turn in the queue; 10 seconds by default. */
  timeLimitMs?: number
}

export const TIME_LIMIT_MS = 10_000
// Each child process takes a processor and up to half a gigabyte; the rest of the product needs some too.
export const turns = fairTurns(2)
/** File types that are zips of XML. */
export const isZip = (extension: string): boolean => extension === 'docx' || extension === 'odt'

/**
 * The text of an uploaded file as lines for search, at most 400 KB. Throws TextUnreadable if the file is hostile or broken. It takes at
 * most 10 seconds; formats other than plain text are parsed in a separate process with limits and without permissions (U1).
 */
export async function extractText(
  file: { bytes: Buffer; extension: string },
  { timeLimitMs = TIME_LIMIT_MS }: ExtractOptions = {},
): Promise<ExtractedText> {
  const { bytes, extension } = file
  if (extension === 'txt' || extension === 'csv') return readPlain(bytes)
  if (!['pdf', 'docx', 'odt', 'doc'].includes(extension)) throw new TextUnreadable()
  // A parser that does not load the content checks the zip before one that loads everything opens it.
  if (isZip(extension) && typeof (await inspectZip(bytes, () => false)) === 'string') throw new TextUnreadable()
  const result = await turns(() => runTextChild(bytes, extension, timeLimitMs))
  if ('failed' in result || 'lines' in result) throw new TextUnreadable()
  if ('unreadable' in result) return { text: '', unreadable: true }
  const { text, pages, isCut } = result
  return { text, ...(pages === undefined ? {} : { pages }), ...(isCut ? { isCut } : {}) }
}

function readPlain(bytes: Buffer): ExtractedText {
  const raw = decodeText(bytes)
  if (raw === null) throw new TextUnreadable()
  const { text, isCut } = tidyText(raw)
  return { text, ...(isCut ? { isCut } : {}) }
}
