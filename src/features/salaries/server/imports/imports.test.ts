import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { importChoices } from '#db/schema/import-files.ts'
import { events } from '#db/schema/operations.ts'
import { salaryImports, salaryReplaced } from '#db/schema/salaries.imports.ts'
import { salaryData, salaryDatasets, salaryPublished } from '#db/schema/salaries.ts'
import { createUpload } from '#features/applications/server/apply.testing.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { salarySubscribers } from '../subscribers.ts'

const product = productOfFile()
let staff: string
beforeAll(async () => {
  staff = (await createUser(product.db, { roles: ['platform_user'] })).id
})
beforeEach(async () => {
  for (const table of [salaryImports, salaryDatasets, importChoices, events]) await product.db.delete(table)
})

const api = () => product.as(staff).salaryImports
const upload = async (lines: string[], name = 'pay 2026.csv') => {
  const bytes = Buffer.from(lines.join('\n'))
  return (await createUpload(product, staff, { name, contentType: 'text/csv', bytes })).id
}
/** Runs the pending imports, each event twice, as after a crash. */
async function work(): Promise<void> {
  const rows = await product.db.select().from(events)
  for (const { id, name, payload, occurredAt } of rows)
    for (const one of [...salarySubscribers, ...salarySubscribers].filter(({ eventName }) => eventName === name))
      await one.handle(product.services, payload, { eventId: id, occurredAt })
  await product.db.delete(events)
}

const payroll = [
  'Personalnr;Stelle;Arbeitsort;Jahresgehalt;Währung;Stufe',
  '1;Krankenpfleger;Bremen;48.000;EUR;Senior',
  '2;Ärztin;Zürich;120.000;CHF;Senior',
  '3;Ärztin;Dubai;300.000;AED;Senior',
  '4;;Bremen;48.000;EUR;Senior',
]

