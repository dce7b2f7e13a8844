import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLog } from '#db/schema/operations.ts'
import { type RefusedLine, salaryDatasets } from '#db/schema/salaries.ts'
import { type TestProduct, testProduct } from '#testing/product.ts'
import { importFile } from './import-file.ts'
import { removeDataset } from './remove-dataset.ts'

let product: TestProduct
let folder: string
beforeEach(async () => {
  product = await testProduct()
  folder = mkdtempSync(join(tmpdir(), 'tandem-salaries-'))
})
afterEach(async () => {
  await product.close()
  rmSync(folder, { recursive: true, force: true })
})

async function bring(text: string | Buffer, dataset = 'pay') {
  const path = join(folder, 'file.csv')
  writeFileSync(path, text)
  const refused: RefusedLine[] = []
  const result = await importFile(product, { path, dataset, onRefused: (line) => refused.push(line) })
  return { ...result, lines: refused }
}
const search = (jobTitle: string, location: string) => product.as(null).salaries.analyze({ jobTitle, location })

const own =
  'job_title,location,experience_level,industry,company_size,education_level,remote_type,base_salary,bonus,equity_value,total_compensation,health_insurance,dental,vision,401k_match,pto_days'
const line = (n: number) =>
  `Tide Reader,"Portland, OR",senior,Energy,large,master,remote,"$${90 + n},000",5000,0,${99_000 + n * 1000},yes,no,,1,20`

describe('an unreadable file is rejected and changes nothing', () => {
  it.each([
    ['', 'The file is empty.'],
    ['job_title,location\n', "'own', also needs: base_salary."],
    [
      'CASE_STATUS,JOB_TITLE,WORKSITE_CITY,WORKSITE_STATE,WAGE_UNIT_OF_PAY\n',
      "'lca', also needs: WAGE_RATE_OF_PAY_FROM.",
    ],
    ['job_title,location,base_salary,Location\n', 'Two columns have the same name.'],
    [Buffer.from([0x50, 0x4b, 3, 4, 0xff, 0xfe, 0]), "isn't a table that can be read"],
  ])('%j', async (text, message) => {
    await expect(bring(text)).rejects.toThrow(message)
    expect(await product.db.select().from(salaryDatasets)).toEqual([])
  })

  it('with the name of the sample as dataset, or with a missing file', async () => {
    await expect(bring(own, 'sample')).rejects.toThrow("'sample' is the name of the sample")
    await expect(importFile(product, { path: join(folder, 'none.csv'), dataset: 'x' })).rejects.toThrow('ENOENT')
  })
})

