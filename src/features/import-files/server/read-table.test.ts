import { expect, it } from 'vitest'
import { writeOds } from '#server/text/odt-writer.testing.ts'
import { writeZip } from '#server/uploads/zip-writer.testing.ts'
import { readTable } from './read-table.ts'
import { writeWorkbook } from './tables/workbook.testing.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const read = async (file: Uint8Array | string, sheet?: number) => {
  const table = await readTable(typeof file === 'string' ? bytes(file) : file, { maxRows: 100, sheet })
  if (typeof table === 'string') throw new Error(table)
  return table
}
const rowsOf = async (file: Uint8Array | string) =>
  (await read(file)).rows.map(({ number, cells }) => `${number} ${cells.join('|')}`)

const utf16 = (text: string) => Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')])

it.each([
  ['commas', 'Name,Mail\nMüller,m@mail.example'],
  ['semicolons and a mark', '\ufeffName;Mail\r\nMüller;m@mail.example\r\n'],
  ['tabs in UTF-16', utf16('Name\tMail\nMüller\tm@mail.example')],
  ['Windows-1252', Uint8Array.from([...Buffer.from('Name;Mail\nM'), 0xfc, ...Buffer.from('ller;m@mail.example')])],
])('a file with %s is the same table', async (_, file) => {
  const { header, rows } = await read(file)
  expect([header, rows]).toEqual([['Name', 'Mail'], [{ number: 2, cells: ['Müller', 'm@mail.example'] }]])
})

it("Excel's line with the separator is no row", async () => {
  expect(await rowsOf('sep=;\nName;Mail\nIda;ida@mail.example')).toEqual(['2 Ida|ida@mail.example'])
})

it('a header that is repeated on each page is no row', async () => {
  expect(await rowsOf('Name,Mail,Job\nIda,ida@mail.example,Nurse\nNAME,Mail,Job\nBo,bo@mail.example,Nurse')).toEqual([
    '2 Ida|ida@mail.example|Nurse',
    '4 Bo|bo@mail.example|Nurse',
  ])
})

it('titles, headings, totals and remarks around the rows are listed and not read', async () => {
  const { header, rows, around } = await read(
    [
      'Pipeline report,,,,',
      '"Exported 28 Nov 2026, by Kim",,,,',
      ',,,,',
      'Name,Mail,Job,Stage,Note',
      'Ida,ida@mail.example,Nurse,New,"two\nlines"',
      '— Closed —,,,,',
      'Ola,ola@mail.example,Nurse,Hired,',
      'Total: 2,,,,',
      ',,,,',
      'Report run by Kim,,,,',
    ].join('\n'),
  )
  expect([header[0], rows.map(({ number }) => number)]).toEqual(['Name', [5, 7]])
  expect(around.map(({ row, text }) => `${row} ${text}`)).toEqual([
    '1 Pipeline report',
    '2 Exported 28 Nov 2026, by Kim',
    '6 — Closed —',
    '8 Total: 2',
    '10 Report run by Kim',
  ])
})

it('a list without a header has numbered columns', async () => {
  const { header, rows } = await read('ida@mail.example,Ida\nola@mail.example,Ola')
  expect([header, rows.length]).toEqual([['Column 1', 'Column 2'], 2])
})

it('an Excel workbook has its dates as days, and any of its sheets', async () => {
  const workbook = writeWorkbook([
    {
      name: 'People',
      rows: [
        ['Name', 'Applied'],
        ['Ida', { date: 46300 }],
        ['Ola', 7],
      ],
    },
    {
      name: 'Jobs',
      rows: [
        ['Title', 'Place'],
        ['Nurse', 'Bergen'],
      ],
    },
  ])
  const first = await read(workbook)
  expect(first).toMatchObject({ format: 'xlsx', sheets: ['People', 'Jobs'], sheet: 0 })
  expect(first.rows.map(({ cells }) => cells)).toEqual([
    ['Ida', '2026-10-05'],
    ['Ola', '7'],
  ])
  expect((await read(workbook, 1)).rows).toEqual([{ number: 2, cells: ['Nurse', 'Bergen'] }])
})

it('an OpenDocument spreadsheet has its dates as days', async () => {
  const file = writeOds([
    ['Name', 'Applied', 'Rating'],
    ['Ida & Co', '2026-10-05', 4],
    ['Ola', '', ''],
  ])
  expect(await rowsOf(file)).toEqual(['2 Ida & Co|2026-10-05|4', '3 Ola||'])
})

