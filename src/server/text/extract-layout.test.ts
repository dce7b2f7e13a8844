import { describe, expect, it } from 'vitest'
import { docxParts, writeZip } from '../uploads/zip-writer.testing.ts'
import { extractLayout } from './extract-layout.ts'
import { type PdfLine, pdfOfLines, pdfStream, writePdf } from './pdf-writer.testing.ts'

const pdf = async (...pages: PdfLine[][]) => extractLayout({ bytes: pdfOfLines(pages), extension: 'pdf' })
const texts = (layout: { lines: { text: string }[] }) => layout.lines.map(({ text }) => text)
const column = (x: number, from: number, words: string[]): PdfLine[] =>
  words.map((text, at) => ({ x, y: from - at * 15, text }))

describe('the lines of a PDF', () => {
  it('are read column by column where two are side by side', async () => {
    const left = ['Contact', 'maya@okafor.example', 'Portland', 'Skills', 'Python', 'Tableau']
    const right = [
      'Maya writes reports',
      'Experience',
      'Analyst at Fernway',
      'Planner at Kestrel',
      'Clerk at Lumen with a love of forms and tables',
    ]
    const layout = await pdf([
      { x: 50, y: 800, size: 22, text: 'Maya Adaeze Okafor-Lindqvist' },
      ...column(50, 740, left),
      ...column(230, 736, right),
    ])
    expect(texts(layout)).toEqual(['Maya Adaeze Okafor-Lindqvist', ...left, ...right])
    expect(layout.lines.map(({ isSide }) => isSide)).toEqual([
      false,
      ...left.map(() => true),
      ...right.map(() => false),
    ])
  })

  it('have years in the margin next to their entry', async () => {
    const rows = ['Analyst', 'Planner', 'Clerk', 'Trainee', 'Intern'].flatMap((text, at) => [
      { x: 50, y: 700 - at * 40, text },
      { x: 450, y: 700 - at * 40, text: `20${10 + at} - 20${11 + at}` },
    ])
    expect(texts(await pdf(rows))[0]).toBe('Analyst\t2010 - 2011')
  })

  it('have a running header once and no page numbers', async () => {
    const page = (text: string, number: number) => [
      { x: 50, y: 820, text: 'Maya Okafor' },
      { x: 50, y: 500, text },
      { x: 50, y: 20, text: `Page ${number} of 2` },
    ]
    expect(texts(await pdf(page('One', 1), page('Two', 2)))).toEqual(['Maya Okafor', 'One', 'Two'])
  })

  it('report that a page without text was scanned', async () => {
    expect(await pdf([])).toEqual({ state: 'scanned', lines: [], isCut: false })
  })
})

const paragraph = (text: string, looks = '') => `<w:p><w:r>${looks}<w:t>${text}</w:t></w:r></w:p>`
const cell = (...paragraphs: string[]) => `<w:tc>${paragraphs.join('')}</w:tc>`

describe('the lines of a Word file', () => {
  it('have years next to their entry, and columns one after the other', async () => {
    const dated = `<w:tbl><w:tr>${cell(paragraph('2019 - 2021'))}${cell(paragraph('Analyst'), paragraph('Fernway'))}</w:tr></w:tbl>`
    const side = [1, 2, 3].map((n) => paragraph(`Skill ${n}`))
    const main = [1, 2, 3, 4].map((n) => paragraph(`Story ${n}`))
    const columns = `<w:tbl><w:tr>${cell(...side)}${cell(...main)}</w:tr></w:tbl>`
    const bytes = writeZip(docxParts(paragraph('Maya', '<w:rPr><w:b/></w:rPr>') + dated + columns))
    const { lines } = await extractLayout({ bytes, extension: 'docx' })
    expect(lines.map(({ text }) => text)).toEqual([
      'Maya',
      '2019 - 2021\tAnalyst',
      'Fernway',
      'Skill 1',
      'Skill 2',
      'Skill 3',
      'Story 1',
      'Story 2',
      'Story 3',
      'Story 4',
    ])
    expect(lines[0]).toMatchObject({ isBold: true })
    expect(lines[3]).toMatchObject({ isSide: true })
  })
})

describe('the lines of plain text', () => {
  it('have underlined headings, list signs and wrapped items recognized', async () => {
    const text =
      'Maya Okafor\n\nEXPERIENCE\n----------\nAnalyst      2019 - 2021\n- Built a forecast that\n  people use.\n- Led four.\n'
    const { lines } = await extractLayout({ bytes: Buffer.from(text), extension: 'txt' })
    expect(lines.map(({ text: words, kind }) => [kind, words])).toEqual([
      ['text', 'Maya Okafor'],
      ['heading', 'EXPERIENCE'],
      ['text', 'Analyst\t2019 - 2021'],
      ['item', 'Built a forecast that people use.'],
      ['item', 'Led four.'],
    ])
  })

  it('are cut after 4,000 lines', async () => {
    const { lines, isCut } = await extractLayout({ bytes: Buffer.from('word\n'.repeat(60_000)), extension: 'txt' })
    expect(isCut).toBe(true)
    expect(lines).toHaveLength(4000)
  })

  it('are none in an empty file', async () => {
    expect(await extractLayout({ bytes: Buffer.from(' \n'), extension: 'txt' })).toMatchObject({ state: 'empty' })
  })
})

it('reads letters of a Chinese font if the file only names its character map', async () => {
  const bytes = writePdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>',
    pdfStream('BT /F1 14 Tf 50 700 Td <67977F8E73B2> Tj ET'),
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[6 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor 7 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
  ])
  expect(texts(await extractLayout({ bytes, extension: 'pdf' }))).toEqual(['\u6797\u7f8e\u73b2'])
})

it('skips a page number next to a name, and the footer of each page', async () => {
  const page = (number: number, words: string): PdfLine[] => [
    { x: 50, y: 700, text: words },
    { x: 60, y: 30, text: `Maya Okafor - ${number}/2` },
    { x: 300, y: 30, text: 'Printed in Lagos' },
  ]
  expect(texts(await pdf(page(1, 'Wrote the plan'), page(2, 'Ran the ward')))).toEqual([
    'Wrote the plan',
    'Ran the ward',
  ])
})

it('assigns dates in a margin to the line where they begin', async () => {
  const entry = (y: number, title: string, dates: string): PdfLine[] => [
    { x: 50, y, text: title },
    { x: 500, y, text: '2020 - 2021' },
    { x: 50, y: y - 15, text: '\u2022 Built the first of several models for a large hospital in the north' },
    { x: 500, y: y - 15, text: dates },
    { x: 50, y: y - 30, text: '\u2022 Wrote the plan for the second one' },
  ]
  const layout = await pdf([
    ...entry(700, 'Nexus, Engineer', '1234 - 5678'),
    ...entry(640, 'Fernway, Analyst', '1234 - 5678'),
    ...entry(580, 'Kestrel, Planner', '1234 - 5678'),
  ])
  expect(layout.lines.map(({ kind }) => kind)).toEqual([
    'text',
    'item',
    'item',
    'text',
    'item',
    'item',
    'text',
    'item',
    'item',
  ])
  expect(texts(layout)[0]).toBe('Nexus, Engineer\t2020 - 2021\t1234 - 5678')
})
