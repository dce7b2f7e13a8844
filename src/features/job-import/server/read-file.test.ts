import '#testing/places.ts'
import { describe, expect, it } from 'vitest'
import type { JobsOptions } from '../read-jobs.ts'
import { sampleFile } from '../sample-file.ts'
import { readFile } from './import-thread.ts'

const how = { today: '2026-11-22', asDrafts: false, currency: 'USD', home: 'US' }
async function read(text: string, options: Partial<JobsOptions> = {}) {
  const file = await readFile(Buffer.from(text), { ...how, ...options })
  if (typeof file === 'string') throw new Error(file)
  return file
}
const problems = (rows: { row: number; column: string; reason: string }[]) =>
  rows.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)

it.each([
  ['', 'TABLE_EMPTY'],
  ['title\n', 'TABLE_EMPTY'],
  ['\u0000\u0001', 'TABLE_UNREADABLE'],
])('%j cannot be read: %s', async (text, problem) => {
  expect(await readFile(Buffer.from(text), how)).toBe(problem)
})

it('reads every column by its own name and by others, with any separator', async () => {
  const csv = [
    'Job Title;Job Description;Qualifications;City;Type;Salary from;Salary to;Remote;Application deadline;Status;Recruiter',
    '  Nurse   Educator ;"<p>Teach <b>well</b>.</p>";"- RN licence\n- Two years";"Gresham, OR";Part time;$84,000;101k;yes;2027-01-31;Active;Ida',
  ].join('\r\n')
  const file = await read(csv)
  expect(file.columns.filter(({ field }) => field === null).map(({ name }) => name)).toEqual(['Recruiter'])
  expect(file.openQuestions).toBe(0)
  expect(file.jobs).toMatchObject([
    {
      ...{ row: 2, status: 'active', fileStatus: 'active' },
      fields: {
        ...{ title: 'Nurse Educator', description: '<p>Teach <b>well</b>.</p>' },
        requirements: '<ul><li>RN licence</li><li>Two years</li></ul>',
        ...{ location: 'Gresham, OR', moreLocations: [], employmentType: 'part-time', workMode: 'remote' },
        ...{ salaryMin: 84_000, salaryMax: 101_000, salaryCurrency: 'USD', salaryPeriod: 'year' },
        applicationDeadline: '2027-01-31',
      },
    },
  ])
})

