import { beforeAll, describe, expect, it } from 'vitest'
import { checkUpload, MAX_DOCUMENT_BYTES, type Upload } from './check-upload.ts'
import { type FileKind, fileKinds } from './file-kinds.ts'
import { genuineFiles } from './genuine-files.testing.ts'

const kinds = Object.keys(fileKinds) as FileKind[]
const documents: FileKind[] = ['pdf', 'doc', 'docx', 'txt']
let genuine: Record<FileKind, Buffer>
beforeAll(async () => {
  genuine = await genuineFiles()
})

const upload = (changes: Partial<Upload> = {}): Upload => ({
  fileName: 'cv.pdf',
  declaredType: 'application/pdf',
  bytes: genuine.pdf,
  allowed: documents,
  maxBytes: MAX_DOCUMENT_BYTES,
  ...changes,
})
const codeOf = async (changes: Partial<Upload>) => {
  const check = await checkUpload(upload(changes))
  return check.ok ? 'ok' : check.code
}

describe('checkUpload: size', () => {
  it('passes 10,485,760 bytes and refuses one more (DOCS-18)', async () => {
    const full = Buffer.concat([genuine.pdf, Buffer.alloc(MAX_DOCUMENT_BYTES - genuine.pdf.length, ' ')])
    expect(full.length).toBe(10_485_760)
    expect(await codeOf({ bytes: full })).toBe('ok')
    expect(await codeOf({ bytes: Buffer.concat([full, Buffer.from(' ')]) })).toBe('FILE_TOO_LARGE')
  })

  it('refuses a file of 0 bytes', async () => {
    expect(await codeOf({ bytes: Buffer.alloc(0) })).toBe('FILE_EMPTY')
  })
})

describe('checkUpload: name, declared type and content', () => {
  it.each(kinds)('accepts a genuine %s, declared or not (DOCS-19)', async (kind) => {
    const { contentType, extensions } = fileKinds[kind]
    for (const declaredType of [contentType, `${contentType}; charset=utf-8`, '', 'application/octet-stream']) {
      const changes = { fileName: `My file.${extensions[0]}`, declaredType, bytes: genuine[kind], allowed: kinds }
      expect(await checkUpload(upload(changes))).toEqual({
        ok: true,
        kind,
        contentType,
        extension: extensions[0],
        safeName: `My file.${extensions[0]}`,
      })
    }
  })

  it.each(kinds)('refuses a renamed %s under every other name (DOCS-20)', async (kind) => {
    for (const other of kinds) {
      // data formats count as text
      if (other === kind || (['txt', 'csv', 'json', 'vcf'].includes(kind) && ['txt', 'csv'].includes(other))) continue
      const { contentType, extensions } = fileKinds[other]
      const changes = {
        fileName: `a.${extensions[0]}`,
        declaredType: contentType,
        bytes: genuine[kind],
        allowed: kinds,
      }
      expect(await codeOf(changes), `${kind} as ${other}`).toBe('FILE_CONTENT_MISMATCH')
    }
  })

  it.each([
    ['cv.exe', 'application/x-msdownload', 'FILE_TYPE_NOT_ALLOWED'],
    ['cv.exe', '', 'FILE_TYPE_NOT_ALLOWED'],
    ['cv.exe', 'application/pdf', 'FILE_EXTENSION_INVALID'],
    ['cv', 'application/pdf', 'FILE_EXTENSION_INVALID'],
    ['cv.pdf.exe', 'application/pdf', 'FILE_EXTENSION_INVALID'],
    ['cv.pdf', 'image/png', 'FILE_TYPE_NOT_ALLOWED'],
    ['cv.png', 'application/pdf', 'FILE_EXTENSION_INVALID'],
    ['cv.docx', 'application/pdf', 'FILE_CONTENT_MISMATCH'],
    ['cv.pdf', 'text/plain', 'FILE_CONTENT_MISMATCH'],
    ['CV.PDF', 'APPLICATION/PDF', 'ok'],
  ])('%s declared as %j: %s (DOCS-19)', async (fileName, declaredType, code) => {
    expect(await codeOf({ fileName, declaredType })).toBe(code)
  })

  it('accepts a text file as a document, but not in the application form (APPLY-16)', async () => {
    const text = { fileName: 'cv.txt', declaredType: 'text/plain', bytes: genuine.txt }
    expect(await codeOf(text)).toBe('ok')
    expect(await codeOf({ ...text, allowed: ['pdf', 'doc', 'docx'] })).toBe('FILE_TYPE_NOT_ALLOWED')
  })

  it('applies the size and the types of a question (APPLY-20)', async () => {
    const picture = { fileName: 'work.jpeg', declaredType: 'image/jpeg', bytes: genuine.jpg }
    expect(await codeOf({ ...picture, allowed: ['jpg', 'png'] })).toBe('ok')
    expect(await codeOf({ ...picture, allowed: ['png'] })).toBe('FILE_TYPE_NOT_ALLOWED')
    expect(await codeOf({ ...picture, allowed: ['jpg'], maxBytes: genuine.jpg.length - 1 })).toBe('FILE_TOO_LARGE')
  })
})

