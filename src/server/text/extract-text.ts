import { fairTurns } from '../queue/fair-turns.ts'
import { inspectZip } from '../uploads/inspect-zip.ts'
import { decodeText } from './decode-text.ts'
import { runTextChild } from './run-text-child.ts'
import { tidyText } from './tidy-text.ts'

export interface ExtractedText {
  text: string
  /** Of a PDF. */
  pages?: number
  /** The text was longer than 400 KB and ends there. */
  isCut?: boolean
  /** The file is sound, but of a kind that cannot be read here: a Word file before 97 or one locked by a password. */
  unreadable?: true
}

/** The file is damaged, hostile, or took more than its time or memory to read. */
export class TextUnreadable extends Error {
  readonly code = 'TEXT_UNREADABLE'
  constructor(cause?: unknown) {
    super('The text of this file cannot be read', { cause })
  }
}

export interface ExtractOptions {
  /** For one file, from its turn on; 10 seconds where not given. */
  timeLimitMs?: number
}

export const TIME_LIMIT_MS = 10_000
// Each takes a processor and up to half a gigabyte; the rest of the product needs some too.
export const turns = fairTurns(2)
/** Kinds of file that are zips of XML. */
export const isZip = (extension: string): boolean => extension === 'docx' || extension === 'odt'

/**
 * The text of an uploaded file in lines fit for searching, at most 400 KB. Throws TextUnreadable for anything hostile or
 * broken, within 10 seconds; other formats are parsed in a process of their own with limits and without rights (U1).
 */
export async function extractText(
  file: { bytes: Buffer; extension: string },
  { timeLimitMs = TIME_LIMIT_MS }: ExtractOptions = {},
): Promise<ExtractedText> {
  const { bytes, extension } = file
  if (extension === 'txt' || extension === 'csv') return readPlain(bytes)
  if (!['pdf', 'docx', 'odt', 'doc'].includes(extension)) throw new TextUnreadable()
  // The zip is checked by a parser that holds nothing before one that holds everything opens it.
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
