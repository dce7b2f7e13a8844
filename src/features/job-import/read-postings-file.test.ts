import '#testing/places.ts'
import { describe, expect, it } from 'vitest'
import { maxImportedRows } from './layout.ts'
import type { ReadOptions } from './read-posting-row.ts'
import { readPostingsFile } from './read-postings-file.ts'
import { reportFile, sampleFile } from './sample-file.ts'

const how = { today: '2026-11-22', asDrafts: false }
const read = (csv: string, overrides: Partial<ReadOptions> = {}) => {
  const file = readPostingsFile(csv, { ...how, ...overrides })
  if (typeof file === 'string') throw new Error(file)
  return file
}
const problems = (csv: string) => read(csv).refused.map(({ line, column, reason }) => `${line} ${column}: ${reason}`)

describe('an unreadable file', () => {
  it.each([
    ['', 'IMPORT_EMPTY'],
    ['title\n', 'IMPORT_EMPTY'],
    ['\n\n', 'IMPORT_EMPTY'],
    ['place,pay\nSalem,1', 'IMPORT_NO_TITLES'],
    ['title,Job Title\na,b', 'IMPORT_COLUMN_TWICE'],
    [`title\n${'x\n'.repeat(maxImportedRows + 1)}`, 'IMPORT_TOO_MANY'],
  ])('%j', (csv, problem) => {
    expect(readPostingsFile(csv, how)).toBe(problem)
  })
})

it('accepts every column by its own name and by others, with any separator', () => {
  const csv = [
    'Job Title;Job Description;Qualifications;City;Type;Salary from;Salary to;Remote;Application deadline;Status;Colour',
    '  Nurse   Educator ;"<p>Teach <b>well</b>.</p>";"- RN licence\n- Two years";"Gresham, OR";Part time;$84,000;101k;yes;2027-01-31;Active;red',
  ].join('\r\n')
  const file = read(csv)
  expect(file.unknownColumns).toEqual(['Colour'])
  expect(file.columns).toHaveLength(10)
  expect(file.postings).toEqual([
    {
      line: 2,
      status: 'active',
      isUnplaced: false,
      fields: {
        title: 'Nurse Educator',
        description: '<p>Teach <b>well</b>.</p>',
        requirements: '<ul><li>RN licence</li><li>Two years</li></ul>',
        location: 'Gresham, OR',
        moreLocations: [],
        employmentType: 'part-time',
        salaryMin: 84_000,
        salaryMax: 101_000,
        salaryCurrency: 'USD',
        salaryPeriod: 'year',
        salaryIsEstimate: false,
        remoteAllowed: true,
        workMode: 'remote',
        onSiteDays: null,
        applicantPlaces: [],
        applicantUtcFrom: null,
        applicantUtcTo: null,
        openings: null,
        level: null,
        externalId: null,
        externalSource: null,
        internalPosting: false,
        externalPosting: true,
        applicationDeadline: '2027-01-31',
        autoRejectIncomplete: false,
      },
    },
  ])
})

it('refuses a line by its first invalid column, with the reason, and reads the others', () => {
  const head = 'title,description,location,employment_type,salary_min,salary_max,remote,deadline,status'
  const lines = [
    ',text,,,,,,,',
    'A,text,,freelance,,,,,',
    'A,text,,,,,,31/12/2026,',
    'A,text,,,,,,2026-02-30,',
    'A,text,,,,,,,live',
    'A,,,,,,,,active',
    'A,text,,,,,,2026-11-21,active',
    `${'x'.repeat(201)},text,,,,,,,`,
    'A,text,,,,,,,,,,',
    '"A"b,text,,,,,,,',
    'Good,text,,,,,,,draft',
    'Good,text,,,,,,,draft',
  ]
  expect(problems([head, ...lines].join('\n'))).toEqual([
    '2 title: is empty',
    '3 employment_type: “freelance” is not one of: full-time, part-time, contract, internship, temporary',
    '4 deadline: “31/12/2026” is not a day as YYYY-MM-DD',
    '5 deadline: “2026-02-30” is not a day as YYYY-MM-DD',
    '6 status: “live” is not draft or active',
    '7 description: is empty: Description is required',
    '8 deadline: 2026-11-21 has passed',
    '9 title: Title must be at most 200 characters',
    '10 : has 12 cells, but the first row has 9',
    "11 : isn't valid CSV: misplaced quote",
    '13 : is the same job as row 12',
  ])
})

