import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { sampleQuestion } from '#features/job-postings/sample-question.testing.ts'
import type { ApplicationsOptions } from '../read-applications.ts'
import { readFile } from './read-file.ts'

const job = { id: 'nurse', title: 'Nurse' }
const question = (overrides: Partial<Question>) => sampleQuestion({ label: 'Why us?', ...overrides })
const read = async (text: string, options: Partial<ApplicationsOptions> = {}) => {
  const bytes = new TextEncoder().encode(text)
  const file = await readFile(bytes, { job, jobs: [job], questions: [], today: '2026-11-22', ...options })
  if (typeof file === 'string') throw new Error(file)
  return file
}
/** The person of each row without a question, with the status. */
const statuses = async (text: string, options?: Partial<ApplicationsOptions>) =>
  (await read(text, options)).rows.map(({ status }) => status)
const day = '2026-01-05'

describe('the columns of a file', () => {
  it('are found by the names of many systems; others are kept with their names', async () => {
    const { file, rows, columns } = await read(
      'Application ID,Candidate Name,Email Addresses,Phone Numbers,Job,Status,Application Date,Milestone,Coordinator,Shoe size\n1,Ida Larsen,"ida@mail.example, other@mail.example",+45 31 22,Nurse,Hired,10/31/2025,,,38',
    )
    expect(file.system).toBe('Greenhouse')
    expect(rows[0]).toMatchObject({
      fullName: 'Ida Larsen',
      email: 'ida@mail.example',
      phone: '+45 31 22',
      status: 'accepted',
      appliedOn: '2025-10-31',
      externalId: '1',
      details: [
        { label: 'Email', text: 'other@mail.example' },
        { label: 'Job', text: 'Nurse' },
        { label: 'Shoe size', text: '38' },
      ],
    })
    expect(columns.at(-1)).toEqual({
      ...{ name: 'Shoe size', field: 'detail', note: null },
      samples: [{ text: '38', reading: '38' }],
    })
  })

  it('that say what must not matter are left out, and any other one if the user chooses so', async () => {
    const text = `Name,Email,Applied on,Status,Gender,Shoe size\nIda,ida@mail.example,${day},New,f,38`
    const labels = async (columns = {}) => (await read(text, { columns })).rows[0]?.details.map(({ label }) => label)
    expect(await labels()).toEqual(['Shoe size'])
    expect(await labels({ 4: 'detail', 5: '' })).toEqual(['Gender'])
  })

  it('are those that the user chose, or none', async () => {
    const text = `Name,Email,Status,Phase\nIda,ida@mail.example,Interview,New`
    expect(await statuses(text, { answers: { 'day:applied on:': '' } })).toEqual(['interview'])
    const columns = { 0: 'name', 1: 'email', 2: '', 3: 'status' }
    expect(await statuses(text, { columns, answers: { 'day:applied on:': '' } })).toEqual(['submitted'])
  })

  it('may name the job of each row, which is asked where no job here has the title', async () => {
    const text = `Name,Email,Applied on,Status,Job\nIda,ida@mail.example,${day},New,nurse\nOla,ola@mail.example,${day},New,Driver`
    const named = await read(text, { job: null })
    expect(named.rows.map(({ jobId }) => jobId)).toEqual(['nurse'])
    expect(named.asked).toEqual([{ row: 3, open: ['job'] }])
    const [asked] = named.questions
    expect(asked).toMatchObject({ text: 'Driver', suggestion: null, options: [{ value: 'nurse' }, { value: '' }] })
    const left = await read(text, { job: null, answers: { [asked?.id ?? '']: '' } })
    expect([left.rows.length, left.leftOut.map(({ row }) => row)]).toEqual([1, [3]])
    const bytes = new TextEncoder().encode('Name,Email\nIda,ida@mail.example')
    const options = { job: null, jobs: [job], questions: [], today: '2026-11-22' }
    expect(await readFile(bytes, options)).toBe('IMPORT_NO_JOB')
  })
})

