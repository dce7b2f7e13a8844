import { closeSync, openSync, readSync } from 'node:fs'

/** Whether a font has a glyph for a code point. */
export type Coverage = (codePoint: number) => boolean

/** Reads which code points a TrueType or OpenType font file covers. */
export function readCoverage(path: string): Coverage {
  const table = readTable(path, 'cmap')
  const ranges: [from: number, to: number][] = []
  for (let at = 0; at < table.readUInt16BE(2); at += 1) {
    const start = table.readUInt32BE(4 + at * 8 + 4)
    const format = table.readUInt16BE(start)
    if (format === 12) ranges.push(...segmentedRanges(table.subarray(start)))
    if (format === 4) ranges.push(...basicRanges(table.subarray(start)))
  }
  const has = new Uint8Array(0x110000 / 8)
  for (const [from, to] of ranges) for (let c = from; c <= to; c += 1) has[c >> 3]! |= 1 << (c & 7)
  return (codePoint) => (has[codePoint >> 3]! & (1 << (codePoint & 7))) !== 0
}

function readTable(path: string, tag: string): Buffer {
  const file = openSync(path, 'r')
  const read = (position: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length)
    readSync(file, bytes, 0, length, position)
    return bytes
  }
  try {
    const directory = read(12, read(4, 2).readUInt16BE() * 16)
    for (let at = 0; at < directory.length; at += 16) {
      if (directory.toString('latin1', at, at + 4) !== tag) continue
      return read(directory.readUInt32BE(at + 8), directory.readUInt32BE(at + 12))
    }
  } finally {
    closeSync(file)
  }
  throw new Error(`${path} has no table ${tag}`)
}

function segmentedRanges(table: Buffer): [number, number][] {
  return Array.from({ length: table.readUInt32BE(12) }, (_, group) => {
    const at = 16 + group * 12
    return [table.readUInt32BE(at), table.readUInt32BE(at + 4)]
  })
}

/** Format 4: segments of the basic plane. Glyph 0 means that a code point is not covered. */
function basicRanges(table: Buffer): [number, number][] {
  const count = table.readUInt16BE(6) / 2
  const ranges: [number, number][] = []
  for (let segment = 0; segment < count; segment += 1) {
    const end = table.readUInt16BE(14 + segment * 2)
    const start = table.readUInt16BE(16 + count * 2 + segment * 2)
    const delta = table.readUInt16BE(16 + count * 4 + segment * 2)
    const offsetAt = 16 + count * 6 + segment * 2
    const offset = table.readUInt16BE(offsetAt)
    for (let c = start; c <= end && c < 0xffff; c += 1) {
      const glyph = offset === 0 ? c + delta : table.readUInt16BE(offsetAt + offset + (c - start) * 2)
      if ((glyph & 0xffff) !== 0) ranges.push([c, c])
    }
  }
  return ranges
}