it('counts the lines without a place and a work mode, and gives them the mode that was chosen', () => {
  const csv = 'title,location,work mode\nA,,\nB,Salem,\nC,,hybrid\nD,,flexible'
  const modes = (unplacedAs?: 'on-site') => {
    const { postings, noted } = read(csv, { asDrafts: true, unplacedAs })
    const unplaced = postings.filter(({ isUnplaced }) => isUnplaced).length
    return { unplaced, modes: postings.map(({ fields }) => fields.workMode), noted: noted.map(({ line }) => line) }
  }
  expect(modes()).toEqual({ unplaced: 2, modes: [null, null, 'hybrid', null], noted: [5] })
  expect(modes('on-site')).toEqual({ unplaced: 2, modes: ['on-site', null, 'hybrid', 'on-site'], noted: [5] })
})

it('as drafts, requires less and posts nothing', () => {
  const csv = 'title,status,deadline\nA,active,2020-01-01\nB,whatever,\nC,,2026-11-22'
  const { postings, refused, noted } = read(csv, { asDrafts: true })
  expect(refused).toEqual([])
  expect(noted.map(({ line, column }) => [line, column])).toEqual([[2, 'deadline']])
  expect(
    reportFile({ refused: [{ line: 3, column: 'title', reason: 'is empty' }], noted })
      .split('\r\n')
      .slice(1, 3),
  ).toEqual([expect.stringMatching(/^2,yes,deadline,"?2020-01-01 has passed/), '3,no,title,is empty'])
  expect(postings.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft'])
})

it('reports where an open quote swallowed the rest', () => {
  expect(problems('title\nGood\n"open\nnever\n')).toEqual([
    "3 : has a quote that isn't closed: the text after it couldn't be read",
  ])
})

it.each([
  ['One.\nTwo.\n\nThree.', '<p>One.<br>Two.</p><p>Three.</p>'],
  [
    'You will:\n- teach\n* listen\n2. write\nAnd more.',
    '<p>You will:</p><ul><li>teach</li><li>listen</li><li>write</li></ul><p>And more.</p>',
  ],
  ['5 < 6 & "so"', '<p>5 &lt; 6 &amp; &quot;so&quot;</p>'],
  ['a <script>alert(1)</script>', '<p>a &lt;script&gt;alert(1)&lt;/script&gt;</p>'],
  ['<p>Kept</p>', '<p>Kept</p>'],
])('a description of %j is %j', (text, html) => {
  const csv = `title,description\nA,"${text.replaceAll('"', '""')}"`
  expect(read(csv).postings[0]?.fields.description).toBe(html)
})

it('reads back what an export escaped for spreadsheets', () => {
  expect(read("title\n'=Sum of parts").postings[0]?.fields.title).toBe('=Sum of parts')
})

it('reads the whole sample', () => {
  const { postings, refused, unknownColumns } = read(sampleFile())
  expect([refused, unknownColumns]).toEqual([[], []])
  expect(postings[0]?.fields).toMatchObject({
    title: 'Nurse Educator',
    requirements: '<ul><li>RN license</li><li>Two years of teaching</li></ul>',
    employmentType: 'part-time',
    applicationDeadline: '2027-01-31',
  })
})

describe('who may apply', () => {
  const csv = [
    'title,location,work mode,open to,time zones,description',
    'A,,remote,Deutschland; US-TX | Nowhere,UTC to UTC+5:45,x',
    'B,"Remote, EU",,,,x',
    'C,,remote,,,"Remote (US only).\nGood people."',
    'D,Leeds,on-site,Germany,,Only for people who live in Germany.',
    'E,,hybrid,,,x',
  ].join('\n')
  const codesOf = (overrides: Partial<ReadOptions> = {}) =>
    read(csv, overrides).postings.map(({ fields }) => fields.applicantPlaces.join(' ').slice(0, 8))

  it('is imported from its columns', () => {
    const { postings, noted } = read(csv)
    expect(postings[0]?.fields).toMatchObject({
      applicantPlaces: ['DE', 'US-TX'],
      applicantUtcFrom: 0,
      applicantUtcTo: 345,
    })
    expect(noted).toEqual([
      { line: 2, column: 'applicant_places', reason: "“Nowhere” isn't a country or a state: it is left out" },
    ])
  })

  it('is suggested where the text says it, and imported only on request', () => {
    expect(read(csv).applicants).toEqual([
      { line: 3, quote: 'Remote, EU', openTo: 'Open to applicants in the EU' },
      { line: 4, quote: 'Remote (US only).', openTo: 'Open to applicants in the United States' },
    ])
    expect(codesOf()).toEqual(['DE US-TX', '', '', '', ''])
    expect(codesOf({ readsApplicants: true })).toEqual(['DE US-TX', 'AT BE BG', 'US', '', ''])
    expect(read(csv, { readsApplicants: true }).applicants).toEqual([])
  })
})