describe('an import of salary data', () => {
  it('previews what is stored, by which rates, and why rows are refused', async () => {
    const check = await api().check({ fileId: await upload(payroll) })
    expect(check).toMatchObject({
      ...{ kind: 'points', dataset: 'pay 2026', openQuestions: 0 },
      counts: { new: 2, refused: 2, leftOut: 0, asked: 0 },
      refused: [
        { row: 4, column: 'Jahresgehalt', reason: 'is in AED, which has no exchange rate' },
        { row: 5, column: 'Stelle', reason: 'is empty' },
      ],
    })
    expect(check.conversions.map(({ currency, rows }) => [currency, rows])).toEqual([
      ['CHF', 1],
      ['EUR', 1],
    ])
    const euro = check.conversions.find(({ currency }) => currency === 'EUR')?.usd ?? 0
    expect(check.sample[0]).toMatchObject({
      ...{ title: 'Krankenpfleger', location: 'Bremen', stated: '48,000 EUR a year', currency: 'USD' },
      amount: Math.round(48_000 * euro),
    })
    expect(await product.db.select().from(salaryDatasets)).toEqual([])
  })

  it('stores a dataset in the background with the original amounts, and removes it again', async () => {
    const id = newId()
    await api().start({ id, fileId: await upload(payroll), dataset: 'Pay' })
    await work()
    const { refused, ...done } = await api().get({ id })
    expect(done).toMatchObject({ state: 'done', totalRows: 2, doneRows: 2, refusedRows: 2, dataset: 'Pay' })
    expect(refused.map(({ row }) => row)).toEqual([4, 5])
    const [dataset] = await product.db.select().from(salaryDatasets)
    expect(dataset).toMatchObject({ key: 'Pay', layout: 'table', accepted: 2 })
    expect(dataset?.conversions.map(({ currency }) => currency)).toEqual(['CHF', 'EUR'])
    const points = await product.db.select().from(salaryData).orderBy(salaryData.originalAmount)
    expect(points.map((one) => [one.originalAmount, one.originalCurrency, one.originalUnit])).toEqual([
      [48_000, 'EUR', 'year'],
      [120_000, 'CHF', 'year'],
    ])
    expect(await api().undo({ id })).toEqual({ removed: 2, restored: 0 })
    expect(await product.db.select().from(salaryData)).toEqual([])
    expect(await api().undo({ id })).toEqual({ removed: 0, restored: 0 })
  })

  it('brings back what an import of the same name replaced, and only the last import can be undone', async () => {
    const start = async (lines: string[]) => {
      const id = newId()
      await api().start({ id, fileId: await upload(lines), dataset: 'Pay' })
      await work()
      return id
    }
    const facts = async () => {
      const [dataset] = await product.db.select().from(salaryDatasets)
      const rows = await product.db.select().from(salaryData).orderBy(salaryData.baseSalary)
      return { dataset, rows: rows.map(({ id: _, ...row }) => row) }
    }
    const first = await start(payroll)
    const before = await facts()
    const second = await start(['Job title,City,Annual salary,Currency', 'Pilot,Oslo,90000,USD'])
    expect((await facts()).rows).toHaveLength(1)
    expect(await api().get({ id: second })).toMatchObject({ replacedRows: 2 })
    expect(await api().undo({ id: first })).toEqual({ removed: 0, restored: 0 })
    expect(await api().get({ id: first })).toMatchObject({ state: 'done' })
    expect(await api().undo({ id: second })).toEqual({ removed: 1, restored: 2 })
    expect(await facts()).toEqual(before)
    expect(await product.db.select().from(salaryReplaced)).toEqual([])
    expect(await api().undo({ id: first })).toEqual({ removed: 2, restored: 0 })
    expect((await facts()).rows).toEqual([])
  })

  it('asks for a currency and a period that the file does not have, and remembers the answers', async () => {
    const file = ['Position,City,Pay', 'Nurse,Oslo,42000', 'Doctor,Oslo,61000']
    const check = await api().check({ fileId: await upload(file) })
    expect(check.questions.map(({ field, text, rows }) => [field, text, rows])).toEqual([
      ['Currency', 'Amounts without a currency', 2],
      ['Pay period', 'Amounts without a period', 2],
    ])
    expect([check.openQuestions, check.counts.asked]).toEqual([2, 2])
    const [currency, period] = check.questions.map(({ id }) => id) as [string, string]
    const id = newId()
    const request = { id, fileId: await upload(file), dataset: 'Oslo' }
    await expect(api().start(request)).rejects.toMatchObject({ code: 'IMPORT_QUESTIONS_OPEN' })
    await api().start({ ...request, answers: { [currency]: 'NOK', [period]: 'month' } })
    const again = await api().check({ fileId: await upload(file) })
    expect(again).toMatchObject({ openQuestions: 0, chosen: { isRemembered: true } })
    expect(again.sample[0]?.stated).toBe('42,000 NOK a month')
  })

  it('stores nothing after a cancellation', async () => {
    const id = newId()
    await api().start({ id, fileId: await upload(payroll), dataset: 'Pay' })
    await expect(api().undo({ id })).rejects.toMatchObject({ code: 'IMPORT_RUNNING' })
    expect(await api().cancel({ id })).toMatchObject({ state: 'cancelled' })
    await work()
    expect(await api().get({ id })).toMatchObject({ state: 'cancelled' })
    expect(await product.db.select().from(salaryDatasets)).toEqual([])
  })

  it('keeps published figures in their own currency', async () => {
    const file = [
      'Table 14.7a   Annual pay - Gross (£) - For all employee jobs: United Kingdom, 2023',
      '',
      'Description,Code,(thousand),Median,Mean,10,25,75,90',
      'Nurses,2231,"600","36,000","37,000","25,000","30,000","43,000","50,000"',
      'Actors,3413,2,x,..,x,x,x,x',
      'Pilots,3512,12,"90,000","95,000",x,"60,000","120,000",x',
    ]
    const id = newId()
    await api().start({ id, fileId: await upload(file, 'ASHE.csv'), dataset: 'ASHE 2023' })
    await work()
    const rows = await product.db.select().from(salaryPublished)
    expect(
      rows.map(({ occupation, area, median, percentile90, currency, employment }) => [
        ...[occupation, area, median, percentile90, currency, employment],
      ]),
    ).toEqual([
      ['Nurses', 'United Kingdom', 36_000, 50_000, 'GBP', 600_000],
      ['Pilots', 'United Kingdom', 90_000, null, 'GBP', 12_000],
    ])
    const { published, count } = await product.as(null).salaries.analyze({ jobTitle: 'nurses', location: 'kingdom' })
    expect(count).toBe(0)
    expect(published).toMatchObject([{ publisher: 'Office for National Statistics', currency: 'GBP', median: 36_000 }])
  })

  it.each([
    ['titles', ['Name,Town,Pay (EUR a year)', 'Ida,Bremen,50000'], 'SALARY_NO_TITLE', { 0: 'title', 1: 'location' }],
    ['pay', ['Job title,City,Xyz', 'Nurse,Bremen,50000 EUR a year'], 'SALARY_NO_PAY', { 2: 'amount' }],
  ])('asks which column has the %s, and starts nothing before', async (_, lines, code, columns) => {
    const check = await api().check({ fileId: await upload(lines) })
    expect(check.questions.filter(({ suggestion }) => suggestion === null)[0]).toMatchObject({
      kind: 'column',
      rows: 1,
    })
    expect([check.columns.length, check.counts.asked]).toEqual([3, 1])
    const request = { fileId: await upload(lines), dataset: 'Pay' }
    await expect(api().start({ ...request, id: newId() })).rejects.toMatchObject({ code })
    const id = newId()
    await api().start({ ...request, id, columns })
    await work()
    expect(await api().get({ id })).toMatchObject({ state: 'done', doneRows: 1 })
  })

  it('refuses a file without rows', async () => {
    const fileId = await upload(['Job title,City,Salary'])
    await expect(api().check({ fileId })).rejects.toMatchObject({ code: 'TABLE_EMPTY' })
  })

  it('refuses the name of the sample', async () => {
    const request = { id: newId(), fileId: await upload(payroll), dataset: 'sample' }
    await expect(api().start(request)).rejects.toMatchObject({ code: 'DATASET_NAME_TAKEN' })
  })
})
