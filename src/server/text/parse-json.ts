import { decodeText } from './decode-text.ts'

/** What a file of JSON says; null where it is none, or is no text. Takes a second for ten megabytes of brackets: call it in a thread. */
export function parseJsonFile(bytes: Uint8Array): unknown {
  const text = decodeText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  try {
    return JSON.parse(text?.replace(/^\ufeff/, '') ?? '')
  } catch {
    return null
  }
}