describe('an import in our own format', () => {
  it('rejects invalid lines with column and reason, and accepts the others', async () => {
    const wrong = [
      'Analyst,Portland,,,,,,abc,,,,,,,,',
      'Analyst,Portland,,,,,,45,,,,,,,,',
      'Analyst,Portland,,,,,,,,,,,,,,',
      ',Portland,,,,,,50000,,,,,,,,',
      'Analyst,Portland,guru,,,,,50000,,,,,,,,',
      'Analyst,Portland,,,,,,50000,-5,,,,,,,',
      'Analyst,Portland,,,,,,50000,,,49999,,,,,',
      'Analyst,Portland,,,,,,50000,,,,perhaps,,,,',
      'Analyst,Portland,,,,,,50000,,,,,,,,400',
      'Analyst,Portland,50000',
      `${'x'.repeat(201)},Portland,,,,,,50000,,,,,,,,`,
      '"Ana"lyst,Portland,,,,,,50000,,,,,,,,',
    ]
    const open = 'Analyst,"Portland,,,,,,50000,,,,,,,,'
    const text = [`\ufeff${own}`, ...wrong, line(1), open].join('\r\n')
    const { lines, ...counts } = await bring(text)
    expect(counts).toMatchObject({
      isUnchanged: false,
      layout: 'own',
      accepted: 1,
      leftOut: 0,
      refused: wrong.length + 1,
    })
    expect(lines.map(({ line: at, column, reason }) => `${at} ${column}: ${reason}`)).toEqual([
      "2 base_salary: 'abc' is not an amount",
      '3 base_salary: 45 is too low for a yearly amount. Is the unit correct?',
      '4 base_salary: is empty',
      '5 job_title: is empty',
      "6 experience_level: 'guru' is not one of: entry, mid, senior, executive",
      "7 bonus: '-5' is not an amount",
      '8 total_compensation: 49999 is less than the base salary of 50000',
      "9 health_insurance: 'perhaps' is not yes or no",
      '10 pto_days: 400 is more days than a year has',
      '11 : has 3 cells, but the first line has 16',
      '12 job_title: is longer than 200 characters',
      '13 : is not valid CSV: misplaced quote',
      "15 : has a quote that isn't closed: the text up to this line couldn't be read",
    ])
    const [stored] = await product.db.select().from(salaryDatasets)
    expect(stored).toMatchObject({ key: 'pay', accepted: 1, refused: wrong.length + 1, report: lines })
  })

  it('stores all fields, replaces an earlier import, and changes nothing for the same file (SAL-12)', async () => {
    const text = [own, ...[1, 2, 3, 4, 5].map(line)].join('\n')
    expect(await bring(text)).toMatchObject({ isUnchanged: false, accepted: 5, refused: 0 })
    const found = await product.as(null).salaries.analyze({
      jobTitle: 'tide',
      location: 'portland',
      ...{
        experienceLevel: 'senior',
        industry: 'Energy',
        companySize: 'large',
        educationLevel: 'master',
        remoteType: 'remote',
      },
    })
    expect(found.sources).toEqual([{ source: 'import', count: 5 }])
    const { compensation, benchmark } = found.stats!
    expect(benchmark.median).toBe(93_000)
    expect(compensation).toMatchObject({
      total: { average: 102_000, count: 5 },
      bonus: { average: 5_000 },
      equity: { average: 0 },
    })
    expect(compensation.benefits.map(({ kind, share }) => [kind, share])).toEqual([
      ['health_insurance', 1],
      ['dental', 0],
      ['401k_match', 1],
    ])
    expect(compensation.ptoDays).toEqual({ average: 20, count: 5 })
    expect(await bring(text)).toMatchObject({ isUnchanged: true, accepted: 5 })
    expect(await bring(`${text}\n${line(6)}`)).toMatchObject({ accepted: 6 })
    expect((await search('tide', 'portland')).count).toBe(6)
    const audit = await product.db.select().from(auditLog).where(eq(auditLog.action, 'salaries.imported'))
    expect(audit.length).toBe(2)
  })

  it('can be removed by its name and imported again', async () => {
    const text = [own, line(1)].join('\n')
    await bring(text)
    expect(await removeDataset(product, 'nobody')).toBe(false)
    expect(await removeDataset(product, 'pay')).toBe(true)
    expect((await search('tide', 'portland')).count).toBe(0)
    expect(await product.as(null).salaries.suggest({ field: 'jobTitle', q: 'tide' })).toEqual([])
    expect(await bring(text)).toMatchObject({ isUnchanged: false, accepted: 1 })
  })
})

