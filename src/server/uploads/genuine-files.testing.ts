import sharp from 'sharp'
import { writeOds, writeOdt } from '../text/odt-writer.testing.ts'
import { writeCompoundFile } from './compound-file-writer.testing.ts'
import type { FileKind } from './file-kinds.ts'
import { docxParts, officeParts, writeZip } from './zip-writer.testing.ts'

/** One small, valid file of every kind that an upload may allow. */
export async function genuineFiles(): Promise<Record<FileKind, Buffer>> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b5a45' } })
  return {
    pdf: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    doc: writeCompoundFile([
      { name: 'WordDocument', content: Buffer.alloc(5000, 1) },
      { name: '1Table', content: Buffer.alloc(300, 2) },
    ]),
    docx: writeZip(docxParts('<w:p><w:r><w:t>Maya Okafor</w:t></w:r></w:p>')),
    odt: writeOdt('<text:p>Maya Okafor</text:p>'),
    ods: writeOds([
      ['name', 'role'],
      ['Maya', 'Analyst'],
    ]),
    txt: Buffer.from('Maya Okafor\nSenior Data Analyst, José’s team\n'),
    csv: Buffer.from('name,role\nMaya,Analyst\n'),
    xlsx: writeZip(officeParts('xlsx')),
    pptx: writeZip(officeParts('pptx')),
    json: Buffer.from('{"basics":{"name":"Maya Okafor"}}'),
    xml: Buffer.from('<?xml version="1.0"?>\n<Candidate><CandidatePerson/></Candidate>\n'),
    vcf: Buffer.from('BEGIN:VCARD\r\nVERSION:4.0\r\nFN:Maya Okafor\r\nEND:VCARD\r\n'),
    zip: writeZip([{ name: 'Profile.csv', content: 'First Name,Last Name\nMaya,Okafor\n' }]),
    png: await picture.png().toBuffer(),
    jpg: await picture.jpeg().toBuffer(),
    webp: await picture.webp().toBuffer(),
    gif: await picture.gif().toBuffer(),
    ...recordings(),
  }
}

/** The beginnings of recordings, as browsers write them, followed by silence. */
function recordings(): Record<'webm' | 'ogg' | 'mp4', Buffer> {
  const silence = Buffer.alloc(200)
  const docType = Buffer.from('\x42\x82\x84webm', 'latin1')
  const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 + docType.length])
  const segment = Buffer.from('18538067' + '01ffffffffffffff', 'hex')
  const page = Buffer.from('4f67675300020000000000000000000000000000000000000000' + '0113', 'hex')
  const opus = Buffer.from('OpusHead\x01\x01\x38\x01\x80\xbb\0\0\0\0\0', 'latin1')
  const box = (name: string, content: Buffer) => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(content.length + 8)
    head.write(name, 4, 'latin1')
    return Buffer.concat([head, content])
  }
  return {
    webm: Buffer.concat([ebml, docType, segment, silence]),
    ogg: Buffer.concat([page, opus, silence]),
    mp4: Buffer.concat([box('ftyp', Buffer.from('isom\0\0\x02\0isomiso2avc1mp41', 'latin1')), box('mdat', silence)]),
  }
}
