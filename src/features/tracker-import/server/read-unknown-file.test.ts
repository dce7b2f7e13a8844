import { describe, expect, it } from 'vitest'
import { readFile } from './read-file.ts'

const own = [{ id: 'a1', isExternal: true, title: 'Cook', companyName: 'Acme', appliedOn: '2026-10-05' }]
async function read(lines: string[], options: Partial<Parameters<typeof readFile>[1]> = {}) {
  const file = await readFile(Buffer.from(lines.join('\n')), { today: '2026-11-20', own, ...options })
  if (typeof file === 'string') throw new Error(file)
  return { ...file, open: file.questions.filter(({ suggestion }) => suggestion === null) }
}
const LIST = 'Does this file list applications, or people you know?'

describe('the kind of a file', () => {
  it.each([
    ['names beside companies, and statuses', ['Name,Company,Email,Status', 'Ida Ek,Acme,ida@x.example,Applied']],
    ['names that no column is named for', ['Meno,Firma,Pozícia,Telefón', 'Ida Ek,Acme,HR,+421 900 123 456']],
    ['people without any address', ['Person,Where,Notes', 'Ida Ek,Acme,met at a fair']],
  ])('is asked where it has %s', async (_name, lines) => {
    const { open } = await read(lines)
    const [question] = open.filter(({ text }) => text === LIST)
    expect(question?.options.map(({ value }) => value)).toEqual(['applications', 'contacts'])
    const answered = await read(lines, { answers: { [question?.id ?? '']: 'contacts' } })
    expect([answered.kind, answered.questions[0]?.text]).toEqual(['contacts', LIST])
    // a kind that was chosen is not asked
    expect((await read(lines, { kind: 'contacts' })).questions.map(({ text }) => text)).not.toContain(LIST)
  })

  it.each([
    [
      'applications',
      ['Company,Role,Date applied,Status,Contact,Contact email', 'Acme,Cook,2026-10-05,Applied,Ida Ek,i@x.example'],
    ],
    ['applications', ['Company,Role,Link', 'Acme,Cook,https://x.example/1']],
    ['contacts', ['Full Name,Company,Position,Profile URL', 'Ida Ek,Acme,HR,https://x.example/ida']],
  ])('is plain for a list of %s', async (kind, lines) => {
    const file = await read(lines)
    expect([file.kind, file.questions.some(({ text }) => text === LIST)]).toEqual([kind, false])
  })
})

it('people in unknown columns are read by their values, and it is asked which column has the companies', async () => {
  const lines = [
    'Meno,Zamestnanie,Kde,Spojenie',
    'Ida Ek,Recruiter,Acme,"ida@x.example, 0171 1234567"',
    'Bo Li Fox,Manager,Nord,bo@x.example',
  ]
  const first = await read(lines, { kind: 'contacts' })
  expect([first.rows, first.asked.map(({ open }) => open)]).toEqual([[], [['employer'], ['employer']]])
  const [question] = first.open
  expect(question).toMatchObject({ kind: 'whole', text: 'Which column names the companies?' })
  const answered = await read(lines, { kind: 'contacts', answers: { [question?.id ?? '']: '2' } })
  expect(answered.rows).toMatchObject([
    { name: 'Ida Ek', email: 'ida@x.example', phone: '0171 1234567', companyName: 'Acme', aboutId: 'a1' },
  ])
  const { chosenAnswers, chosenColumns } = answered
  const again = await read(lines, { kind: 'contacts', answers: chosenAnswers, columns: chosenColumns })
  expect(again.rows).toEqual(answered.rows)
})

describe('a list of applications with unknown columns', () => {
  it('asks how they went, and does not take them for sent', async () => {
    const lines = ['Company,Role,Date applied,Ako', 'Acme,Cook,2026-10-05,zamietnuté', 'Nord,Chef,2026-10-06,čaká']
    const file = await read(lines)
    expect([file.rows, file.asked.map(({ open }) => open)]).toEqual([[], [['status'], ['status']]])
  })

  it('finds statuses by their values, which are asked', async () => {
    const lines = ['Company,Role,Date applied,Ako', 'Acme,Cook,2026-10-05,Rejected', 'Nord,Chef,2026-10-06,Interview']
    const file = await read(lines)
    expect(file.columns[3]?.field).toBe('status')
    expect(file.open.map(({ text }) => text)).toEqual(['Rejected', 'Interview'])
  })

  it('asks whether names of people are contacts', async () => {
    const lines = [
      'Company,Role,Date applied,Status,Osoba X',
      'Acme,Cook,2026-10-05,Applied,Ida Ek (HR)',
      'Nord,Chef,2026-10-06,Applied,Bo Li Fox',
    ]
    const file = await read(lines, { kind: 'applications' })
    expect([file.open.map(({ kind, column }) => [kind, column]), file.asked.length]).toEqual([
      [['whole', 'Osoba X']],
      2,
    ])
    const [{ id = '' } = {}] = file.open
    const contactsWith = async (answer: string) => {
      const { rows } = await read(lines, { kind: 'applications', answers: { [id]: answer } })
      return rows.map((row) => ('contacts' in row ? row.contacts.map(({ name }) => name) : null))
    }
    expect(await contactsWith('yes')).toEqual([['Ida Ek'], ['Bo Li Fox']])
    expect(await contactsWith('no')).toEqual([[], []])
  })

  it('has a range of pay beside a word about it', async () => {
    const lines = ['Company,Role,Date applied,Salary,Min salary,Max salary', 'Acme,Cook,2026-10-05,yearly,30000,40000']
    expect((await read(lines)).rows).toMatchObject([{ salaryText: '30000 – 40000' }])
  })
})

it('vCards can have the letters of old programs', async () => {
  const { rows } = await read([
    ...['BEGIN:VCARD', 'VERSION:2.1', 'N;ENCODING=QUOTED-PRINTABLE:M=FCller;Zo=EB', 'ORG:Acme', 'END:VCARD'],
  ])
  expect(rows).toMatchObject([{ name: 'Zoë Müller', companyName: 'Acme' }])
})

it('a list of companies without a known column of titles is asked for it, and no title is made up meanwhile', async () => {
  const lines = [
    'Firma,Ausgeschrieben,Datum,Ergebnis',
    'Acme,Schweißer,2026-10-05,Absage',
    'Kran AG,Helfer,2026-10-06,',
  ]
  const first = await read(lines, { kind: 'applications' })
  const [question] = first.open.filter(({ kind }) => kind === 'column')
  expect(question).toMatchObject({ text: 'Which column has the job titles?' })
  expect([first.rows, first.asked.map(({ open }) => open.includes('title'))]).toEqual([[], [true, true]])
  const answers = { [question?.id ?? '']: '1' }
  const answered = await read(lines, { kind: 'applications', answers })
  const titles = [...answered.rows, ...answered.asked.map(({ known }) => known)]
  expect(titles).toMatchObject([{ title: 'Schweißer' }, { title: 'Helfer' }])
})

it('an empty column gives way to another one with a name of the field', async () => {
  const lines = ['First Name,Last Name,Title,Job Title,Company,E-mail Address', 'Ida,Ek,,HR Adviser,Acme,ida@x.example']
  const { rows, columns } = await read(lines, { kind: 'contacts' })
  expect(rows).toMatchObject([{ name: 'Ida Ek', role: 'HR Adviser' }])
  expect(columns.map(({ field }) => field)).toEqual(['first_name', 'last_name', null, 'job_role', 'employer', 'email'])
})
