import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { files } from '#db/schema/documents.ts'
import { writeOdt } from '#server/text/odt-writer.testing.ts'
import { pdfOfLines } from '#server/text/pdf-writer.testing.ts'
import { MAX_DOCUMENT_BYTES } from '#server/uploads/check-upload.ts'
import { docxParts, writeZip } from '#server/uploads/zip-writer.testing.ts'
import { app, openFilesApp, person, product } from '../files-app.testing.ts'
import { europass, jsonResume, linkedIn } from './import-files.testing.ts'
import { send } from './imports.testing.ts'

openFilesApp()

describe('an upload to import', () => {
  it('accepts documents, JSON, XML and zip', async () => {
    const userId = await person()
    const made: [string, Buffer][] = [
      ['cv.pdf', pdfOfLines([[]])],
      ['cv.docx', writeZip(docxParts(''))],
      ['cv.odt', writeOdt('<text:p>Maya</text:p>')],
      ['cv.txt', Buffer.from('Maya')],
      ['cv.xml', Buffer.from(`\ufeff${europass}`)],
      ['cv.json', Buffer.from(JSON.stringify(jsonResume))],
      ['linkedin.zip', linkedIn()],
    ]
    for (const [name, bytes] of made) expect((await send(userId, name, bytes)).status, name).toBe(201)
  })

  const big = Buffer.concat([pdfOfLines([[]]), Buffer.alloc(MAX_DOCUMENT_BYTES)]).subarray(0, MAX_DOCUMENT_BYTES + 1)
  const refused: [string, string, () => Buffer, string, string][] = [
    ['a picture', 'cv.png', () => Buffer.from('\x89PNG'), 'FILE_TYPE_UNSUPPORTED', 'File type not supported'],
    ['another content than its name says', 'cv.pdf', () => Buffer.from('hello'), 'FILE_CONTENT_MISMATCH', ''],
    ['one byte above 10 MB', 'cv.pdf', () => big, 'FILE_TOO_LARGE', 'File size must be less than 10MB'],
    ['nothing', 'cv.pdf', () => Buffer.alloc(0), 'FILE_EMPTY', 'This file is empty.'],
    [
      'a bomb',
      'export.zip',
      () => writeZip([{ name: 'Profile.csv', content: Buffer.alloc(3e7), isDeflated: true }]),
      'FILE_DANGEROUS',
      '',
    ],
    [
      'a path that leads out',
      'export.zip',
      () => writeZip([{ name: '../Profile.csv', content: 'a' }]),
      'FILE_DANGEROUS',
      '',
    ],
    [
      'a Word file with macros',
      'cv.docx',
      () => writeZip([...docxParts(''), { name: 'word/vbaProject.bin', content: 'x' }]),
      'FILE_DANGEROUS',
      '',
    ],
    ['XML with a document type', 'cv.xml', () => Buffer.from(`<!DOCTYPE a>${europass}`), 'FILE_DANGEROUS', ''],
    ['a text called XML', 'cv.xml', () => Buffer.from('Maya'), 'FILE_CONTENT_MISMATCH', ''],
    ['JSON that breaks off', 'cv.json', () => Buffer.from('{"basics":'), 'FILE_CONTENT_MISMATCH', ''],
  ]
  it.each(refused)('rejects %s and stores nothing', async (_, name, make, code, message) => {
    const userId = await person()
    const { status, body } = await send(userId, name, make())
    expect(status).toBeGreaterThanOrEqual(400)
    expect(body).toMatchObject(message ? { code, message } : { code })
    expect(await product.db.select().from(files).where(eq(files.ownerId, userId))).toEqual([])
  })

  it('accepts XML for an import alone', async () => {
    const bytes = Buffer.from(europass)
    for (const purpose of ['document', 'cover-letter', 'resume']) {
      const { status } = await app.upload(await person(), { bytes, name: 'cv.xml' }, { purpose })
      expect(status, purpose).toBeGreaterThanOrEqual(400)
    }
  })

  it('is allowed for job seekers only', async () => {
    expect((await send(null, 'cv.txt', Buffer.from('Maya'))).status).toBe(401)
  })
})