describe('labor condition applications', () => {
  const header =
    'CASE_NUMBER,CASE_STATUS,JOB_TITLE,FULL_TIME_POSITION,NAICS_CODE,WORKSITE_CITY,WORKSITE_STATE,WAGE_RATE_OF_PAY_FROM,WAGE_RATE_OF_PAY_TO,WAGE_UNIT_OF_PAY,PW_WAGE_LEVEL'
  it('become data points if they are certified and full time, with yearly pay and only the fields of the form', async () => {
    const rows = [
      'I-1,Certified,DATA ANALYST,Y,541511,Salem,OR,"100,000.00",,Year,II',
      'I-2,Certified,Data Analyst,Y,522110,Salem,OR,50,,Hour,III',
      'I-3,Certified,Data Analyst,Y,999999,Salem,OR,8000,,Month,I',
      'I-4,Certified,Data Analyst,Y,,Salem,OR,4000,,Bi-Weekly,IV',
      'I-5,Certified,Data Analyst,Y,611310,Salem,OR,2000,,Week,',
      'I-6,Denied,Data Analyst,Y,541511,Salem,OR,1,,Year,I',
      'I-7,Certified - Withdrawn,Data Analyst,Y,541511,Salem,OR,1,,Year,I',
      'I-8,Certified,Data Analyst,N,541511,Salem,OR,20,,Hour,I',
      'I-9,Certified,Data Analyst,Y,541511,Salem,OR,100000,,Fortnight,I',
      'I-10,Certified,Data Analyst,Y,541511,,OR,100000,,Year,I',
    ]
    const { lines, ...counts } = await bring([header, ...rows].join('\n'), 'lca-2026')
    expect(counts).toMatchObject({ layout: 'lca', accepted: 5, leftOut: 3, refused: 2 })
    expect(lines.map(({ column }) => column)).toEqual(['WAGE_UNIT_OF_PAY', 'WORKSITE_CITY'])
    const { stats } = await search('data analyst', 'salem, or')
    expect(stats).toMatchObject({
      lowest: 96_000,
      highest: 104_000,
      compensation: { bonus: null, benefits: [], ptoDays: null },
    })
    expect(stats?.benchmark.median).toBe(104_000)
    expect(stats?.byExperience.map(({ value, count }) => [value, count])).toEqual([
      ['entry', 1],
      ['mid', 1],
      ['senior', 2],
    ])
    expect(stats?.byIndustry.map(({ value }) => value).toSorted()).toEqual([
      'Education',
      'Finance',
      'Other',
      'Technology',
    ])
  })
})

describe('employment and wage statistics', () => {
  const header =
    'AREA,AREA_TITLE,I_GROUP,OWN_CODE,OCC_CODE,OCC_TITLE,O_GROUP,TOT_EMP,A_MEAN,A_PCT10,A_PCT25,A_MEDIAN,A_PCT75,A_PCT90'
  it('are shown as published figures and never count as data points', async () => {
    const rows = [
      '38900,"Portland-Vancouver-Hillsboro, OR-WA",cross-industry,1235,15-2051,Data Scientists,detailed,"4,210","118,380","70,010","89,480","112,590","139,440",#',
      '38900,Portland,cross-industry,1235,15-2000,Mathematical Occupations,minor,9000,1,1,1,1,1,1',
      '38900,Portland,sector,5,15-2051,Data Scientists,detailed,100,1,1,1,1,1,1',
      '38900,Portland,cross-industry,1235,29-1141,Data Nurses,detailed,**,*,*,*,*,*,*',
      '38900,Portland,cross-industry,1235,29-1141,Data Clerks,detailed,10,50000,60000,50000,50000,50000,50000',
    ]
    const { lines, ...counts } = await bring([header, ...rows].join('\n'), 'May 2025')
    expect(counts).toMatchObject({ layout: 'oews', accepted: 1, leftOut: 2, refused: 2 })
    expect(lines.map(({ reason }) => reason)).toEqual(['has no yearly figure', "has percentiles that don't increase"])
    const { count, published } = await search('data', 'portland-van')
    expect(count).toBe(0)
    expect(published).toEqual([
      {
        ...{ publisher: 'U.S. Bureau of Labor Statistics', dataset: 'May 2025', currency: 'USD' },
        occupation: 'Data Scientists',
        ...{ area: 'Portland-Vancouver-Hillsboro, OR-WA', employment: 4_210, average: 118_380, percentile10: 70_010 },
        ...{ percentile25: 89_480, median: 112_590, percentile75: 139_440, percentile90: null },
      },
    ])
    expect((await product.as(null).salaries.overview()).sources.flatMap(({ names }) => names)).not.toContain('May 2025')
  })
})