describe('a file of another system', () => {
  it('of Personio is read with its texts, places and types', async () => {
    const xml = `<?xml version="1.0"?><workzag-jobs>
      <position><id>1</id><office>Prenzlau</office><additionalOffices><office>Templin</office></additionalOffices>
      <name>Mechatroniker:in</name><jobDescriptions>
      <jobDescription><name>Deine Aufgaben</name><value><![CDATA[<p>Du wartest Pumpen.</p>]]></value></jobDescription>
      <jobDescription><name>Dein Profil</name><value><![CDATA[<p>Licence B</p>]]></value></jobDescription>
      </jobDescriptions><employmentType>permanent</employmentType><schedule>part-time</schedule>
      <seniority>entry-level</seniority></position>
      <position><id>2</id><office>Prenzlau</office><name>Ablesung</name><jobDescriptions>
      <jobDescription><name>Aufgaben</name><value><![CDATA[<p>Du liest ab.</p>]]></value></jobDescription>
      </jobDescriptions><employmentType>permanent</employmentType><schedule>full-time</schedule></position></workzag-jobs>`
    const { jobs, file } = await read(xml, { asDrafts: true })
    expect(file.format).toBe('xml')
    expect(jobs.map(({ fields }) => fields)).toMatchObject([
      {
        ...{ title: 'Mechatroniker:in', externalId: '1', location: 'Prenzlau', moreLocations: ['Templin'] },
        ...{ description: '<p>Du wartest Pumpen.</p>', requirements: '<p>Licence B</p>' },
        ...{ employmentType: 'part-time', level: 'entry' },
      },
      { title: 'Ablesung', employmentType: 'full-time', description: '<p>Du liest ab.</p>', requirements: '' },
    ])
  })

  it('of Lever is read with its title in “text” and its lists', async () => {
    const posting = {
      ...{ id: 'a', text: 'Engineer', country: 'CA', workplaceType: 'hybrid', opening: '<div>We build.</div>' },
      ...{ description: '<div>We build.</div>', descriptionPlain: 'We build.' },
      categories: { commitment: 'Full-time', location: 'Halifax', allLocations: ['Halifax', 'Toronto'], team: 'R' },
      lists: [
        { text: 'What you will do', content: '<li>Build</li>' },
        { text: "What we're looking for", content: '<li>C++</li>' },
      ],
      salaryRange: { currency: 'CAD', interval: 'per-hour-wage', min: 24, max: 30 },
    }
    const { jobs } = await read(JSON.stringify([posting]), { asDrafts: true })
    expect(jobs[0]?.fields).toMatchObject({
      ...{ title: 'Engineer', location: 'Halifax, Canada', moreLocations: ['Toronto'], workMode: 'hybrid' },
      ...{ salaryMin: 24, salaryMax: 30, salaryCurrency: 'CAD', salaryPeriod: 'hour', externalId: 'a' },
      requirements: '<ul><li>C++</li></ul>',
    })
    expect(jobs[0]?.fields.description).toBe('<p>We build.</p><ul><li>Build</li></ul>')
  })

  it('that people keep by hand is read by the values where the names are unusual', async () => {
    const csv = [
      'Stellenplan 2026;;;;;',
      ';;;;;',
      'Bezeichnung;Wo;Umfang;Stand;Zahlweise;Gehalt von',
      'Polier;Passau;Vollzeit;offen;mtl.;4200',
      'Kranführer;Passau;Teilzeit 60 %;pausiert;Std.;21,5',
      'Summe;2;;;;',
    ].join('\n')
    const { jobs, file, columns } = await read(csv, { currency: 'EUR' })
    expect(file.around).toHaveLength(2)
    expect(columns.map(({ field }) => field)).toEqual([
      ...['title', 'location', 'employment_type', 'status', 'salary_period', 'salary_min'],
    ])
    expect(
      jobs.map(({ fields: of, fileStatus }) => [of.employmentType, fileStatus, of.salaryMin, of.salaryPeriod]),
    ).toEqual([
      ['full-time', 'active', 4200, 'month'],
      ['part-time', 'paused', 21.5, 'hour'],
    ])
  })
})

