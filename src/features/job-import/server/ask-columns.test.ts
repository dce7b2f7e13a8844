import '#testing/places.ts'
import { describe, expect, it } from 'vitest'
import type { JobsOptions } from '../read-jobs.ts'
import { readFile } from './import-thread.ts'

const how = { today: '2026-11-22', asDrafts: false, currency: 'USD', home: 'US' }
async function read(text: string, options: Partial<JobsOptions> = {}) {
  const file = await readFile(Buffer.from(text), { ...how, ...options })
  if (typeof file === 'string') throw new Error(file)
  return file
}

describe('a column that is not plain', () => {
  const asked = async (rows: string[], answers: Record<string, string> = {}) => {
    const { questions, lacks, jobs, columns } = await read(rows.join('\n'), { asDrafts: true, answers })
    const open = questions.filter(({ kind }) => kind === 'column')
    return { open, lacks, jobs, fields: columns.map(({ field }) => field) }
  }
  const id = (text: string) => `column:columns:${text}`
  const titles = id('no column is read as job titles yet which one has them')

  it('of titles is asked with all columns, and nothing is imported before', async () => {
    const file = ['Ref;Wer;Wo', 'A-1;Koch;Bremen', 'A-2;Gärtnerin;Kiel']
    const { open, lacks, jobs } = await asked(file)
    expect([lacks, jobs]).toEqual(['IMPORT_NO_TITLES', []])
    expect(open[0]).toMatchObject({ id: titles, rows: 2, suggestion: null })
    expect(open[0]?.options.map(({ label }) => label).sort()).toEqual([
      'Ref: A-1, A-2',
      'Wer: Koch, Gärtnerin',
      'Wo: Bremen, Kiel',
    ])
    const answered = await asked(file, { [titles]: '1' })
    expect([answered.lacks, answered.fields[1]]).toEqual([null, 'title'])
    // also columns that are read as something else
    expect((await asked(['place,pay', 'Salem,1'])).open[0]?.options).toHaveLength(2)
  })

  it('of titles is plain by its values if they name women and men', async () => {
    const { lacks, fields } = await asked(['Wer;Wo', 'Koch (m/w/d);Bremen', 'Gärtner (m/w/d);Kiel'])
    expect([lacks, fields[0]]).toEqual([null, 'title'])
  })

  it('is asked if several are named alike, and if days, ids or pay have unknown names', async () => {
    const { open, fields } = await asked([
      'Job title,Posting title,Ref,Requisition ID,Tot,Vergütungsart X',
      'Cook,Head cook of a canteen,A-1,R-7,2099-01-31,"3.200 € - 3.600 €"',
      'Baker,Baker by night,A-2,R-8,2099-02-28,"2.900 € - 3.100 €"',
    ])
    expect(open.map(({ text }) => text)).toEqual([
      'No column is read as job titles yet. Which one has them?',
      'Which column has the ID?',
      'Which column has the application deadline?',
      'Which column has the pay?',
    ])
    expect(fields).toEqual([null, null, null, null, null, null])
  })

  it('whose days can be those of the end of the job is asked', async () => {
    const { open } = await asked(['Title,End date', 'Cook,2099-01-31'])
    expect(open.map(({ text, options }) => [text, options.length])).toEqual([
      ['Which column has the application deadline?', 2],
    ])
  })
})

it('asks which of several amounts is the pay, and takes a range with its currency twice', async () => {
  const csv =
    'title,location,type,salary\nA,Leeds,full-time,45 USD an hour / 180 PLN an hour\nB,Leeds,full-time,R$ 9.000 a R$ 12.000 per month'
  const { questions, jobs } = await read(csv, { asDrafts: true })
  expect(questions.find(({ suggestion }) => suggestion === null)).toMatchObject({
    text: '45 USD an hour / 180 PLN an hour',
    options: [{ label: '45 USD an hour' }, { label: '180 PLN an hour' }, { value: '' }],
  })
  expect(jobs.map(({ fields }) => [fields.salaryMin, fields.salaryMax, fields.salaryCurrency])).toEqual([
    [9_000, 12_000, 'BRL'],
  ])
  const answers = { 'choice:salary:45 usd an hour 180 pln an hour': '1' }
  const [first] = (await read(csv, { asDrafts: true, answers })).jobs
  expect(first?.fields).toMatchObject({ salaryMin: 180, salaryCurrency: 'PLN', salaryPeriod: 'hour' })
})

it('reads titles with entities, and asks for a mode that only a title has', async () => {
  const csv = 'title,location,type\nPick &amp; pack,Leeds,full-time\nEditor (remote),Leeds,full-time'
  const { jobs, questions } = await read(csv, { asDrafts: true })
  expect(jobs.map(({ fields }) => fields.title)).toEqual(['Pick & pack'])
  expect(questions.filter(({ suggestion }) => suggestion === null)).toMatchObject([
    { field: 'Work mode', text: 'Editor (remote)' },
  ])
})
