import { parseJsonResume } from '#features/resume-parser/json-resume.ts'
import { parseLinkedIn } from '#features/resume-parser/linkedin.ts'
import type { ParsedData } from '#features/resume-parser/read-data.ts'
import { parseJsonFile } from '#server/text/parse-json.ts'
import { readTables } from './read-linkedin.ts'

/** What a file of JSON Resume says; null where it is none. Takes a second for megabytes of brackets: call it in a thread. */
export const readJsonResume = (bytes: Uint8Array): ParsedData | null => parseJsonResume(parseJsonFile(bytes))

/** What the files of LinkedIn's export say; null where they are none. Call it in a thread. */
export function readLinkedIn(texts: Map<string, string>): ParsedData | null {
  const tables = readTables(texts)
  return tables && parseLinkedIn(tables)
}
