import { describe, expect, it } from 'vitest'
import { extractLayout } from './extract-layout.ts'
import { type PdfLine, pdfOfLines } from './pdf-writer.testing.ts'

const read = async (...pages: PdfLine[][]) => {
  const { lines } = await extractLayout({ bytes: pdfOfLines(pages), extension: 'pdf' })
  const of = (isSide: boolean) => lines.filter((line) => line.isSide === isSide).map(({ text }) => text)
  return { side: of(true), main: of(false) }
}
const column = (x: number, from: number, texts: string[], fall = 20): PdfLine[] =>
  texts.map((text, at) => ({ x, y: from - at * fall, text }))

const side = ['Contact', 'amara@nwosu.example', 'Enugu', 'Skills', 'Welding', 'Drawing']
const main = [
  'Amara Nwosu',
  'Experience',
  'Welder at Ironside Works',
  'January 2019 until today',
  'Joined pipes for two refineries on the coast',
]
const sidebar = [...column(40, 780, side), ...column(240, 780, main, 27)]

describe('columns that continue on the next page', () => {
  it('splits a page with one line in its side column at the gutter of the previous page', async () => {
    const rest = ['Education', 'Diploma, Enugu Technical College', 'Projects', 'A gate for the town market']
    const lines = await read(sidebar, [...column(40, 780, ['Igbo']), ...column(240, 780, rest, 27)])
    expect(lines).toEqual({ side: [...side, 'Igbo'], main: [...main, ...rest] })
  })

  it('reads a page whose main column is empty as more of the side column', async () => {
    const lines = await read(sidebar, column(40, 780, ['Languages', 'Igbo', 'English']))
    expect(lines).toEqual({ side: [...side, 'Languages', 'Igbo', 'English'], main })
  })

  it('does not split full-width lines', async () => {
    const wide = 'A page of its own about the refinery, which is written over the whole width of the paper'
    const lines = await read(sidebar, [...column(40, 780, ['Igbo', wide]), ...column(240, 780, ['English'])])
    expect(lines).toEqual({ side, main: [...main, 'Igbo\tEnglish', wide] })
  })

  it('splits a page below a running header that crosses the gutter', async () => {
    const running = [{ x: 180, y: 810, text: 'The resume of Amara Nwosu, welder' }]
    const lines = await read(sidebar, [...running, ...column(40, 780, ['Igbo']), ...column(240, 780, ['Education'])])
    expect(lines.side).toEqual([...side, 'Igbo'])
  })

  it('reads dates at the right edge with their lines if the gutter is before a right column', async () => {
    const mirrored = [...column(40, 780, main, 27), ...column(400, 780, side)]
    const later = [
      { x: 40, y: 780, text: 'Foreman at Ironside Works' },
      { x: 470, y: 780, text: '2015 - 2019' },
    ]
    const lines = await read(mirrored, later)
    expect(lines).toEqual({ side, main: [...main, 'Foreman at Ironside Works\t2015 - 2019'] })
  })
})

it('reads dates at the left next to their entry, under headings that begin at the same edge', async () => {
  const at = (x: number, y: number, text: string): PdfLine => ({ x, y, text })
  const page = [
    at(50, 780, 'Experience'),
    ...[
      ['2019 - 2023', 'Welder at Ironside Works'],
      ['2015 - 2019', 'Foreman at Enugu Steel'],
    ].flatMap(([dates = '', head = ''], n) => [
      at(70, 750 - n * 60, dates),
      at(160, 750 - n * 60, head),
      at(160, 735 - n * 60, 'Joined pipes for two refineries'),
    ]),
    at(50, 630, 'Education'),
    at(90, 600, '2014'),
    at(160, 600, 'Diploma'),
    at(50, 570, 'Skills'),
    at(50, 550, 'Welding, Drawing'),
  ]
  const { side: beside, main: lines } = await read(page)
  expect(beside).toEqual([])
  expect(lines.slice(0, 4)).toEqual([
    'Experience',
    '2019 - 2023\tWelder at Ironside Works',
    'Joined pipes for two refineries',
    '2015 - 2019\tForeman at Enugu Steel',
  ])
})

it('reads labels next to their values, also if a heading above begins at the same edge', async () => {
  const at = (x: number, y: number, text: string): PdfLine => ({ x, y, text })
  const rows: [string, string][] = [
    ['Spoken', 'Igbo, English, French'],
    ['Tools', 'Torch, Press, Lathe'],
    ['Papers', 'Permit for heavy cranes'],
  ]
  const page = [
    at(50, 780, 'Knowledge'),
    ...rows.flatMap(([label, value], n) => [at(50, 750 - n * 30, label), at(160, 750 - n * 30, value)]),
    at(160, 660, 'Driving licence'),
  ]
  const { side: beside, main: lines } = await read(page)
  expect(beside).toEqual([])
  expect(lines).toEqual(['Knowledge', ...rows.map((row) => row.join('\t')), 'Driving licence'])
})

