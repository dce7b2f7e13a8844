const SECTOR = 512
const FREE = 0xffffffff
const END = 0xfffffffe

export interface CompoundPart {
  name: string
  /** A stream; absent for a storage (a folder). */
  content?: Buffer
}

/** Writes a compound file (the container of .doc) for tests. Streams under 4096 bytes go into the mini stream. */
export function writeCompoundFile(parts: CompoundPart[]): Buffer {
  const miniTable: number[] = []
  const miniStarts = new Map<CompoundPart, number>()
  const miniBodies: Buffer[] = []
  for (const part of parts) {
    if (!part.content || part.content.length >= 4096) continue
    miniStarts.set(part, miniTable.length)
    miniBodies.push(padded(part.content, 64))
    addChain(miniTable, Math.ceil(part.content.length / 64))
  }
  const container = Buffer.concat(miniBodies)
  const large = parts.filter((part) => part.content && part.content.length >= 4096)
  const directorySectors = Math.ceil(((parts.length + 1) * 128) / SECTOR)
  const bodies = [
    Buffer.alloc(0),
    toBytes(miniTable),
    container,
    ...large.map((part) => part.content ?? Buffer.alloc(0)),
  ]
  const sizes = bodies.map((body, index) => (index === 0 ? directorySectors : Math.ceil(body.length / SECTOR)))
  const total = sizes.reduce((sum, size) => sum + size, 0)
  const tableSectors = Math.ceil(total / (SECTOR / 4 - 1)) + 1

  const table: number[] = Array(tableSectors).fill(0xfffffffd)
  const starts = sizes.map((size) => addChain(table, size))
  const startOf = (part: CompoundPart) => miniStarts.get(part) ?? starts[3 + large.indexOf(part)] ?? END
  bodies[0] = Buffer.concat([
    directoryEntry('Root Entry', 5, starts[2] ?? END, container.length),
    ...parts.map((part) =>
      directoryEntry(part.name, part.content ? 2 : 1, part.content ? startOf(part) : 0, part.content?.length ?? 0),
    ),
  ])
  const header = writeHeader(tableSectors, starts[0] ?? END, starts[1] ?? END)
  return Buffer.concat([
    header,
    padded(toBytes(table), SECTOR, tableSectors),
    ...bodies.map((body) => padded(body, SECTOR)),
  ])
}

function writeHeader(tableSectors: number, directoryStart: number, miniTableStart: number): Buffer {
  const header = Buffer.alloc(SECTOR, 0)
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header)
  header.writeUInt16LE(0x3e, 24)
  header.writeUInt16LE(3, 26)
  header.writeUInt16LE(0xfffe, 28)
  header.writeUInt16LE(9, 30)
  header.writeUInt16LE(6, 32)
  header.writeUInt32LE(tableSectors, 44)
  header.writeUInt32LE(directoryStart, 48)
  header.writeUInt32LE(4096, 56)
  header.writeUInt32LE(miniTableStart, 60)
  header.writeUInt32LE(END, 68)
  for (let index = 0; index < 109; index += 1) header.writeUInt32LE(index < tableSectors ? index : FREE, 76 + index * 4)
  return header
}

function directoryEntry(name: string, kind: number, start: number, size: number): Buffer {
  const entry = Buffer.alloc(128)
  entry.write(name, 0, 62, 'utf16le')
  entry.writeUInt16LE((name.length + 1) * 2, 64)
  entry[66] = kind
  entry.writeUInt32LE(start, 116)
  entry.writeUInt32LE(size, 120)
  return entry
}

function addChain(table: number[], length: number): number {
  const start = table.length
  for (let index = 0; index < length; index += 1) table.push(index === length - 1 ? END : start + index + 1)
  return length === 0 ? END : start
}

function toBytes(numbers: number[]): Buffer {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32LE(number, index * 4)
  return bytes
}

function padded(bytes: Buffer, unit: number, units = Math.ceil(bytes.length / unit)): Buffer {
  return Buffer.concat([bytes, Buffer.alloc(units * unit - bytes.length, 0xff)])
}
