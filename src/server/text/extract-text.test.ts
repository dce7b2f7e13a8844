import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomCases } from '#testing/long.ts'
import { writeCompoundFile } from '../uploads/compound-file-writer.testing.ts'
import { docxParts, writeZip, type ZipPart } from '../uploads/zip-writer.testing.ts'
import { extractText } from './extract-text.ts'
import { pdfOfLines } from './pdf-writer.testing.ts'
import { readDoc } from './read-doc.ts'
import { readPdf } from './read-pdf.ts'

const RESUME = `Maya Okafor
Senior Data Analyst

\u2022 Built a forecast that cut waiting by 18%.
\u2022 Led a team of 4.`

describe('the text of a PDF', () => {
  it('has lines with list signs, page by page', async () => {
    const bytes = pdfOfLines([
      [
        { x: 50, y: 780, size: 22, text: 'Maya Okafor' },
        { x: 50, y: 755, size: 13, text: 'Senior Data Analyst' },
        { x: 50, y: 720, text: '\u2022 Built a forecast that cut waiting by 18%.' },
        { x: 50, y: 705, text: '\u2022 Led a team of 4.' },
      ],
      [{ x: 50, y: 780, text: 'Page two' }],
    ])
    expect(await extractText({ bytes, extension: 'pdf' })).toEqual({ text: `${RESUME}\n\nPage two`, pages: 2 })
  })

  it('joins the lines of a paragraph, and does not join single lines', async () => {
    const lines = [
      'I turn questions into figures that people act on, and my reports are read by',
      'doctors, nurses and accountants. Each of them finds the one number that they',
      'need on the first page.',
      'Skills and tools that I use every day at work, and with pleasure at home too:',
      'Python, SQL',
      '\u2022 A list item that fills the whole of its line up to the very edge of the text',
      '\u2022 Another one',
    ].map((text, index) => ({ x: 50, y: 700 - index * 14, text }))
    const years = [
      { x: 50, y: 500, text: 'Senior Data Analyst, Fernway Health' },
      { x: 380, y: 500, text: '2019 - 2025' },
      { x: 50, y: 486, text: 'Lagos' },
    ]
    const { text } = await readPdf(new Uint8Array(pdfOfLines([[...lines, ...years]])))
    expect(text.split(/\n+/)).toEqual([
      'I turn questions into figures that people act on, and my reports are read by doctors, nurses and accountants. Each of them finds the one number that they need on the first page.',
      'Skills and tools that I use every day at work, and with pleasure at home too:',
      'Python, SQL',
      '\u2022 A list item that fills the whole of its line up to the very edge of the text',
      '\u2022 Another one',
      'Senior Data Analyst, Fernway Health 2019 - 2025',
      'Lagos',
    ])
  })

  it('is empty for a page without text', async () => {
    expect(await extractText({ bytes: pdfOfLines([[]]), extension: 'pdf' })).toEqual({ text: '', pages: 1 })
  })
})

const paragraph = (text: string, isItem = false) =>
  `<w:p>${isItem ? '<w:pPr><w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr></w:pPr>' : ''}<w:r><w:t>${text}</w:t></w:r></w:p>`
const word = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main'
const numbering: ZipPart = {
  name: 'word/numbering.xml',
  content: `<w:numbering xmlns:w="${word}"><w:abstractNum w:abstractNumId="0"><w:lvl w:ilvl="0"><w:numFmt w:val="bullet"/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="0"/></w:num></w:numbering>`,
}

describe('the text of a Word file', () => {
  it('has lines with list signs, line breaks and cells', async () => {
    const cell = (text: string) => `<w:tc>${paragraph(text)}</w:tc>`
    const body = [
      paragraph('Maya Okafor'),
      '<w:p><w:r><w:t>Senior</w:t><w:br/><w:t>Data &amp; Analyst</w:t><w:tab/><w:t>2025</w:t></w:r></w:p>',
      paragraph('Built a forecast.', true),
      paragraph('Led a team of 4.', true),
      `<w:tbl><w:tr>${cell('English')}${cell('Native')}</w:tr><w:tr>${cell('Français')}${cell('Fluent')}</w:tr></w:tbl>`,
    ].join('')
    const relation = `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/numbering" Target="numbering.xml"/></Relationships>`
    const parts = [...docxParts(body), numbering, { name: 'word/_rels/document.xml.rels', content: relation }]
    const { text } = await extractText({ bytes: writeZip(parts), extension: 'docx' })
    expect(text).toBe(
      'Maya Okafor\nSenior\nData & Analyst 2025\n\u2022 Built a forecast.\n\u2022 Led a team of 4.\n\nEnglish\nNative\nFrançais\nFluent',
    )
  })
})

