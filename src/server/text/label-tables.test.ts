import { describe, expect, it } from 'vitest'
import { extractLayout } from './extract-layout.ts'
import { type PdfLine, pdfOfLines } from './pdf-writer.testing.ts'

const read = async (lines: PdfLine[]) => {
  const layout = await extractLayout({ bytes: pdfOfLines([lines]), extension: 'pdf' })
  return layout.lines.map(({ text }) => text)
}
const rows = (left: number, right: number, texts: [string, string?][], fall = 18): PdfLine[] =>
  texts.flatMap(([label, value], at) => [
    ...(label ? [{ x: left, y: 780 - at * fall, text: label }] : []),
    ...(value ? [{ x: right, y: 780 - at * fall, text: value }] : []),
  ])

describe('a page with labels and distant values', () => {
  it('reads each value with its label, and joins a value on several lines', async () => {
    const lines = await read([
      { x: 310, y: 700, text: 'to the river and the road that leads along it' },
      ...rows(40, 310, [
        ['Name:', 'Tariq Aziz'],
        ['Town:', 'Halden'],
        ['Employer:', 'Kestrel Park'],
        ['Position:', 'Ranger'],
      ]),
      { x: 40, y: 708 - 8 + 14, text: 'Duties:' },
      { x: 310, y: 714, text: 'Counted the deer and mended the fences that go down' },
      ...rows(40, 310, [
        ['Employer:', 'Halden Museum'],
        ['Position:', 'Guide'],
        ['Town:', 'Fernway'],
      ]).map((line) => ({
        ...line,
        y: line.y - 108,
      })),
    ])
    expect(lines).toContain('Employer:\tKestrel Park')
    expect(lines).toContain('Position:\tGuide')
    expect(lines).toContain(
      'Duties:\tCounted the deer and mended the fences that go down to the river and the road that leads along it',
    )
  })
})

it('reads values that begin with a colon with their labels, below full-width text', async () => {
  const labels = ['Name', 'Fathers Name', 'Nationality', 'Marital Status', 'Languages Known']
  const values = ['Tariq Aziz', 'Omar Aziz', 'Indian', 'Single', 'English, Hindi']
  const wide = 'A ranger of the valley who counts the deer in winter and mends the fences along the river'
  const lines = await read([
    { x: 40, y: 780, text: wide },
    ...labels.map((text, at) => ({ x: 40, y: 740 - at * 16, text })),
    ...values.map((text, at) => ({ x: 220, y: 740 - at * 16, text: `: ${text}` })),
  ])
  expect(lines.slice(1, 3)).toEqual(['Name\t: Tariq Aziz', 'Fathers Name\t: Omar Aziz'])
})

it('joins the widely spaced letters of a heading', async () => {
  expect(await read([...'SKILLS'].map((text, at) => ({ x: 40 + at * 30, y: 780, text })))).toEqual(['SKILLS'])
})

it('reads text once that is drawn twice on a line', async () => {
  expect(
    await read([
      { x: 40, y: 780, text: 'Work experience' },
      { x: 300, y: 780, text: 'Work experience' },
    ]),
  ).toEqual(['Work experience'])
})

it('reads headings in capitals to the left of their sections, in text size', async () => {
  const body = [
    'Master of Science',
    'Halden University',
    'Bachelor of Science',
    'Kestrel College',
    'A map of all deer',
    'Drawn by hand for the museum of the town',
    'A plan for the fences',
    'Written with the rangers of the park',
    'President of the club',
    'Captain of the team',
    'Bash, Perl, Git',
    'Drawing and painting',
  ]
  const at = (index: number) => 700 - index * 14 - Math.floor(index / 2) * 10
  const lines = await read([
    { x: 250, y: 780, text: 'Tariq Aziz', size: 14 },
    ...body.map((text, index) => ({ x: 160, y: at(index), text })),
    { x: 40, y: at(0), text: 'EDUCATION' },
    { x: 40, y: at(1), text: 'AND AWARDS' },
    { x: 40, y: at(4), text: 'PROJECTS' },
    { x: 40, y: at(8), text: 'LEADERSHIP' },
    { x: 40, y: at(10), text: 'SKILLS' },
  ])
  expect(lines.slice(1, 3)).toEqual(['EDUCATION AND AWARDS', 'Master of Science'])
  expect(lines[lines.indexOf('SKILLS') + 1]).toBe('Bash, Perl, Git')
})
