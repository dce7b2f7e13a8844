import { parseJsonFile } from '../text/parse-json.ts'

/** Whether a file is an object or a list in JSON. Call it in a thread. */
export function isJsonData(bytes: Uint8Array): boolean {
  const value = parseJsonFile(bytes)
  return typeof value === 'object' && value !== null
}
