import { parseJsonFile } from '../text/parse-json.ts'

/** Whether a file is a JSON object or list. Call it in a thread. */
export function isJsonData(bytes: Uint8Array): boolean {
  const value = parseJsonFile(bytes)
  return typeof value === 'object' && value !== null
}
