import { crc32, deflateRawSync } from 'node:zlib'

export interface ZipPart {
  name: string
  content: string | Buffer
  isDeflated?: boolean
  /** Headers that differ from the content. */
  claims?: { size?: number; flags?: number; attributes?: number; offset?: number; packedSize?: number }
}

/** Writes a zip for tests: valid by default, with false headers on request. */
export function writeZip(parts: ZipPart[], comment = ''): Buffer {
  const bodies: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const { local, central } = writeEntry(part, offset)
    bodies.push(local)
    directory.push(central)
    offset += local.length
  }
  const size = directory.reduce((sum, entry) => sum + entry.length, 0)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(parts.length, 8)
  end.writeUInt16LE(parts.length, 10)
  end.writeUInt32LE(size, 12)
  end.writeUInt32LE(offset, 16)
  end.writeUInt16LE(Buffer.byteLength(comment), 20)
  return Buffer.concat([...bodies, ...directory, end, Buffer.from(comment)])
}

function writeEntry(part: ZipPart, offset: number): { local: Buffer; central: Buffer } {
  const { claims = {} } = part
  const content = Buffer.from(part.content as string)
  const packed = part.isDeflated ? deflateRawSync(content, { level: 9 }) : content
  const name = Buffer.from(part.name)
  // Version, flags, method, time, date, checksum, packed and unpacked size, length of the name, no extra field.
  const shared = Buffer.alloc(26)
  shared.writeUInt16LE(20, 0)
  shared.writeUInt16LE(claims.flags ?? 0x0800, 2)
  shared.writeUInt16LE(part.isDeflated ? 8 : 0, 4)
  shared.writeUInt32LE(crc32(content), 10)
  shared.writeUInt32LE(claims.packedSize ?? packed.length, 14)
  shared.writeUInt32LE(claims.size ?? content.length, 18)
  shared.writeUInt16LE(name.length, 22)
  const tail = Buffer.alloc(14)
  tail.writeUInt32LE(claims.attributes ?? 0, 6)
  tail.writeUInt32LE(claims.offset ?? offset, 10)
  const madeBy = Buffer.from([20, 3])
  return {
    local: Buffer.concat([Buffer.from('PK\x03\x04'), shared, name, packed]),
    central: Buffer.concat([Buffer.from('PK\x01\x02'), madeBy, shared, tail, name]),
  }
}

const TYPES = 'http://schemas.openxmlformats.org/package/2006/content-types'
const OFFICE = 'application/vnd.openxmlformats-officedocument'

/** The parts of a small Word file with these paragraphs in XML (`<w:p>...</w:p>`). */
export function docxParts(body: string): ZipPart[] {
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument'
  const relations = 'http://schemas.openxmlformats.org/package/2006/relationships'
  const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
  return [
    {
      name: '[Content_Types].xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><Types xmlns="${TYPES}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="${OFFICE}.wordprocessingml.document.main+xml"/></Types>`,
    },
    {
      name: '_rels/.rels',
      content: `<?xml version="1.0"?><Relationships xmlns="${relations}"><Relationship Id="r1" Type="${relation}" Target="word/document.xml"/></Relationships>`,
    },
    {
      name: 'word/document.xml',
      content: `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="${word}"><w:body>${body}</w:body></w:document>`,
      isDeflated: true,
    },
  ]
}

/** The minimal parts of a workbook or a presentation that identify its kind. */
export function officeParts(kind: 'xlsx' | 'pptx'): ZipPart[] {
  const main = kind === 'xlsx' ? 'spreadsheetml.sheet.main+xml' : 'presentationml.presentation.main+xml'
  const path = kind === 'xlsx' ? 'xl/workbook.xml' : 'ppt/presentation.xml'
  return [
    {
      name: '[Content_Types].xml',
      content: `<Types xmlns="${TYPES}"><Override PartName="/${path}" ContentType="${OFFICE}.${main}"/></Types>`,
    },
    { name: path, content: '<x/>' },
  ]
}
