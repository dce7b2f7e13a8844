import { decodeLatin } from './latin-encoding.ts'

/**
 * Decodes a file that a spreadsheet program saved: UTF-8, UTF-16 with a byte order mark, the encodings of Japanese, Korean, Chinese and
 * Cyrillic Windows, else one of Latin letters. Null if it is not text.
 */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  const text =
    first === 0xff && second === 0xfe
      ? new TextDecoder('utf-16le').decode(bytes)
      : first === 0xfe && second === 0xff
        ? new TextDecoder('utf-16be').decode(bytes)
        : (strict(bytes, 'utf-8') ?? withOtherLetters(bytes) ?? decodeLatin(bytes))
  // archives and images; a workbook that was only renamed to .csv begins like an archive
  const isArchive = first === 0x50 && second === 0x4b && third !== undefined && third < 9
  return isArchive || text.includes('\u0000') ? null : text
}

function strict(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/**
 * Letters that a text in each encoding has, but not a text of another encoding that is read as it: at least this share of the bytes that are
 * no ASCII, most of which follow each other.
 */
const others: { encoding: string; letters: RegExp; share: number; pairs: number }[] = [
  { encoding: 'shift_jis', letters: /[\u3041-\u30fa]/g, share: 0.08, pairs: 0.3 },
  { encoding: 'euc-kr', letters: /[\uac00-\ud7a3]/g, share: 0.25, pairs: 0.5 },
  { encoding: 'gb18030', letters: /[\u4e00-\u9fff]/g, share: 0.25, pairs: 0.5 },
  { encoding: 'windows-1251', letters: /[а-яё]/gi, share: 0.7, pairs: 0.6 },
]
/** Enough to find the encoding. */
const BEGINNING = 20_000

/** A text of which many bytes are no ASCII. Western languages have few, and rarely two in a row. */
function withOtherLetters(bytes: Uint8Array): string | null {
  const beginning = bytes.subarray(0, BEGINNING)
  const [high, pairs] = countHigh(beginning)
  if (high < 8) return null
  for (const one of others) {
    if (pairs < high * one.pairs) continue
    // the beginning can end within a letter
    const sample = strict(beginning, one.encoding) ?? strict(beginning.subarray(0, -1), one.encoding)
    const found = sample?.match(one.letters)?.length ?? 0
    if (found >= high * one.share) return new TextDecoder(one.encoding).decode(bytes)
  }
  return null
}

/** How many bytes are no ASCII, and how many of them follow another one. */
function countHigh(bytes: Uint8Array): [high: number, pairs: number] {
  let [high, pairs] = [0, 0]
  for (let at = 0; at < bytes.length; at += 1) {
    if ((bytes[at] ?? 0) < 0x80) continue
    high += 1
    if ((bytes[at - 1] ?? 0) >= 0x80) pairs += 1
  }
  return [high, pairs]
}
