import { describe, expect, it } from 'vitest'
import { type DocParagraph, docStyle, writeDoc } from './doc-writer.testing.ts'
import { extractLayout } from './extract-layout.ts'
import { extractText } from './extract-text.ts'

const linesOf = async (...file: Parameters<typeof writeDoc>) =>
  (await extractLayout({ bytes: writeDoc(...file), extension: 'doc' })).lines
const plain = (text: string): DocParagraph => ({ text: `${text}\r` })
const IN_TABLE = [0x2416, 1]
const cell = (text: string): DocParagraph => ({ text: `${text}\x07`, properties: [IN_TABLE] })
const rowEnd: DocParagraph = { text: '\x07', properties: [IN_TABLE, [0x2417, 1]] }

describe('layoutDoc', () => {
  it('starts with headers, without page numbers, and includes text boxes', async () => {
    const headers = [plain('Pavel Horák'), plain('Page \x13 PAGE \x141\x15')]
    const lines = await linesOf([plain('Welder')], { headers, boxes: [plain('Brno')] })
    expect(lines.map(({ text }) => text)).toEqual(['Pavel Horák', 'Welder', 'Brno'])
  })

  it('reads the rows of a table across', async () => {
    const file = [
      cell('2015 - 2018'),
      { text: 'Welder\r', properties: [IN_TABLE] },
      cell('Kern Ltd'),
      rowEnd,
      plain('Skills'),
    ]
    expect((await linesOf(file)).map(({ text }) => text)).toEqual(['2015 - 2018\tWelder', 'Kern Ltd', 'Skills'])
  })

  it('recognizes list items, headings, size, bold and indents, also from styles', async () => {
    const styles = [
      docStyle(0),
      docStyle(
        1,
        0,
        [],
        [
          [0x0835, 1],
          [0x4a43, 28, 0],
        ],
      ),
      docStyle(0xffe, 1, [[0x840f, 0xd0, 2]]),
    ]
    const file: DocParagraph[] = [
      { text: 'Work\r', style: 1 },
      { text: 'Welder\r', style: 2, letters: [[0x0835, 0x81]] },
      { text: 'Built boats\r', properties: [[0x460b, 1, 0]] },
      { text: 'No list any more\r', properties: [[0x460b, 1, 0xf8]] },
    ]
    expect((await linesOf(file, { styles })).map(({ kind, size, isBold, x }) => [kind, size, isBold, x])).toEqual([
      ['heading', 14, true, 0],
      ['heading', 14, false, 36],
      ['item', 11, false, 0],
      ['text', 11, false, 0],
    ])
  })

  it('skips hidden and deleted words, and reads the target of a link', async () => {
    const file: DocParagraph[] = [
      { text: 'hidden\r', letters: [[0x083c, 1]] },
      { text: 'deleted\r', letters: [[0x0800, 1]] },
      plain('see \x13 HYPERLINK "https://kern.example" \x14my page\x15'),
    ]
    expect(await linesOf(file)).toMatchObject([{ text: 'see my page', links: ['https://kern.example'] }])
  })
})

describe('readDoc', () => {
  it('has the words of headers, lists and cells line by line', async () => {
    const file = [
      plain('Welder'),
      { text: 'Built boats\r', properties: [[0x460b, 1, 0]] },
      cell('Czech'),
      cell('native'),
      rowEnd,
    ]
    const bytes = writeDoc(file, { headers: [plain('Pavel Horák')] })
    expect((await extractText({ bytes, extension: 'doc' })).text).toBe(
      'Pavel Horák\nWelder\n\u2022 Built boats\n\nCzech\nnative',
    )
  })
})