/** An old Word file with this text in two pieces: the first with one byte for each letter, the second with two. */
function docOf(first: string, second: string, flags = 0x0200): Buffer {
  const pieces = Buffer.alloc(12 + 16)
  for (const [index, place] of [0, first.length, first.length + second.length].entries())
    pieces.writeUInt32LE(place, index * 4)
  pieces.writeUInt32LE((2048 * 2) | 0x40000000, 12 + 2)
  pieces.writeUInt32LE(4096, 12 + 8 + 2)
  const write = (document: Buffer) => {
    document.write(first, 2048, 'latin1')
    document.write(second, 4096, 'utf16le')
  }
  return docOfPieces(pieces, first.length + second.length, { flags, write })
}

function docOfPieces(
  pieces: Buffer,
  letters: number,
  { flags = 0x0200, write = () => {} }: { flags?: number; write?: (document: Buffer) => void } = {},
): Buffer {
  const document = Buffer.alloc(6000)
  document.writeUInt16LE(0xa5ec, 0)
  document.writeUInt16LE(0x00c1, 2)
  document.writeUInt16LE(flags, 10)
  document.writeUInt32LE(letters, 0x4c)
  write(document)
  const formatting = Buffer.from([1, 2, 0, 9, 9])
  const head = Buffer.alloc(5)
  head[0] = 2
  head.writeUInt32LE(pieces.length, 1)
  const table = Buffer.concat([formatting, head, pieces])
  document.writeUInt32LE(0, 0x01a2)
  document.writeUInt32LE(table.length, 0x01a6)
  return writeCompoundFile([
    { name: 'WordDocument', content: document },
    { name: '1Table', content: table },
  ])
}

describe('the text of an old Word file', () => {
  const link = 'see \x13HYPERLINK "https://x"\x14my page\x15'

  it('has lines in any script, and links as they are displayed', async () => {
    const bytes = docOf(`Jos\xe9\rAnalyst\x0bLagos\r${link}\r`, '履歴書\x07A\x1eB\r')
    expect(await extractText({ bytes, extension: 'doc' })).toEqual({
      text: 'José\nAnalyst\nLagos\nsee my page\n履歴書\nA-B',
    })
  })

  it('is refused with a reason if it is password-protected or older than Word 97', async () => {
    const locked = docOf('secret', 'secret', 0x0300)
    expect(await extractText({ bytes: locked, extension: 'doc' })).toEqual({ text: '', unreadable: true })
    const none = writeCompoundFile([{ name: 'WordDocument', content: Buffer.alloc(5000) }])
    expect(await extractText({ bytes: none, extension: 'doc' })).toEqual({ text: '', unreadable: true })
  })

  it('never has more text than bytes, in any damaged file', () => {
    const genuine = docOf('Maya Okafor\r', 'Analyst\r')
    const damage = fc.array(fc.tuple(fc.nat(genuine.length - 1), fc.nat(255)), { minLength: 1, maxLength: 30 })
    fc.assert(
      fc.property(damage, (changes) => {
        const bytes = Buffer.from(genuine)
        for (const [place, value] of changes) bytes[place] = value
        const result = readDoc(bytes)
        expect(result === null || result.text.length <= bytes.length).toBe(true)
      }),
      { numRuns: randomCases(1500) },
    )
  })

  it('is rejected if its streams share bytes, as in a decompression bomb', () => {
    const shared = Buffer.alloc(4 + 12 * 1000)
    for (let piece = 0; piece < 1000; piece++) {
      shared.writeUInt32LE((piece + 1) * 3000, (piece + 1) * 4)
      shared.writeUInt32LE((2048 * 2) | 0x40000000, 1001 * 4 + piece * 8 + 2)
    }
    expect(readDoc(docOfPieces(shared, 3_000_000))).toBeNull()
  })
})

describe('the text of a text file', () => {
  it.each([
    ['UTF-8', Buffer.from('José\r\n* Led')],
    ['UTF-16', Buffer.from('\ufeffJosé\n* Led', 'utf16le')],
    ['Latin-1', Buffer.from('José\r* Led', 'latin1')],
  ])('is read from %s', async (_, bytes) => {
    expect(await extractText({ bytes, extension: 'txt' })).toEqual({ text: 'José\n\u2022 Led' })
  })

  it('is cut at 400 KB', async () => {
    const { text, isCut } = await extractText({ bytes: Buffer.alloc(1_000_000, 'a b\n'), extension: 'txt' })
    expect(isCut).toBe(true)
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(400 * 1024)
  })
})
