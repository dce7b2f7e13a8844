import { Readable } from 'node:stream'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomCases } from '#testing/long.ts'
import { downloadName } from './download-name.ts'
import { contentDisposition, sendFile, sendImage } from './send-file.ts'

const file = (contentType = 'application/pdf') => ({
  body: Readable.from([Buffer.from('hello')]),
  size: 5,
  contentType,
  cacheControl: 'public, max-age=3600',
})

describe('sendFile', () => {
  it('sends an attachment that no cache keeps and no browser renders (FILE-08)', async () => {
    const response = sendFile(file(), 'Résumé of Maya.pdf')
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/pdf',
      'content-length': '5',
      'content-disposition': `attachment; filename="Resume of Maya.pdf"; filename*=UTF-8''R%C3%A9sum%C3%A9%20of%20Maya.pdf`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'content-security-policy':
        "default-src 'none'; sandbox; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'no-referrer',
    })
    expect(await response.text()).toBe('hello')
  })

  it('closes the file when the client disconnects', async () => {
    const source = { ...file(), body: new Readable({ read() {} }) }
    await sendFile(source, 'a.pdf').body?.cancel()
    expect(source.body.destroyed).toBe(true)
  })

  it('does not pass on an invalid content type', () => {
    expect(sendFile(file('text/html\r\nx: y'), 'a').headers.get('content-type')).toBe('application/octet-stream')
    expect(sendFile(file('text/plain; charset=utf-8'), 'a').headers.get('content-type')).toContain('charset=utf-8')
  })
})

describe('sendImage', () => {
  it('shows an image, which may be cached for its cache time (FILE-09)', () => {
    const { headers } = sendImage(file('image/webp'))
    expect(headers.get('content-disposition')).toBe('inline')
    expect(headers.get('cache-control')).toBe('public, max-age=3600')
    expect(headers.get('content-security-policy')).toContain('sandbox')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })

  it.each(['image/svg+xml', 'text/html', 'application/pdf'])('X1 sends %s as an attachment', (contentType) => {
    expect(sendImage(file(contentType)).headers.get('content-disposition')).toContain('attachment')
  })
})

describe('downloadName', () => {
  it.each([
    ['cv.pdf', 'cv.pdf'],
    ['履歴書.pdf', '履歴書.pdf'],
    ['../../etc/passwd', 'passwd'],
    ['C:\\Users\\maya\\cv.docx', 'cv.docx'],
    ['cv\u202Efdp.exe', 'cvfdp.exe'],
    ['a\r\nSet-Cookie: x=1.pdf', 'aSet-Cookie x=1.pdf'],
    ['cv\0.pdf', 'cv.pdf'],
    ['"quoted"; name=.pdf', 'quoted ; name=.pdf'],
    ['.htaccess', 'htaccess'],
    ['...', 'file'],
    ['', 'file'],
    ['con.txt', '_con.txt'],
    ['trailing.pdf. ', 'trailing.pdf'],
    ['\ud800lone.pdf', '\ufffdlone.pdf'],
    [`${'x'.repeat(300)}.pdf`, `${'x'.repeat(146)}.pdf`],
  ])('makes %j harmless', (input, expected) => {
    expect(downloadName(input)).toBe(expected)
  })

  it('makes a valid header from any name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (name) => {
        const value = contentDisposition(name)
        expect(value).toMatch(/^attachment; filename="[^"\\;/\r\n]+"; filename\*=UTF-8''[A-Za-z0-9%._~!-]+$/)
        expect(() => new Headers({ 'Content-Disposition': value })).not.toThrow()
        const decoded = decodeURIComponent(value.split("UTF-8''")[1] ?? '')
        expect(decoded).toBe(downloadName(name))
        expect(decoded).not.toMatch(/[\p{Cc}\p{Cf}/\\]/u)
        expect(downloadName(decoded)).toBe(decoded)
      }),
      { numRuns: randomCases(2000) },
    )
  })
})