it('records of JSON have nested names, and one row for each application', async () => {
  const person = { name: 'Ida', emails: [{ value: 'a@mail.example' }, { value: 'b@mail.example' }] }
  const applications = [{ stage: { name: 'Offer' } }, { stage: { name: 'New' } }]
  const { header, rows } = await read(JSON.stringify({ meta: { page: 1 }, data: [{ ...person, applications }] }))
  expect(header).toEqual(['name', 'emails.value', 'applications.stage.name'])
  expect(rows.map(({ cells }) => cells.join('|'))).toEqual([
    'Ida|a@mail.example; b@mail.example|Offer',
    'Ida|a@mail.example; b@mail.example|New',
  ])
})

it('records of JSON-LD have the values of their parts, without their types', async () => {
  const id = { '@type': 'PropertyValue', name: 'Kettle Lane', value: 'KLC-77' }
  const address = { '@type': 'PostalAddress', addressCountry: { '@type': 'Country', name: 'NZ' } }
  const place = { '@type': 'Place', address }
  const job = { '@context': 'https://schema.org/', '@type': 'JobPosting', title: 'Barista', identifier: id }
  const { header, rows } = await read(JSON.stringify([{ ...job, jobLocation: place }, job]))
  expect(header).toEqual(['title', 'identifier', 'jobLocation.address.addressCountry'])
  expect(rows[0]?.cells).toEqual(['Barista', 'KLC-77', 'NZ'])
})

it('the result of a search is no record: its list is', async () => {
  const jobs = [
    { id: 7, title: 'Nurse' },
    { id: 8, title: 'Porter' },
  ]
  const found = { items: [{ keyword: null, TotalJobsCount: 12, jobs }] }
  const json = async (value: object) => {
    const read = await readTable(Buffer.from(JSON.stringify(value)), { maxRows: 10 })
    return typeof read === 'string' ? read : read.rows.map(({ cells }) => cells)
  }
  expect(await json(found)).toEqual([
    ['7', 'Nurse'],
    ['8', 'Porter'],
  ])
  // a person with notes is one
  expect(await json([{ name: 'Ida Ek', notes_count: 2, notes: [{ text: 'a' }, { text: 'b' }] }])).toHaveLength(1)
})

it('records of XML are the repeated elements', async () => {
  const position = (id: number) =>
    `<position><id>${id}</id><office>Berlin</office><texts><text><value><![CDATA[<p>A & B</p>]]></value></text></texts></position>`
  const { header, rows } = await read(`<?xml version="1.0"?><jobs>${position(1)}${position(2)}</jobs>`)
  expect(header).toEqual(['id', 'office', 'texts.text.value'])
  expect(rows[1]).toEqual({ number: 2, cells: ['2', 'Berlin', '<p>A & B</p>'] })
})

it.each([
  ['nothing', '', 'TABLE_EMPTY'],
  ['only a header', 'Name,Mail', 'TABLE_EMPTY'],
  ['an archive of something else', writeZip([{ name: 'a.txt', content: 'x' }]), 'TABLE_UNREADABLE'],
  ['a damaged archive', Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0]), 'TABLE_UNREADABLE'],
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a><b><c/><d/></b></a>', 'TABLE_UNREADABLE'],
])('a file with %s is refused', async (_, file, problem) => {
  expect(await readTable(typeof file === 'string' ? bytes(file) : file, { maxRows: 100 })).toBe(problem)
})

it('a file with too many rows is cut, and marked as that', async () => {
  const table = await readTable(bytes(`Name,Mail\n${'a,b\n'.repeat(10)}`), { maxRows: 4 })
  expect(table).toMatchObject({ isCut: true, rows: { length: 4 } })
})

it('a first row of numbers is no header, and has the names of the rows above it', async () => {
  const file = [
    'Pay in April;;;',
    ';;Total;Women',
    ';;EUR;EUR',
    'K1;Cooks;2400;2300',
    'K2;Nurses;3600;3500',
    'K3;Pilots;9100;9000',
    'K4;Bakers;2500;/',
  ]
  const { header, rows, around } = await read(file.join('\n'))
  expect(header).toEqual(['Column 1', 'Column 2', 'Total EUR', 'Women EUR'])
  expect([rows.length, around.length]).toEqual([4, 3])
})
