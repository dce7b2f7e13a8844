import { parseJsonResume } from '#features/resume-parser/json-resume.ts'
import { parseLinkedIn } from '#features/resume-parser/linkedin.ts'
import type { ParsedData } from '#features/resume-parser/read-data.ts'
import { parseJsonFile } from '#server/text/parse-json.ts'
import { readTables } from './read-linkedin.ts'

/** The content of a JSON Resume file; null where it is none. Takes seconds for megabytes of brackets: call it in a thread. */
export const readJsonResume = (bytes: Uint8Array): ParsedData | null => parseJsonResume(parseJsonFile(bytes))

/** The content of the files of LinkedIn's export; null where they are none. Call it in a thread. */
export function readLinkedIn(texts: Map<string, string>): ParsedData | null {
  const tables = readTables(texts)
  return tables && parseLinkedIn(tables)
}