describe('checkUpload: hostile names', () => {
  it.each([
    ['../../../etc/cv.pdf', 'cv.pdf'],
    ['C:\\fakepath\\cv.pdf', 'cv.pdf'],
    ['cv.exe\0.pdf', 'cv.exe.pdf'],
    ['\u202Efdp.exe.pdf', 'fdp.exe.pdf'],
    ['a\r\nX-Evil: 1.pdf', 'aX-Evil 1.pdf'],
    ['<img src=x onerror=alert(1)>.pdf', 'img src=x onerror=alert(1) .pdf'],
    ['.pdf', 'pdf'],
    ['con.pdf', '_con.pdf'],
    ['cv.pdf...', 'cv.pdf'],
  ])('U1 makes %j harmless', async (fileName, safeName) => {
    const check = await checkUpload(upload({ fileName }))
    expect(check).toEqual(
      safeName === 'pdf'
        ? { ok: false, code: 'FILE_EXTENSION_INVALID' }
        : expect.objectContaining({ ok: true, safeName }),
    )
  })

  it.each([
    'cv.pdf\0.exe',
    'cv\u202Efdp.exe',
    'cv.pdf/evil.exe',
    'cv.pdf\\evil.exe',
    'cv.pdf .exe',
    'cv.pdf\u200b.exe',
  ])('U1 detects the disguise of %j', async (fileName) => {
    expect(await codeOf({ fileName })).toBe('FILE_EXTENSION_INVALID')
  })
})

describe('checkUpload: text', () => {
  const text = (bytes: Buffer) => codeOf({ fileName: 'cv.txt', declaredType: 'text/plain', bytes })

  it.each([
    ['UTF-8', Buffer.from('José, 履歴書, 💼\r\n\tBMW AG')],
    ['UTF-8 with its mark', Buffer.from('\ufeffJosé')],
    ['UTF-16, little', Buffer.from('\ufeffJosé', 'utf16le')],
    ['UTF-16, big', Buffer.from('\ufeffJosé', 'utf16le').swap16()],
    ['Latin-1', Buffer.from('José Ångström', 'latin1')],
    ['Windows-1252', Buffer.from([0x93, 0x4a, 0x6f, 0x94, 0x20, 0x80])],
    ['text that begins like a picture', Buffer.from('BM is short for business manager')],
    ['text with a form feed', Buffer.from('Page 1\fPage 2')],
  ])('passes %s', async (_, bytes) => {
    expect(await text(bytes)).toBe('ok')
  })

  it.each([
    ['a program', Buffer.from('4d5a90000300000004000000ffff0000', 'hex')],
    ['bytes without a zero', Buffer.from('4d5a900103010101', 'hex')],
    ['UTF-16 without its mark', Buffer.from('José', 'utf16le')],
    ['broken UTF-16', Buffer.from([0xff, 0xfe, 0x00, 0xd8, 0x41, 0x00])],
    ['a PDF', Buffer.from('%PDF-1.4\nabc')],
    ['a page', Buffer.from('\n <!DOCTYPE html><p>hi')],
    ['a drawing', Buffer.from('<svg onload="alert(1)">')],
    ['a script', Buffer.from('#!/bin/sh\nrm -rf ~')],
    ['rich text', Buffer.from('{\\rtf1\\ansi hello}')],
  ])('refuses %s (DOCS-20)', async (_, bytes) => {
    expect(await text(bytes)).toBe('FILE_CONTENT_MISMATCH')
  })
})
