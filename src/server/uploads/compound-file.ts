const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex')
const END_OF_CHAIN = 0xfffffffe
const MINI_LIMIT = 4096
const MAX_DIRECTORY_ENTRIES = 20_000

interface DirectoryEntry {
  name: string
  kind: 'storage' | 'stream' | 'root'
  start: number
  size: number
}

export interface CompoundFile {
  entries: DirectoryEntry[]
  /** The bytes of the first stream with this name; null if there is none. */
  readStream(name: string): Buffer | null
}

/**
 * Opens the container of old Office files (OLE, CFB). Null if the file is not one or is inconsistent. Uses no more memory than the file's
 * size.
 */
export function openCompoundFile(bytes: Buffer): CompoundFile | null {
  try {
    return open(bytes)
  } catch {
    // all offsets come from the file, and one that leads outside it throws a RangeError
    return null
  }
}

function open(bytes: Buffer): CompoundFile | null {
  if (bytes.length < 1536 || !bytes.subarray(0, 8).equals(MAGIC)) return null
  const shift = bytes.readUInt16LE(30)
  if (shift !== 9 && shift !== 12) return null
  const sectorSize = 1 << shift
  const sector = (id: number) => {
    const start = (id + 1) * sectorSize
    if (start >= bytes.length) throw new RangeError('Sector outside the file')
    return bytes.subarray(start, start + sectorSize)
  }
  const table = readAllocationTable(bytes, sector, sectorSize)
  const readChain = (start: number) => Buffer.concat(chainOf(table, start).map(sector))
  const entries = readDirectory(readChain(bytes.readUInt32LE(48)))
  const root = entries.find((entry) => entry.kind === 'root')
  if (!root) return null
  const readMini = () => readMiniStreams(readChain(root.start), readChain(bytes.readUInt32LE(60)))
  return {
    entries,
    readStream(name) {
      const entry = entries.find((candidate) => candidate.kind === 'stream' && candidate.name === name)
      if (!entry) return null
      if (entry.size > bytes.length) throw new RangeError('Stream larger than its file')
      const content = entry.size < MINI_LIMIT ? readMini()(entry.start) : readChain(entry.start)
      return content.subarray(0, entry.size)
    },
  }
}

function readAllocationTable(bytes: Buffer, sector: (id: number) => Buffer, sectorSize: number): Uint32Array {
  const ids: number[] = []
  for (let index = 0; index < 109; index += 1) ids.push(bytes.readUInt32LE(76 + index * 4))
  const perSector = sectorSize / 4 - 1
  const maxSectors = Math.ceil(bytes.length / sectorSize)
  // large files list further sectors of their allocation table in a chain of sectors
  let next = bytes.readUInt32LE(68)
  for (let count = 0; next < END_OF_CHAIN - 1; count += 1) {
    if (count > maxSectors) throw new RangeError('Endless table')
    const list = sector(next)
    for (let index = 0; index < perSector; index += 1) ids.push(list.readUInt32LE(index * 4))
    next = list.readUInt32LE(perSector * 4)
  }
  const used = ids.filter((id) => id < END_OF_CHAIN - 1)
  if (used.length > maxSectors) throw new RangeError('Table larger than its file')
  return toNumbers(Buffer.concat(used.map(sector)))
}

function readDirectory(bytes: Buffer): DirectoryEntry[] {
  const entries: DirectoryEntry[] = []
  const kinds = { 1: 'storage', 2: 'stream', 5: 'root' } as const
  for (let at = 0; at + 128 <= bytes.length && entries.length < MAX_DIRECTORY_ENTRIES; at += 128) {
    const kind = kinds[bytes[at + 66] as keyof typeof kinds]
    const nameLength = Math.min(64, bytes.readUInt16LE(at + 64))
    const name = bytes.toString('utf16le', at, at + Math.max(0, nameLength - 2))
    if (kind) entries.push({ name, kind, start: bytes.readUInt32LE(at + 116), size: bytes.readUInt32LE(at + 120) })
  }
  return entries
}

function readMiniStreams(container: Buffer, tableBytes: Buffer): (start: number) => Buffer {
  const table = toNumbers(tableBytes)
  return (start) => Buffer.concat(chainOf(table, start).map((id) => container.subarray(id * 64, id * 64 + 64)))
}

function chainOf(table: Uint32Array, start: number): number[] {
  const chain: number[] = []
  for (let id = start; id < END_OF_CHAIN - 1; id = table[id] ?? END_OF_CHAIN) {
    chain.push(id)
    if (chain.length > table.length) throw new RangeError('Endless chain')
  }
  return chain
}

function toNumbers(bytes: Buffer): Uint32Array {
  const numbers = new Uint32Array(Math.floor(bytes.length / 4))
  for (let index = 0; index < numbers.length; index += 1) numbers[index] = bytes.readUInt32LE(index * 4)
  return numbers
}
