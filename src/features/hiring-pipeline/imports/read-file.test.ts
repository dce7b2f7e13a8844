import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Question } from '#features/job-postings/question-shapes.ts'
import { sampleQuestion } from '#features/job-postings/sample-question.testing.ts'
import { plainWords } from '#lib/names.ts'
import { unreadColumns } from './layout.ts'
import { readDay } from './read-day.ts'
import { readFile } from './read-file.ts'

const now = new Date('2026-11-22T12:00:00Z')
const question = (overrides: Partial<Question>) => sampleQuestion({ label: 'Why us?', ...overrides })
const read = (text: string, questions: Question[] = []) => {
  const file = readFile(text, { questions, applied: new Set(), now })
  if (typeof file === 'string') throw new Error(file)
  return file
}

it('lists the columns that are not read, and numbers rows like a spreadsheet', () => {
  const file = read(
    'Name,Email,Shoe size,Rejected on,,Cover letter\nIda,ida@mail.example,38,,x,"Dear all,\n\nBest,\nIda"\n\nOla,ola,40,,,\n',
  )
  expect(unreadColumns(file.header, file.mapping)).toEqual(['Shoe size'])
  expect([file.rows.map(({ row }) => row), file.refused.map(({ row }) => row)]).toEqual([[2], [4]])
})

describe('layouts', () => {
  it("recognizes Greenhouse's export", () => {
    const { layout, rows } = read(
      'Application ID,Candidate Name,Email Addresses,Phone Numbers,Job,Status,Application Date\n1,Ida Larsen,"ida@mail.example, other@mail.example",+45 1,Nurse,Hired,10/31/2025',
    )
    expect(layout).toBe('greenhouse')
    expect(rows[0]).toMatchObject({
      fullName: 'Ida Larsen',
      email: 'ida@mail.example',
      phone: '+45 1',
      status: 'accepted',
    })
    expect(rows[0]?.appliedAt.toISOString()).toBe('2025-10-31T00:00:00.000Z')
  })

  it("uses the stage of Greenhouse's pipeline as the status, but prefers a status column", () => {
    const statuses = (head: string, ...stages: string[]) =>
      read(
        `Candidate Name,Email Addresses,${head}\n${stages.map((stage, n) => `Ida,ida${n}@mail.example,${stage}`).join('\n')}`,
      ).rows.map(({ status }) => status)
    const stages = ['Application Review', 'Preliminary Phone Screen', 'Face to Face', 'Offer', 'Hired', 'Talent Pool']
    expect(statuses('Current Stage', ...stages)).toEqual([
      ...['reviewing', 'reviewing', 'interview', 'interview', 'accepted', 'submitted'],
    ])
    expect(statuses('Current Stage,Status', 'Offer,Rejected')).toEqual(['rejected'])
  })

  it('lists unknown statuses and imports their rows as new', () => {
    const csv =
      'Name,Email,Status\nA,a@mail.example,On ice\nB,b@mail.example,New\nC,c@mail.example,\nD,d@mail.example,No Status'
    expect(read(csv).rows.map(({ status, unknownStatus }) => [status, unknownStatus])).toEqual([
      ['submitted', 'On ice'],
      ['submitted', ''],
      ['submitted', ''],
      ['submitted', ''],
    ])
  })

  it('asks if another column rejects an application that its stage keeps open', () => {
    const head = 'Name,Email,Stage,Disqualified,Archive-Reason,Rejected On'
    const ended = [
      ['Interview', 'true', '', ''],
      ['Applied', 'No', 'Unresponsive', ''],
      ['Phone screen', '', '', '2026-03-04 10:15'],
      ['', 'yes', '', ''],
      ['Rejected', 'true', 'Unresponsive', '2026-03-04'],
      ['Hired', 'false', 'Hired', ''],
      ['Applied', 'false', '', ''],
    ]
    const text = `${head}\n${ended.map((cells, n) => `Ida,ida${n}@mail.example,${cells.join(',')}`).join('\n')}`
    expect(read(text).rows.map(({ status, unknownStatus }) => unknownStatus || status)).toEqual([
      'Interview (Disqualified)',
      'Applied (Archive-Reason: Unresponsive)',
      'Phone screen (Rejected On)',
      ...['rejected', 'rejected', 'accepted', 'submitted'],
    ])
    const statuses = { 'interview disqualified': 'rejected' } as const
    const file = readFile(text, { questions: [], statuses, applied: new Set(), now })
    expect(typeof file !== 'string' && file.rows[0]?.status).toBe('rejected')
    // a column that is mapped to a field is only read as that field
    const mapping = { name: 0, email: 1, status: 4 }
    const mapped = readFile(text, { questions: [], mapping, applied: new Set(), now })
    expect(typeof mapped !== 'string' && mapped.rows[1]?.unknownStatus).toBe('Unresponsive')
  })

  it('applies the answer for a status of more than 100 characters', () => {
    const status = `Waiting ${'for the second letter '.repeat(6)}`
    const text = `Name,Email,Status\nIda,ida@mail.example,${status}`
    const [row] = read(text).rows
    const statuses = { [plainWords(row?.unknownStatus ?? '')]: 'rejected' } as const
    const file = readFile(text, { questions: [], statuses, applied: new Set(), now })
    expect(typeof file !== 'string' && file.rows[0]?.status).toBe('rejected')
  })

  it("recognizes OpenCATS's export, both from its screens and from its database", () => {
    const text =
      '"First Name";"Last Name";"E-Mail";"Cell Phone";"Key Skills";"Created"\n"Ida";"Larsen";"ida@mail.example";"555";"SQL, dbt";"11-22-25"'
    const shown = read(text)
    expect([shown.layout, shown.rows[0]?.fullName, shown.rows[0]?.resumeText]).toEqual([
      'opencats',
      'Ida Larsen',
      'Skills: SQL, dbt',
    ])
    const raw = read(
      'last_name,first_name,phone_home,phone_cell,email1,key_skills\nLarsen,Ida,1,2,ida@mail.example,SQL',
    )
    expect([raw.layout, raw.rows[0]?.fullName, raw.rows[0]?.phone]).toEqual(['opencats', 'Ida Larsen', '2'])
  })

  it('reads answers from columns with the name of a question', () => {
    const questions = [
      question({ questionType: 'yes_no', label: 'May you work here?', required: true }),
      question({
        id: '0199d1f0-0000-7000-8000-000000000002',
        questionType: 'dropdown',
        label: 'Team',
        options: ['Red'],
      }),
    ]
    const head = 'Full name,Email,may you work HERE,Team'
    const { rows, refused } = read(
      `${head}\nA,a@mail.example,TRUE,red\nB,b@mail.example,,\nC,c@mail.example,yes,Green`,
      questions,
    )
    expect(rows.map(({ answers }) => answers.map(({ text }) => text))).toEqual([['Yes', 'Red'], []])
    expect(rows[1]?.missing).toEqual(['Resume', 'May you work here?'])
    expect(refused).toEqual([{ row: 4, column: 'Team', reason: 'Please choose one of the options' }])
  })
})