describe('statuses', () => {
  const of = (head: string, ...rows: string[]) =>
    `Name,Email,Applied on,${head}\n${rows.map((cells, n) => `Ida,ida${n}@mail.example,${day},${cells}`).join('\n')}`

  it('are read from status, stage, days and reasons together', async () => {
    const text = of(
      'Status,Stage,Rejected on,Rejection reason,Hired on',
      'Active,Face to Face,,,',
      'Rejected,Offer,2026-02-01,Underqualified,',
      'Rejected,Offer,2026-02-01,Candidate withdrew,',
      'Rejected,Offer,2026-02-01,Withdrawn by candidate: salary,',
      'Hired,Offer,,,2026-03-01',
      'Active,Application Review,2026-02-01,,',
    )
    const { rows } = await read(text)
    expect(rows.map(({ status, statusOn }) => [status, statusOn])).toEqual([
      ['interview', null],
      ['rejected', '2026-02-01'],
      ['withdrawn', '2026-02-01'],
      ['withdrawn', '2026-02-01'],
      ['accepted', '2026-03-01'],
      ['rejected', '2026-02-01'],
    ])
  })

  it('are asked once each if no program can know them', async () => {
    const text = of(
      'Stage,Archived at,Archive reason',
      'Boomerang,,',
      'boomerang,,',
      'Interview,2026-02-01,',
      'Interview,2026-02-01,Accepted an offer somewhere',
      'Interview,,',
      'Active,,',
    )
    const { questions, openQuestions, asked, rows } = await read(text)
    expect(questions.map((one) => [one.text, one.rows, one.suggestion])).toEqual([
      ['Boomerang', 2, null],
      ['Interview · has a date of archiving', 1, null],
      ['Interview · Archive reason: Accepted an offer somewhere · has a date of archiving', 1, null],
      ['Active', 1, null],
      ['Interview', 1, 'interview'],
    ])
    expect([openQuestions, asked.length, rows.length]).toEqual([4, 5, 1])
  })

  it('are asked for all people if no column says them, and a blank one is new', async () => {
    const none = await read(`Name,Email,Applied on\nIda,ida@mail.example,${day}\nOla,ola@mail.example,${day}`)
    expect(none.questions).toMatchObject([{ kind: 'choice', field: 'Status', text: '', rows: 2, suggestion: null }])
    expect(await statuses(of('Status', ''))).toEqual(['submitted'])
  })

  it('of a row can leave it out', async () => {
    const text = of('Status', 'Talent pool', 'New')
    const [asked] = (await read(text)).questions
    const { rows, leftOut } = await read(text, { answers: { [asked?.id ?? '']: '' } })
    expect([rows.length, leftOut]).toEqual([1, [{ row: 2, column: 'Status', reason: '“Talent pool” is not imported' }]])
  })
})

describe('days', () => {
  const people = (...days: string[]) =>
    `Name;Email;Status;Applied on\n${days.map((one, n) => `Ida;ida${n}@mail.example;New;${one}`).join('\n')}`

  it('have one order in a file, by a date that is possible in that order only', async () => {
    const { rows, columns } = await read(people('04/05/2026', '28/06/2026'))
    expect(rows.map(({ appliedOn }) => appliedOn)).toEqual(['2026-05-04', '2026-06-28'])
    expect(columns[3]?.note).toBe('Day first, because of “28/06/2026”')
  })

  it('are asked about if both orders are possible, once for all columns', async () => {
    const text = people('04/05/2026', '05/06/2026')
    const open = await read(text)
    expect([open.rows.length, open.questions.filter(({ kind }) => kind === 'order').length]).toEqual([0, 1])
    const answers = { [open.questions[0]?.id ?? '']: 'day-first' }
    expect((await read(text, { answers })).rows.map(({ appliedOn }) => appliedOn)).toEqual(['2026-05-04', '2026-06-05'])
  })

  it('that do not exist or are to come are asked about, each once, and can be left out', async () => {
    const text = people('31/11/2025', '31/11/2025', '2027-03-01', '2026-01-05')
    const { questions, rows } = await read(text)
    expect(questions.filter(({ kind }) => kind === 'day').map((one) => [one.text, one.rows])).toEqual([
      ['31/11/2025', 2],
      ['2027-03-01', 1],
    ])
    expect(rows).toHaveLength(1)
    const answers = Object.fromEntries(questions.slice(0, 2).map(({ id }, n) => [id, n === 0 ? '2025-11-30' : '']))
    expect((await read(text, { answers })).rows.map(({ appliedOn }) => appliedOn)).toEqual([
      ...['2025-11-30', '2025-11-30', null, '2026-01-05'],
    ])
  })

  it('without a column are asked for, so that no one applied today by silence', async () => {
    const { questions, rows } = await read('Name,Email,Status\nIda,ida@mail.example,New')
    expect([rows.length, questions.map(({ kind, text }) => [kind, text])]).toEqual([
      0,
      [
        ['day', ''],
        ['choice', 'New'],
      ],
    ])
  })
})

