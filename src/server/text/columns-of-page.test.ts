import { describe, expect, it } from 'vitest'
import { extractLayout } from './extract-layout.ts'
import { toRegions } from './layout-columns.ts'
import { toLines } from './layout-lines.ts'
import { type PdfLine, pdfOfLines } from './pdf-writer.testing.ts'

const read = async (...pages: PdfLine[][]) => {
  const { lines } = await extractLayout({ bytes: pdfOfLines(pages), extension: 'pdf' })
  const of = (isSide: boolean) => lines.filter((line) => line.isSide === isSide).map(({ text }) => text)
  return { side: of(true), main: of(false) }
}
const at = (x: number, y: number, text: string, size = 11): PdfLine => ({ x, y, text, size })
const column = (x: number, from: number, texts: string[], fall = 20): PdfLine[] =>
  texts.map((text, index) => at(x, from - index * fall, text))

const skills = ['Welding', 'Drawing', 'Forging', 'Casting', 'Turning']
const jobs = [
  'Welder at Ironside Works',
  'since January 2019',
  'Joined pipes for two refineries',
  'Trained nine people',
]

describe('columns whose edges are not straight', () => {
  it('splits before headings that begin left of the lines below them', async () => {
    const lines = await read([
      ...column(40, 780, skills),
      at(230, 790, 'Work', 18),
      ...column(240, 765, jobs, 23),
      at(230, 655, 'More of it', 18),
      ...column(240, 630, jobs, 23),
    ])
    expect(lines).toEqual({ side: skills, main: ['Work', ...jobs, 'More of it', ...jobs] })
  })

  it('begins the left column beside wider lines of the right one', async () => {
    const wide = 'I have joined pipes for two refineries and for a plant on the coast'
    const lines = await read([
      at(40, 760, 'Skills'),
      at(150, 762, wide),
      at(150, 748, 'and I have trained people there.'),
      ...column(40, 730, skills),
      ...column(260, 725, jobs, 23),
    ])
    expect(lines).toEqual({ side: ['Skills', ...skills], main: [`${wide} and I have trained people there.`, ...jobs] })
  })

  it('finds the columns again if they are a little further left on the next page', async () => {
    const lines = await read(
      [...column(40, 780, skills), ...column(240, 780, jobs, 27)],
      [...column(32, 780, ['Igbo']), ...column(246, 780, ['Foreman at Enugu Steel', 'Led nine people'], 27)],
    )
    expect(lines.side).toEqual([...skills, 'Igbo'])
  })
})

it('reads labels in the column of the dates next to their values', async () => {
  const rows = [
    ['2019 - 2023', 'Welder at Ironside Works'],
    ['2015 - 2019', 'Foreman at Enugu Steel'],
    ['2012 - 2015', 'Apprentice at Enugu Steel'],
    ['2010 - 2012', 'Diploma in welding, a course of the Harbour College'],
    ['Igbo', 'first language'],
    ['English', 'fluent in speech and writing'],
    ['French', 'some words'],
    ['Hausa', 'fluent in speech'],
    ['Yoruba', 'fluent in speech'],
    ['German', 'some words'],
  ] as const
  const page = rows.flatMap(([label, value], n) => [at(50, 750 - n * 14, label), at(180, 750 - n * 14, value)])
  expect(await read([at(50, 780, 'Experience', 16), ...page])).toEqual({
    side: [],
    main: ['Experience', ...rows.map((row) => row.join('\t'))],
  })
})

it('does not move the lines of a right-aligned column to those above', () => {
  const texts = [
    'Harbour College, Lagos 2012 - 2014',
    'Diploma in Welding',
    'Enugu School 2006 - 2012',
    'Primary School',
  ]
  const runs = texts.map((text, n) => ({
    text,
    left: 280 - text.length * 5,
    right: 280,
    y: 130 + n * 24,
    size: 10,
    isBold: false,
  }))
  const icon = { text: 'II', left: 20, right: 32, y: 100, size: 14, isBold: true }
  const lines = toLines([icon, { ...icon, text: 'Education', left: 200, right: 280 }, ...runs], 1, {
    isSide: false,
    words: new Set(),
  })
  expect(lines.map(({ text }) => text)).toEqual(['II\tEducation', ...texts])
})

it('keeps an address with a number like that of a page', async () => {
  const { main } = await read([at(50, 780, 'Amara Nwosu'), at(50, 40, 'Palm Road 1/29')])
  expect(main).toEqual(['Amara Nwosu', 'Palm Road 1/29'])
})

it('does not join a bold heading to an address in the line above', () => {
  const run = (text: string, left: number, y: number, isBold: boolean) => ({
    text,
    left,
    right: left + 90,
    y,
    size: 11,
    isBold,
  })
  const runs = [run('https://made-up.example/', 200, 100, false), run('Education', 40, 119, true)]
  const lines = toLines(runs, 1, { isSide: false, words: new Set() })
  expect(lines.map(({ text }) => text)).toEqual(['https://made-up.example/', 'Education'])
})

it('reads a list in two columns as a part of its section', async () => {
  const bold = (text: string, y: number) => ({ text, left: 40, right: 140, y, size: 14, isBold: true })
  const words = (text: string, left: number, y: number) => ({
    text,
    left,
    right: left + 150,
    y,
    size: 10,
    isBold: false,
  })
  const list = (left: number, from: number, texts: string[]) => texts.map((text, n) => words(text, left, from + n * 12))
  const [one, other] = [
    ['Cutting and welding of pipes, plates and beams', 'Forging', 'Casting', 'Turning', 'Drawing by hand', 'Lifting'],
    ['Patience with apprentices and with customers', 'Order', 'Care', 'Punctuality'],
  ]
  const runs = [
    bold('Profile', 60),
    { ...words('A welder with many years at two refineries on the coast', 40, 80), right: 500 },
    bold('Skills', 110),
    ...list(40, 130, one as string[]),
    ...list(300, 130, other as string[]),
    bold('Experience', 210),
    ...list(40, 230, ['2019 - 2021', 'Welder']),
    words('Ironside Works', 300, 242),
    { ...words('Joined pipes for two refineries on the coast of the delta', 40, 260), right: 500 },
  ]
  const { regions } = toRegions(runs, 800)
  expect(regions.map(({ side }) => side)).toEqual(['main', 'main', 'main', 'main'])
  expect(regions[1]?.runs.map(({ text }) => text)).toEqual(one)
  expect(regions[2]?.runs.map(({ text }) => text)).toEqual(other)
})
