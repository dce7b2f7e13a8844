import { decodeText } from './decode-text.ts'

/** Parses a JSON file; null if it is not JSON or not text. Ten megabytes of brackets take a second, so call it in a thread. */
export function parseJsonFile(bytes: Uint8Array): unknown {
  const text = decodeText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  try {
    return JSON.parse(text?.replace(/^\ufeff/, '') ?? '')
  } catch {
    return null
  }
}
