import sharp from 'sharp'
import { writeCompoundFile } from './compound-file-writer.testing.ts'
import type { FileKind } from './file-kinds.ts'
import { docxParts, officeParts, writeZip } from './zip-writer.testing.ts'

/** One small, honest file of every kind that an upload may allow. */
export async function genuineFiles(): Promise<Record<FileKind, Buffer>> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#0b5a45' } })
  return {
    pdf: Buffer.from('%PDF-1.7\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n'),
    doc: writeCompoundFile([
      { name: 'WordDocument', content: Buffer.alloc(5000, 1) },
      { name: '1Table', content: Buffer.alloc(300, 2) },
    ]),
    docx: writeZip(docxParts('<w:p><w:r><w:t>Maya Okafor</w:t></w:r></w:p>')),
    txt: Buffer.from('Maya Okafor\nSenior Data Analyst, José’s team\n'),
    csv: Buffer.from('name,role\nMaya,Analyst\n'),
    xlsx: writeZip(officeParts('xlsx')),
    pptx: writeZip(officeParts('pptx')),
    json: Buffer.from('{"basics":{"name":"Maya Okafor"}}'),
    zip: writeZip([{ name: 'Profile.csv', content: 'First Name,Last Name\nMaya,Okafor\n' }]),
    png: await picture.png().toBuffer(),
    jpg: await picture.jpeg().toBuffer(),
    webp: await picture.webp().toBuffer(),
    gif: await picture.gif().toBuffer(),
  }
}