it('reads a few short labels close to each other next to their values', async () => {
  const rows: [string, string][] = [
    ['Metals', 'Steel, copper and tin'],
    ['Tools', 'Torch, press, lathe and forge'],
    ['Papers', 'Permit for heavy cranes'],
    ['Safety', 'First aid, fire drill'],
  ]
  const page = rows.flatMap(([label, value], n) => [
    { x: 50, y: 750 - n * 14, text: label },
    { x: 160, y: 750 - n * 14, text: value },
  ])
  expect(await read([...page, { x: 160, y: 680, text: 'Driving licence for lorries' }])).toEqual({
    side: [],
    main: [...rows.map((row) => row.join('\t')), 'Driving licence for lorries'],
  })
})

it('puts headings in a separate column above their sections, and dates below them next to their entries', async () => {
  const jobs = [
    ['2019-03-01 to 2023-05-01', 'Welder at Ironside Works'],
    ['2015-02-01 to 2019-02-01', 'Foreman at Enugu Steel'],
  ] as const
  const page: PdfLine[] = [
    { x: 220, y: 800, text: 'Amara Nwosu', size: 20 },
    { x: 50, y: 750, text: 'CONTACT', size: 13 },
    { x: 160, y: 756, text: 'amara@nwosu.example' },
    { x: 160, y: 740, text: 'Enugu, Nigeria' },
    { x: 50, y: 690, text: 'WORK', size: 13 },
    ...jobs.flatMap(([dates, head], n) => [
      { x: 50, y: 670 - n * 80, text: dates, size: 8 },
      { x: 160, y: (n === 0 ? 690 : 670) - n * 80, text: head },
      { x: 160, y: (n === 0 ? 674 : 654) - n * 80, text: 'Joined pipes for two refineries' },
      { x: 160, y: (n === 0 ? 658 : 638) - n * 80, text: 'Checked the seams of forty tanks' },
    ]),
    { x: 50, y: 510, text: 'EDUCATION', size: 13 },
    { x: 160, y: 510, text: 'Diploma in Metal Work, Enugu Polytechnic' },
    { x: 160, y: 480, text: 'With distinction' },
  ]
  expect(await read(page)).toEqual({
    side: [],
    main: [
      'Amara Nwosu',
      'CONTACT',
      'amara@nwosu.example',
      'Enugu, Nigeria',
      'WORK',
      '2019-03-01 to 2023-05-01\tWelder at Ironside Works',
      'Joined pipes for two refineries',
      'Checked the seams of forty tanks',
      '2015-02-01 to 2019-02-01\tForeman at Enugu Steel',
      'Joined pipes for two refineries',
      'Checked the seams of forty tanks',
      'EDUCATION',
      'Diploma in Metal Work, Enugu Polytechnic',
      'With distinction',
    ],
  })
})

it('joins an address whose domain was broken by a narrow column, and no complete one', async () => {
  const side = ['Contact', 'amara@nwosu.exam', 'ple', 'amara@mailbo', 'x.com', 'amara@nwosu.tech', 'Enugu']
  const { side: found } = await read([
    ...side.map((text, n) => ({ x: 50, y: 780 - n * 13, text })),
    ...['Work', 'Welder at Ironside Works', 'Joined pipes for two refineries', 'Checked forty tanks', 'Led a team'].map(
      (text, n) => ({ x: 220, y: 774 - n * 17, text }),
    ),
  ])
  expect(found).toEqual(['Contact', 'amara@nwosu.example', 'amara@mailbox.com', 'amara@nwosu.tech', 'Enugu'])
})

it('joins a full line of a list with its last word despite wide line spacing, and a name with its preposition', async () => {
  const full = 'Led a team of twenty-eight nurses and lowered the turnover from nineteen to eight'
  const { main: lines } = await read([
    { x: 50, y: 780, text: 'Universidad Aut\u00f3noma de', size: 13 },
    { x: 50, y: 764, text: 'Puebla', size: 13 },
    { x: 40, y: 730, text: `\u2022 ${full}` },
    { x: 50, y: 710, text: 'percent.' },
    { x: 40, y: 693, text: '\u2022 Trained students' },
  ])
  expect(lines).toEqual(['Universidad Aut\u00f3noma de Puebla', `${full} percent.`, 'Trained students'])
})

it('reads the end of a period in the left margin as a separate line, next to the first list item', async () => {
  const { main: lines } = await read([
    { x: 40, y: 780, text: '07/2020 -' },
    { x: 120, y: 780, text: 'Welder, Ironside Works, Enugu' },
    { x: 40, y: 766, text: 'Present' },
    { x: 120, y: 766, text: '\u2022 Joined pipes' },
    { x: 120, y: 752, text: '\u2022 Checked tanks' },
  ])
  expect(lines).toEqual(['07/2020 -\tWelder, Ironside Works, Enugu', 'Present', 'Joined pipes', 'Checked tanks'])
})
