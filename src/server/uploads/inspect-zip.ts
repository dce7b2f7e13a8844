import type { Readable } from 'node:stream'
import yauzl from 'yauzl'
import { decodeText } from '../text/decode-text.ts'

export interface ZipContents {
  names: Set<string>
  /** The text of the requested entries. */
  texts: Map<string, string>
}

const END_RECORD_SIZE = 22
const MAX_ENTRIES = 4000
const MAX_ENTRY_BYTES = 64 * 1024 * 1024
const MAX_TOTAL_BYTES = 100 * 1024 * 1024
const MAX_TEXT_BYTES = 4 * 1024 * 1024
const MAX_RATIO = 100
/** Below this size any ratio is harmless: an empty sheet is compressed a thousand to one. */
const RATIO_FROM_BYTES = 2 * 1024 * 1024

/**
 * Reads a zip in memory, one unpacked chunk at a time. 'damaged' if it is not a valid zip; 'dangerous' for bombs, path tricks, links,
 * encryption, hidden or overlapping parts (U1).
 */
export async function inspectZip(
  bytes: Buffer,
  wantsText: (name: string) => boolean,
  maxTextBytes = MAX_TEXT_BYTES,
): Promise<ZipContents | 'damaged' | 'dangerous'> {
  const layout = checkLayout(bytes)
  if (layout !== 'sound') return layout
  try {
    const directory = await readDirectory(bytes)
    return directory === 'dangerous' ? directory : await readEntries(bytes, directory, wantsText, maxTextBytes)
  } catch (error) {
    return isPathTrick(error) || isSizeLie(error) ? 'dangerous' : 'damaged'
  }
}

// programs find the directory in different ways, so accept only a file that is the same for all of them
function checkLayout(bytes: Buffer): 'sound' | 'damaged' | 'dangerous' {
  const end = bytes.length - END_RECORD_SIZE
  if (end < 0 || bytes.readUInt32LE(0) !== 0x04034b50) return 'damaged'
  if (bytes.readUInt32LE(end) !== 0x06054b50) return bytes.includes('PK\x05\x06') ? 'dangerous' : 'damaged'
  const count = bytes.readUInt16LE(end + 10)
  const [size, offset] = [bytes.readUInt32LE(end + 12), bytes.readUInt32LE(end + 16)]
  if (count > MAX_ENTRIES || count !== bytes.readUInt16LE(end + 8)) return 'dangerous'
  return offset + size === end ? 'sound' : 'dangerous'
}

async function readDirectory(bytes: Buffer): Promise<yauzl.Entry[] | 'dangerous'> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true })
  const entries: yauzl.Entry[] = []
  const names = new Set<string>()
  let [packed, unpacked] = [0, 0]
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize
    unpacked += entry.uncompressedSize
    const name = entry.fileName.toLowerCase()
    if (names.has(name) || isUnsafeEntry(entry)) return 'dangerous'
    names.add(name)
    entries.push(entry)
  }
  // more packed bytes than the file has: entries share data, which is how a small file becomes a huge one
  return packed > bytes.length || unpacked > MAX_TOTAL_BYTES ? 'dangerous' : entries
}

function isUnsafeEntry(entry: yauzl.Entry): boolean {
  const { uncompressedSize: size, compressedSize } = entry
  const isLink = ((entry.externalFileAttributes >>> 16) & 0o170000) === 0o120000
  const isBomb = size > MAX_ENTRY_BYTES || (size > RATIO_FROM_BYTES && size > compressedSize * MAX_RATIO)
  return isLink || isBomb || entry.isEncrypted() || entry.fileName.includes('\0')
}

// the directory's sizes may be wrong, so every entry is unpacked once: yauzl stops at the first byte too many
async function readEntries(
  bytes: Buffer,
  entries: yauzl.Entry[],
  wantsText: (name: string) => boolean,
  maxTextBytes: number,
): Promise<ZipContents | 'dangerous'> {
  const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, autoClose: false })
  const contents: ZipContents = { names: new Set(), texts: new Map() }
  for (const entry of entries) {
    contents.names.add(entry.fileName)
    const isTextFile = wantsText(entry.fileName)
    if (isTextFile && entry.uncompressedSize > maxTextBytes) return 'dangerous'
    const text = decodeText(await drain(await zip.openReadStreamPromise(entry), isTextFile))
    // a part to check whose encoding we cannot read, although another program might
    if (text === null) return 'dangerous'
    if (isTextFile) contents.texts.set(entry.fileName, text)
  }
  return contents
}

async function drain(stream: Readable, isText: boolean): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of stream) if (isText) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

const isPathTrick = (error: unknown) =>
  /^(absolute path|invalid relative path|invalid characters in fileName)/.test((error as Error).message)
const isSizeLie = (error: unknown) => /(too many bytes|not enough bytes) in the stream/.test((error as Error).message)
