import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { constants, deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { aThirdOf, casesOf, isLong } from '#testing/long.ts'
import { docxParts, writeZip } from '../uploads/zip-writer.testing.ts'
import { paragraph, table, writeDocx } from './docx-writer.testing.ts'
import { extractLayout } from './extract-layout.ts'
import { extractText, TextUnreadable } from './extract-text.ts'
import { pdfOfLines, pdfStream, writePdf } from './pdf-writer.testing.ts'

const TIME_LIMIT_MS = isLong ? 2_000 : 1_000
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'

describe('hostile files', () => {
  const page = '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<<>>/Contents 4 0 R>>'
  const pages = '<</Type/Pages/Kids[3 0 R]/Count 1>>'
  const catalogue = '<</Type/Catalog/Pages 2 0 R>>'
  const docx = (body: string) => writeZip(docxParts(body))
  const noise = () => fc.sample(fc.uint8Array({ minLength: 4000, maxLength: 4000 }), 1)[0] ?? new Uint8Array()

  const unreadable: [string, string, () => Buffer][] = [
    ['nothing', 'pdf', () => Buffer.alloc(0)],
    ['no PDF', 'pdf', () => Buffer.from('hello')],
    ['noise called PDF', 'pdf', () => Buffer.concat([Buffer.from('%PDF-1.7\n'), noise()])],
    [
      'a locked PDF',
      'pdf',
      () =>
        Buffer.from(
          writePdf([catalogue, pages, page, pdfStream('')])
            .toString('latin1')
            .replace(
              '/Root 1 0 R',
              '/Root 1 0 R/Encrypt<</Filter/Standard/V 1/R 2/O(aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa)/U(bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb)/P -4>>/ID[(a)(a)]',
            ),
          'latin1',
        ),
    ],
    ['noise called Word file', 'docx', () => Buffer.concat([Buffer.from('PK\x03\x04'), noise()])],
    ['a zip that is no Word file', 'docx', () => writeZip([{ name: 'a', content: 'b' }])],
    [
      'a Word file with broken XML',
      'docx',
      () => writeZip([...docxParts('').slice(0, 2), { name: 'word/document.xml', content: '<w:document><' }]),
    ],
    [
      'a bomb',
      'docx',
      () => writeZip([...docxParts(''), { name: 'word/a.xml', content: Buffer.alloc(3e7), isDeflated: true }]),
    ],
    [
      'a Word file that declares a document type',
      'docx',
      () => writeZip([...docxParts('').slice(0, 2), { name: 'word/document.xml', content: '<!DOCTYPE x><x/>' }]),
    ],
    ['a Word file called OpenDocument', 'odt', () => docx('<w:p/>')],
    ['an OpenDocument text cut short', 'odt', () => writeZip([{ name: 'content.xml', content: '<a><text:p>' }])],
    ['a program called text', 'txt', () => Buffer.from('MZ\0\0')],
    ['a kind that is not read', 'exe', () => Buffer.from('hello')],
    ['a PDF called Word file', 'docx', () => pdfOfLines([[]])],
  ]

  it.each(unreadable)('%s ends in TEXT_UNREADABLE', async (_, extension, make) => {
    const reading = extractText({ bytes: make(), extension })
    await expect(reading).rejects.toMatchObject({ code: 'TEXT_UNREADABLE' })
    await expect(reading).rejects.toBeInstanceOf(TextUnreadable)
  })

  it('reads no file of this machine that a Word file names as an entity', async () => {
    const secret = join(mkdtempSync(join(tmpdir(), 'tandem-entity-')), 'secret.txt')
    writeFileSync(secret, 'a-canary-in-a-mine')
    for (const kind of [`SYSTEM "file://${secret}"`, `PUBLIC "x" "${secret}"`]) {
      const content = `<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e ${kind}><!ENTITY % p ${kind}> %p;]><w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>before &e; after</w:t></w:r></w:p></w:body></w:document>`
      const bytes = writeZip([...docxParts('').slice(0, 2), { name: 'word/document.xml', content }])
      const said = await extractText({ bytes, extension: 'docx' }).catch((error: unknown) => error)
      expect(JSON.stringify(said)).not.toContain('canary')
    }
    rmSync(dirname(secret), { recursive: true })
  })

  it.each(aThirdOf(unreadable))('U1 %s has no lines to lay out', async (name, extension, make) => {
    const { state, lines } = await extractLayout({ bytes: make(), extension })
    expect(lines).toEqual([])
    expect(state).toBe(name === 'a locked PDF' ? 'locked' : 'unreadable')
  })

  // Each of these would take endless time or memory. It may end with a text or an error, but it must end.
  const endless: [string, string, () => Buffer][] = [
    [
      'a page tree that holds itself',
      'pdf',
      () => writePdf([catalogue, '<</Type/Pages/Kids[2 0 R 2 0 R]/Count 1000000>>']),
    ],
    [
      'two million pages that are one',
      'pdf',
      () =>
        writePdf([
          catalogue,
          `<</Type/Pages/Kids[${'3 0 R '.repeat(200_000)}]/Count 2000000>>`,
          page,
          pdfStream('BT (x) Tj ET'),
        ]),
    ],
    [
      'a form that draws itself',
      'pdf',
      () =>
        writePdf([
          catalogue,
          pages,
          '<</Type/Page/Parent 2 0 R/MediaBox[0 0 9 9]/Resources<</XObject<</A 5 0 R>>>>/Contents 4 0 R>>',
          pdfStream('/A Do /A Do'),
          Buffer.from(
            '<</Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</A 5 0 R>>>>/Length 11>>\nstream\n/A Do /A Do\nendstream',
          ),
        ]),
    ],
    ['brackets without end', 'pdf', () => writePdf([catalogue, pages, page, pdfStream('['.repeat(5_000_000))])],
    ['a stream of three gigabytes', 'pdf', () => writePdf([catalogue, pages, page, bombStream(3_000)])],
    ['twenty million operators', 'pdf', () => writePdf([catalogue, pages, page, pdfStream('q Q '.repeat(10_000_000))])],
    ['elements within elements', 'docx', () => docx('<w:p>'.repeat(60_000))],
    [
      'entities that multiply',
      'docx',
      () => writeZip([...docxParts('').slice(0, 2), { name: 'word/document.xml', content: laughter() }]),
    ],
    [
      'more elements than memory',
      'docx',
      () => docx(Array.from({ length: 150_000 }, (_, n) => `<w:p><w:r><w:t>${n * 7919}</w:t></w:r></w:p>`).join('')),
    ],
  ]

  it('lays out nested tables once each, without doubling the work at each level', async () => {
    let body = paragraph('deep')
    for (let level = 0; level < 40; level += 1) body = table([900, 900], [body, paragraph(`${level}`)])
    const { lines } = await extractLayout({ bytes: writeDocx(body), extension: 'docx' })
    expect(lines[0]?.text).toContain('deep')
  })

  /** A stream of a few kilobytes that unpacks to this number of megabytes, because it repeats one block. */
  function bombStream(megabytes: number): Buffer {
    const block = deflateRawSync(Buffer.alloc(50 * 1024 * 1024, 'q '), { finishFlush: constants.Z_FULL_FLUSH })
    const blocks = Array.from({ length: megabytes / 50 }, () => block)
    const packed = Buffer.concat([Buffer.from([0x78, 0x9c]), ...blocks])
    const head = `<</Length ${packed.length}/Filter/FlateDecode>>\nstream\n`
    return Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream')])
  }

  /** Entities that each expand to ten times the previous one, nine times over. */
  function laughter(): string {
    const names = 'abcdefghij'
    const entities = [...names].map((name, index) => {
      return `<!ENTITY ${name} "${index === 0 ? 'ha' : `&${names[index - 1]};`.repeat(10)}">`
    })
    return `<?xml version="1.0"?><!DOCTYPE x [${entities.join('')}]><w:document xmlns:w="${word}"><w:body><w:p><w:r><w:t>&j;</w:t></w:r></w:p></w:body></w:document>`
  }

  // the child process is killed at its time limit, so returning at all is what these cases prove; plain runs include one that draws, one
  // that unpacks, one that multiplies and one that fills the memory
  const ended = casesOf(endless, ([name]) =>
    [
      'a form that draws itself',
      'a stream of three gigabytes',
      'entities that multiply',
      'more elements than memory',
    ].includes(name),
  )
  it.each(ended)('%s ends in time', async (_, extension, make) => {
    const bytes = make()
    const outcome = await extractText({ bytes, extension }, { timeLimitMs: TIME_LIMIT_MS }).then(
      ({ text }) => text.length,
      (error) => error,
    )
    if (typeof outcome === 'number') expect(outcome).toBeLessThanOrEqual(400 * 1024)
    else expect(outcome).toBeInstanceOf(TextUnreadable)
  })

  // in the same kind of child process with the same limits
  const laidOut = casesOf(endless, ([name]) => name === 'brackets without end')
  it.each(laidOut)('%s is laid out in time or not at all', async (_, extension, make) => {
    const bytes = make()
    const { lines } = await extractLayout({ bytes, extension }, { timeLimitMs: TIME_LIMIT_MS })
    expect(lines.length).toBeLessThanOrEqual(4000)
  })

  it('stops a read that takes too long', async () => {
    const bytes = pdfOfLines([[{ x: 50, y: 700, text: 'Maya' }]])
    await expect(extractText({ bytes, extension: 'pdf' }, { timeLimitMs: 5 })).rejects.toThrow(TextUnreadable)
    expect((await extractText({ bytes, extension: 'pdf' })).text).toBe('Maya')
  })

  it('reads many files in turn', async () => {
    const bytes = pdfOfLines([[{ x: 50, y: 700, text: 'Maya' }]])
    const results = await Promise.all(Array.from({ length: 3 }, () => extractText({ bytes, extension: 'pdf' })))
    expect(results.map(({ text }) => text)).toEqual(Array(3).fill('Maya'))
  })
})
