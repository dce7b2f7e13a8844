import { parseEuropass } from '#features/resume-formats/europass.ts'
import type { Element } from '#features/resume-formats/europass-element.ts'
import { parseJsonResume } from '#features/resume-formats/json-resume.ts'
import { parseLinkedIn } from '#features/resume-formats/linkedin.ts'
import { parseReactiveResume } from '#features/resume-formats/reactive-resume.ts'
import type { ParsedData } from '#features/resume-formats/read-data.ts'
import { decodeText } from '#server/text/decode-text.ts'
import { parseJsonFile } from '#server/text/parse-json.ts'
import { readXml } from '#server/text/read-xml.ts'
import { readTables } from './read-linkedin.ts'

// Each function takes seconds for megabytes of brackets or rows, so call it in a thread. Null if the file has another format.

export type DataSource = 'json-resume' | 'reactive-resume' | 'linkedin' | 'europass'
export type ReadData = ParsedData & { source: DataSource }

const of = (source: DataSource, parsed: ParsedData | null): ReadData | null => parsed && { source, ...parsed }

/** The content of a JSON file of JSON Resume or Reactive Resume. */
export function readJson(bytes: Uint8Array): ReadData | null {
  const value = parseJsonFile(bytes)
  return of('reactive-resume', parseReactiveResume(value)) ?? of('json-resume', parseJsonResume(value))
}

/** The content of the files of LinkedIn's export. */
export function readLinkedIn(texts: Map<string, string>): ReadData | null {
  const tables = readTables(texts)
  return tables && of('linkedin', parseLinkedIn(tables))
}

/** The content of an XML file of Europass. */
export function readEuropass(bytes: Uint8Array): ReadData | null {
  const text = decodeText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  return text === null ? null : of('europass', parseEuropass(rootOf(text)))
}

const NOTHING: Element = { name: '', attributes: {}, children: [] }

function rootOf(text: string): Element {
  try {
    return readXml(text.replace(/^\ufeff/, ''))
  } catch {
    return NOTHING
  }
}
