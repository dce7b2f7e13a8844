// Control characters that occur in binary files but not in text.
const CONTROLS = /(?![\t\n\v\f\r\x80-\x9f])\p{Cc}/u

/**
 * Decodes a plain text file in any common encoding: UTF-8, UTF-16 with a byte order mark, else Windows-1252. Null if the bytes are not
 * text.
 */
export function decodeText(bytes: Buffer): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return decodeStrictly(bytes, 'utf-16le')
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return decodeStrictly(bytes, 'utf-16be')
  if (bytes.includes(0)) return null
  return decodeStrictly(bytes, 'utf-8') ?? decodeStrictly(bytes, 'windows-1252')
}

function decodeStrictly(bytes: Buffer, encoding: string): string | null {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    return CONTROLS.test(text) ? null : text
  } catch {
    return null
  }
}
