import { decodeText } from '../text/decode-text.ts'

/** Whether a file is an object or a list in JSON. Takes a second for ten megabytes of brackets: call it in a thread. */
export function isJsonData(bytes: Uint8Array): boolean {
  const text = decodeText(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength))
  if (text === null) return false
  try {
    const value: unknown = JSON.parse(text.replace(/^\ufeff/, ''))
    return typeof value === 'object' && value !== null
  } catch {
    return false
  }
}