describe('people', () => {
  it('are refused only without a name and an address, and what cannot be read is noted', async () => {
    const head = 'Name,Email,Phone,Status,Applied on'
    const { rows, refused, noted, leftOut } = await read(
      [
        head,
        `"Okafor, Maya",maya@mail.example,'+49 30 1234567,New,${day}`,
        `"Sam Lee, PhD",no mail,"030 1234567; 0171 7654321",New,${day}`,
        `,ola@mail.example,,New,${day}`,
        `,,555 0100,New,${day}`,
        `Maya Okafor,MAYA@mail.example,,New,${day}`,
      ].join('\n'),
    )
    expect(rows.map(({ fullName, email, phone }) => [fullName, email, phone])).toEqual([
      ['Maya Okafor', 'maya@mail.example', '+49 30 1234567'],
      ['Sam Lee, PhD', '', '030 1234567'],
      ['ola@mail.example', 'ola@mail.example', ''],
    ])
    expect(refused).toEqual([{ row: 5, column: 'Full name', reason: 'has neither a name nor an email address' }])
    expect(leftOut).toEqual([{ row: 6, column: '', reason: 'is the same person and job as row 2' }])
    expect(noted.map(({ row, column }) => [row, column])).toEqual([
      [3, 'Email'],
      [4, 'Full name'],
    ])
  })

  it('have their answers in columns with the name of a question; a wrong one is left out and noted', async () => {
    const questions = [
      question({ questionType: 'yes_no', label: 'May you work here?', required: true }),
      question({
        id: '0199d1f0-0000-7000-8000-000000000002',
        questionType: 'dropdown',
        label: 'Team',
        options: ['Red'],
      }),
    ]
    const head = 'Full name,Email,Applied on,Status,may you work HERE,Team'
    const { rows, noted } = await read(
      `${head}\nA,a@mail.example,${day},New,TRUE,red\nB,b@mail.example,${day},New,,\nC,c@mail.example,${day},New,yes,Green`,
      { questions },
    )
    expect(rows.map(({ answers }) => answers.map(({ text }) => text))).toEqual([['Yes', 'Red'], [], ['Yes']])
    expect(rows[1]?.missing).toEqual(['Resume', 'May you work here?'])
    expect(noted).toEqual([
      { row: 4, column: 'Team', reason: 'Please choose one of the options: the answer is left out' },
    ])
  })
})

describe('any file', () => {
  const cell = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 30 }),
    fc.constantFrom(
      '=1+1',
      '"',
      '\r\n',
      ',',
      ';',
      '\t',
      '\u0000',
      "'=x",
      '<script>',
      'a@mail.example',
      '2025-01-01',
      '\ud800',
    ),
  )
  it('returns each row as an application or as a refusal with its reason, and never throws', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 20 }),
        fc.constantFrom(',', ';', '\t'),
        async (cells, sign) => {
          const lines = [['Full name', 'Email', 'Phone', 'Applied on'], ...cells].map((row) => row.join(sign))
          const bytes = new TextEncoder().encode(lines.join('\n'))
          const file = await readFile(bytes, { job, jobs: [], questions: [], today: '2026-11-22' })
          if (typeof file === 'string') return
          for (const row of file.rows) {
            expect(row.email).toMatch(/^(\S+@\S+)?$/)
            // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
            expect(`${row.fullName}${row.phone}`).not.toMatch(/[\u0000-\u0008]|[\ud800-\udfff](?![\udc00-\udfff])/u)
          }
          for (const { reason } of file.refused) expect(reason).not.toBe('')
        },
      ),
    )
  })

  it('reads quoted cells exactly, with any delimiter and line ends', async () => {
    const text = fc
      .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 })
      .filter((one) => one.trim() === one && !/^['=+\-@]/.test(one))
    await fc.assert(
      fc.asyncProperty(
        text,
        fc.constantFrom(',', ';', '\t'),
        fc.constantFrom('\n', '\r\n'),
        async (resume, sign, end) => {
          const quoted = `"${resume.replaceAll('"', '""')}"`
          const lines = [
            ['Full name', 'Email', 'Status', 'Applied on', 'Resume (text)'].join(sign),
            ['Ida', 'i@mail.example', 'New', day, quoted].join(sign),
          ]
          expect((await read(lines.join(end))).rows[0]?.resumeText).toBe(resume)
        },
      ),
    )
  })
})