it.each([
  ['2025-10-31', '2025-10-31'],
  ['2025-10-31 09:14:00', '2025-10-31'],
  ['10/31/2025', '2025-10-31'],
  ['31.10.2025', '2025-10-31'],
  ['10-31-25', '2025-10-31'],
  ['31/10/2025', null],
  ['2025-02-30', null],
  ['yesterday', null],
])('reads the day %s as %s', (text, day) => {
  expect(readDay(text)?.toISOString().slice(0, 10) ?? null).toBe(day)
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
  it('returns each row as an application or as a refusal with its reason, and never throws', () => {
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 20 }),
        fc.constantFrom(',', ';', '\t'),
        (cells, sign) => {
          const lines = [['Full name', 'Email', 'Phone', 'Applied on'], ...cells].map((row) => row.join(sign))
          const file = readFile(lines.join('\n'), { questions: [], applied: new Set(), now })
          if (typeof file === 'string') return
          for (const row of file.rows) {
            expect(row.email).toMatch(/^\S+@\S+$/)
            // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what must not be there
            expect(`${row.fullName}${row.phone}`).not.toMatch(/[\u0000-\u0008]|[\ud800-\udfff](?![\udc00-\udfff])/u)
          }
          for (const { reason } of file.refused) expect(reason).not.toBe('')
        },
      ),
    )
  })

  it('reads quoted cells exactly, with any delimiter and line ends', () => {
    const text = fc
      .string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 60 })
      .filter((one) => one.trim() === one && !/^['=+\-@]/.test(one))
    fc.assert(
      fc.property(text, fc.constantFrom(',', ';', '\t'), fc.constantFrom('\n', '\r\n'), (resume, sign, end) => {
        const quoted = `"${resume.replaceAll('"', '""')}"`
        const lines = [['Full name', 'Email', 'Resume (text)'].join(sign), ['Ida', 'i@mail.example', quoted].join(sign)]
        expect(read(lines.join(end)).rows[0]?.resumeText).toBe(resume)
      }),
    )
  })
})
