import { describe, expect, it } from 'vitest'
import type { ApplicationsOptions } from './read-applications.ts'
import { readFile } from './server/read-file.ts'

const job = { id: 'nurse', title: 'Nurse' }
const read = async (lines: string[], options: Partial<ApplicationsOptions> = {}) => {
  const bytes = new TextEncoder().encode(lines.join('\n'))
  const file = await readFile(bytes, { job, jobs: [job], questions: [], today: '2026-11-22', ...options })
  if (typeof file === 'string') throw new Error(file)
  return { ...file, open: file.questions.filter(({ suggestion }) => suggestion === null) }
}

describe('the day of a status', () => {
  const lines = (column: string) => [
    `Name,Email,Applied on,Status,${column}`,
    'Ida,ida@x.example,2026-01-05,Rejected,2026-02-06',
    'Bo,bo@x.example,2026-01-05,New,2026-02-06',
  ]

  it('is asked once if the column has the last change of any kind', async () => {
    const { open, asked, rows } = await read(lines('Modified Time'))
    expect(open).toMatchObject([{ kind: 'whole', column: 'Modified Time' }])
    expect([asked, rows.map(({ row }) => row)]).toEqual([[{ row: 2, open: ['moved'] }], [3]])
    const of = async (answer: string) =>
      (await read(lines('Modified Time'), { answers: { [open[0]?.id ?? '']: answer } })).rows[0]?.statusOn
    expect([await of('yes'), await of('no')]).toEqual(['2026-02-06', null])
  })

  it.each(['Statusdatum', 'Status Updated', 'Date of last status change', 'Rejected on'])(
    'is in %j',
    async (column) => {
      const { rows, open } = await read(lines(column))
      expect([rows[0]?.statusOn, open]).toEqual(['2026-02-06', []])
    },
  )
})

it.each([
  ['Screening', 'Interview', null],
  ['Hired', 'Rejected', null],
  ['Screening', 'Associated', null],
  ['Interview', 'Rejected', 'rejected'],
  ['Interview', 'Applied', 'interview'],
])('the stage %j with the status %j is %j', async (stage, status, found) => {
  const { rows } = await read(['Name,Email,Applied on,Stage,Status', `Ida,ida@x.example,2026-01-05,${stage},${status}`])
  expect(rows[0]?.status ?? null).toBe(found)
})

it('a column that only its values show to be the status is asked value by value', async () => {
  const lines = [
    'Nome,E-mail,Data da candidatura,Andamento',
    'Ida,ida@x.example,2026-01-05,Reprovado',
    'Bo,bo@x.example,2026-01-05,Contratada',
  ]
  const { open, columns, chosenColumns, chosenAnswers } = await read(lines)
  expect(columns.map(({ field }) => field)).toEqual(['first_name', 'email', 'applied', 'status'])
  expect(open.map(({ text }) => text)).toEqual(['Reprovado', 'Contratada'])
  // a preview with the choices of the first one does not take its suggestions for answers
  const again = await read(lines, { columns: chosenColumns, answers: chosenAnswers })
  expect(again.open.map(({ text }) => text)).toEqual(['Reprovado', 'Contratada'])
})

it('reads a column of several kinds of phone numbers, and keeps what a status says beyond itself', async () => {
  const lines = [
    'Name,Email,Applied on,Status,Telemóvel / WhatsApp',
    'Ida,ida@x.example,2026-01-05,Rejected (no permit),Mobile: 404-555-0133; Home: 404-555-0190',
  ]
  const { rows } = await read(lines, { answers: { 'choice:status:rejected no permit': 'rejected' } })
  expect(rows[0]).toMatchObject({
    phone: '404-555-0133',
    details: [
      { label: 'Phone', text: '404-555-0190' },
      { label: 'Status', text: 'Rejected (no permit)' },
    ],
  })
})