describe('a row', () => {
  const head = 'title,description,location,employment_type,deadline,status'

  it('is refused only without a title, and left out where it repeats another', async () => {
    const file = await read(
      [
        head,
        ',text,Leeds,,,open',
        'Good,text,Leeds,,,draft',
        'Good,text,Leeds,,,draft',
        `${'x'.repeat(201)},,Leeds,,,`,
      ].join('\n'),
      { asDrafts: true },
    )
    expect(problems(file.refused)).toEqual(['2 Title: is empty'])
    expect(problems(file.leftOut)).toEqual(['4 : is the same job as row 3'])
    expect(file.jobs.map(({ row }) => row)).toEqual([3, 5])
    expect(problems(file.noted)).toEqual(['5 title: is cut after 200 characters'])
  })

  it('is not posted without a text, after its deadline, or where its file calls it closed', async () => {
    const rows = ['A,,Leeds,,,active', 'B,text,Leeds,,2026-11-21,open', 'C,text,Leeds,,,besetzt', 'D,text,Leeds,,,open']
    const { jobs, noted } = await read([head, ...rows].join('\n'))
    expect(jobs.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft', 'active'])
    expect(problems(noted)).toEqual([
      '2 Description: is empty: it is imported as a draft, because a posted job needs a description',
      '3 deadline: 2026-11-21 has passed: it is imported as a draft and needs a new deadline before it can be posted',
      '4 status: “besetzt”: it is imported as a draft, and not posted',
    ])
  })

  it('is asked for what its file does not say, once per value', async () => {
    const rows = [
      'A,t,Leeds,Sabbatical,31/11/2026,Internal',
      'B,t,Halifax,sabbatical,laufend,Open',
      'C,t,,full-time,,Open',
    ]
    const { asked, questions, openQuestions } = await read([head, ...rows].join('\n'), { home: null })
    expect(
      questions.filter(({ suggestion }) => suggestion === null).map(({ text, rows: count }) => [text, count]),
    ).toEqual([
      ['Sabbatical', 2],
      ['Internal', 1],
      ['31/11/2026', 1],
      ['Halifax', 1],
      ['No location and no work mode', 1],
    ])
    expect([openQuestions, asked.map(({ row }) => row)]).toEqual([5, [2, 3, 4]])
  })

  it('is left out where the user leaves out its status', async () => {
    const answers = { 'choice:status:besetzt': '' }
    const { leftOut } = await read([head, 'A,t,Leeds,,,besetzt', 'B,t,Leeds,,,open'].join('\n'), { answers })
    expect(problems(leftOut)).toEqual(['2 Status: “besetzt” is not imported'])
  })
})

it('reads deadlines in the order of the column, with other days of the file as evidence', async () => {
  const csv = (posted: string) =>
    `title,location,Posted on,closing date\nA,Leeds,${posted},04/12/2026\nB,Leeds,01/02/2026,05/12/2026`
  const days = (file: Awaited<ReturnType<typeof read>>) => file.jobs.map(({ fields }) => fields.applicationDeadline)
  const known = await read(csv('30/01/2026'), { asDrafts: true })
  expect([days(known), known.openQuestions]).toEqual([['2026-12-04', '2026-12-05'], 0])
  expect(known.columns.map(({ field }) => field)).toEqual(['title', 'location', null, 'deadline'])
  const open = await read(csv('01/02/2026'), { asDrafts: true })
  expect(open.questions.map(({ kind }) => kind)).toContain('order')
})

describe('jobs with neither a place nor a work mode', () => {
  const csv = 'title,location,work mode\nA,,\nB,Salem OR,\nC,,hybrid'
  const id = 'choice:work mode:no location and no work mode'

  it('are asked for once, and get the mode that was chosen', async () => {
    const asked = await read(csv, { asDrafts: true })
    expect(asked.questions.map((question) => [question.id, question.rows])).toContainEqual([id, 1])
    const modes = async (answer: string) =>
      (await read(csv, { asDrafts: true, answers: { [id]: answer } })).jobs.map(({ fields }) => fields.workMode)
    expect(await modes('on-site')).toEqual(['on-site', null, 'hybrid'])
    expect(await modes('')).toEqual([null, null, 'hybrid'])
  })
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
  ["'=Sum of parts", '<p>=Sum of parts</p>'],
])('a description of %j is %j', async (text, html) => {
  const csv = `title,location,description\nA,Leeds,"${text.replaceAll('"', '""')}"`
  expect((await read(csv, { asDrafts: true })).jobs[0]?.fields.description).toBe(html)
})

it('reads the whole sample', async () => {
  const { jobs, refused, columns, openQuestions } = await read(sampleFile())
  expect([refused, columns.filter(({ field }) => field === null), openQuestions]).toEqual([[], [], 0])
  expect(jobs[0]?.fields).toMatchObject({
    ...{ title: 'Nurse Educator', requirements: '<ul><li>RN license</li><li>Two years of teaching</li></ul>' },
    ...{ employmentType: 'part-time', applicationDeadline: '2027-01-31', workMode: 'hybrid', onSiteDays: 3 },
    ...{ salaryMin: 84_000, salaryMax: 101_000, level: 'mid', moreLocations: ['Portland, OR'] },
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
  const options = { asDrafts: true }
  const codesOf = async (more: Partial<JobsOptions> = {}) =>
    (await read(csv, { ...options, ...more })).jobs.map(({ fields }) => fields.applicantPlaces.join(' ').slice(0, 8))

  it('is imported from its columns', async () => {
    const { jobs, noted } = await read(csv, options)
    expect(jobs[0]?.fields).toMatchObject({
      ...{ applicantPlaces: ['DE', 'US-TX'], applicantUtcFrom: 0, applicantUtcTo: 345 },
    })
    expect(problems(noted)).toEqual(["2 open to: “Nowhere” isn't a country or a state: it is left out"])
  })

  it('is suggested where the text says it, and imported only on request', async () => {
    const { jobs } = await read(csv, options)
    expect(jobs.flatMap(({ suggested }) => suggested ?? [])).toEqual([
      { quote: 'Remote, EU', openTo: 'Open to applicants in the EU' },
      { quote: 'Remote (US only).', openTo: 'Open to applicants in the United States' },
    ])
    expect(await codesOf()).toEqual(['DE US-TX', '', '', '', ''])
    expect(await codesOf({ readsApplicants: true })).toEqual(['DE US-TX', 'AT BE BG', 'US', '', ''])
  })
})
