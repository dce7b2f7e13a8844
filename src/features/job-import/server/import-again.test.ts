import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobs } from '#db/schema/job-postings.ts'
import { auditAndEventsOf, createEmployer, posting } from '#features/job-postings/server/postings.testing.ts'
import { newId } from '#lib/ids.ts'
import { productOfFile } from '#testing/product-of-file.ts'

const product = productOfFile()

async function employer() {
  const { company, admin } = await createEmployer(product.db)
  const api = product.as(admin.id)
  const made = () => product.db.select().from(jobs).where(eq(jobs.companyId, company.id)).orderBy(jobs.id)
  const run = (csv: string, more: object = {}) =>
    api.postingImports
      .run({ id: newId(), csv, asDrafts: false, ...more })
      .then(({ imported, updated }) => [imported, updated])
  return { api, made, run }
}

const file = (rows: string[]) =>
  ['external id,source,title,description,location,status,level,openings', ...rows].join('\n')
const text =
  'Care for people on two wards and teach those who are new. Shifts are planned with you, and nights are shared by all.'
const first = file([
  `R-1,Ats,Nurse,"${text}","Leeds; York",active,senior,3`,
  'R-2,Ats,Planner,Plan the plans.,Berlin,draft,mid,',
])

describe('the same file again', () => {
  it('adds no job and changes none', async () => {
    const { api, made, run } = await employer()
    expect(await run(first)).toEqual([2, 0])
    const before = await made()
    expect(before).toMatchObject([
      { externalId: 'R-1', externalSource: 'Ats', level: 'senior', openings: 3, moreLocations: ['York'] },
      { externalId: 'R-2', level: 'mid', openings: null, status: 'draft' },
    ])
    const { postings, copies } = await api.postingImports.preview({ csv: first, asDrafts: false })
    expect([postings.map(({ change }) => change), copies]).toEqual([['same', 'same'], []])
    expect(await run(first)).toEqual([0, 0])
    expect(await made()).toEqual(before)
  })

  it('changed, updates the jobs that changed, posts a draft, and adds what is new', async () => {
    const { api, made, run } = await employer()
    await run(first)
    const [nurse] = await made()
    const changed = file([
      `R-1,Ats,Ward Nurse,"${text}","Leeds; York; Hull",active,lead,3`,
      'R-2,Ats,Planner,Plan the plans.,Berlin,active,mid,',
      'R-2,Other,Baker,Bake.,Berlin,draft,,',
    ])
    const { postings } = await api.postingImports.preview({ csv: changed, asDrafts: false })
    expect(postings.map(({ change }) => change)).toEqual(['update', 'update', 'new'])
    const id = newId()
    const result = { imported: 1, updated: 2, refused: [], noted: [] }
    for (const _again of [1, 2])
      expect(await api.postingImports.run({ id, csv: changed, asDrafts: false })).toEqual(result)
    expect(await made()).toMatchObject([
      { id: nurse!.id, title: 'Ward Nurse', level: 'lead', moreLocations: ['York', 'Hull'], slug: nurse!.slug },
      { title: 'Planner', status: 'active' },
      { title: 'Baker', externalSource: 'Other', status: 'draft' },
    ])
    const { events } = await auditAndEventsOf(product.db, nurse!.id)
    expect(events.at(-1)?.payload.fields).toEqual(['title', 'moreLocations', 'level'])
  })

  it('with fewer columns changes nothing else, and never takes a job back to a draft', async () => {
    const { made, run } = await employer()
    await run(first)
    const less = 'external id,source,title\nR-1,Ats,Nurse at night'
    expect(await run(less, { asDrafts: true })).toEqual([0, 1])
    expect(await made()).toMatchObject([
      {
        title: 'Nurse at night',
        status: 'active',
        level: 'senior',
        openings: 3,
        location: 'Leeds',
        moreLocations: ['York'],
      },
      { title: 'Planner' },
    ])
  })

  it('asks nothing again that the jobs already have, and takes nothing from them', async () => {
    const { api, made, run } = await employer()
    const csv = 'external id,title,description\nR-1,Engineer,Remote (US only).\nR-2,Baker,Bake.'
    const choices = { unplacedAs: 'remote', readsApplicants: true }
    expect(await run(csv, choices)).toEqual([2, 0])
    const before = await made()
    expect(before).toMatchObject([{ workMode: 'remote', applicantPlaces: ['US'] }, { workMode: 'remote' }])
    expect(await api.postingImports.preview({ csv })).toMatchObject({ unplaced: 0, applicants: [] })
    await api.postings.update({
      ...posting({ title: 'Baker', applicantPlaces: ['NP'] }),
      id: before[1]!.id,
      description: 'Bake.',
      workMode: 'remote',
    })
    expect(await run(csv, choices)).toEqual([0, 0])
    expect((await made())[1]).toMatchObject({ workMode: 'remote', applicantPlaces: ['NP'] })
  })

  it('refuses a row that would leave a posted job without its text', async () => {
    const { api, run } = await employer()
    await run(first)
    const { refused } = await api.postingImports.preview({
      csv: file(['R-1,Ats,Nurse,,Leeds,active,,']),
      asDrafts: true,
    })
    expect(refused).toEqual([{ line: 2, column: 'description', reason: 'is empty, but the job is already posted' }])
  })

  it('creates a new job where the former one was deleted, and in another company', async () => {
    const { api, made, run } = await employer()
    await run(first)
    await api.postings.remove({ id: (await made())[0]!.id })
    expect(await run(first)).toEqual([1, 0])
    expect(await (await employer()).run(first)).toEqual([2, 0])
  })

  it('refuses an external id twice in one file, and one that another job has', async () => {
    const { api, made, run } = await employer()
    const twice = file(['R-1,Ats,A,x,,,,', 'R-1,Ats,B,x,,,,'])
    const { refused } = await api.postingImports.preview({ csv: twice, asDrafts: true })
    expect(refused).toEqual([{ line: 3, column: 'external_id', reason: 'is the external id of row 2 too' }])
    await run(first)
    const taken = { ...posting({ externalId: 'R-1', externalSource: 'Ats' }), id: newId() }
    await expect(api.postings.create(taken)).rejects.toMatchObject({ code: 'POSTING_EXTERNAL_ID_TAKEN' })
    const [, planner] = await made()
    await expect(api.postings.update({ ...taken, id: planner!.id })).rejects.toMatchObject({
      code: 'POSTING_EXTERNAL_ID_TAKEN',
    })
    expect(await made()).toHaveLength(2)
  })
})

describe('a row that looks like a job of the company', () => {
  it('is named in the preview, and left out on request', async () => {
    const { api, made, run } = await employer()
    await run(first)
    const csv = [
      'title,description,location',
      `Nurse (m/w/d),"${text} Apply soon.","Leeds, UK"`,
      `Nurse,"${text}",Kathmandu`,
      'Nurse,Another job with another text that says something else.,Leeds',
      `Gardener,"${text}",Leeds`,
    ].join('\n')
    const { copies } = await api.postingImports.preview({ csv })
    const [nurse] = await made()
    expect(copies).toMatchObject([{ line: 2, jobId: nurse!.id, title: 'Nurse', status: 'active' }])
    expect(await run(csv, { skippedLines: [2] })).toEqual([3, 0])
    expect(await made()).toHaveLength(5)
  })
})

describe('openings and level', () => {
  it.each([
    ['no opening', { openings: 0 }],
    ['a thousand openings', { openings: 1_000 }],
    ['half an opening', { openings: 1.5 }],
    ['an unknown level', { level: 'wizard' }],
    ['a long external id', { externalId: 'x'.repeat(101) }],
  ])('refuse %s', async (_what, fields) => {
    const { api } = await employer()
    await expect(api.postings.create({ ...posting(fields), id: newId() })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('are stored, copied, kept by a program that does not know them, and the level is found', async () => {
    const { api } = await employer()
    const id = newId()
    await api.postings.create({ ...posting({ title: 'Ostler', level: 'entry', openings: 999, externalId: 'X' }), id })
    await api.postings.update({ ...posting({ title: 'Senior Ostler' }), id })
    const copyId = newId()
    await api.postings.duplicate({ id, copyId })
    const read = async (one: string) => {
      const { level, openings, externalId } = await api.postings.get({ id: one })
      return [level, openings, externalId]
    }
    expect([await read(id), await read(copyId)]).toEqual([
      ['entry', 999, 'X'],
      ['entry', 999, null],
    ])
    const found = async (level: 'entry' | 'senior') =>
      (await product.as(null).jobs.search({ q: 'ostler', level })).items.length
    expect([await found('entry'), await found('senior')]).toEqual([1, 0])
  })
})

describe('pay without a currency', () => {
  const csv = 'title,salary_min,salary\nA,45000,\nB,,"£30,000"\nC,,'

  it('is in the currency that was chosen, which the next import and job begin with', async () => {
    const { api, made, run } = await employer()
    expect(await api.postingImports.preview({ csv })).toMatchObject({ withoutCurrency: 1, currency: 'USD' })
    expect((await api.companyProfile.get()).defaultCurrency).toBe('USD')
    await expect(api.postingImports.preview({ csv, currency: 'XXQ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await run(csv, { currency: 'eur' })
    const currencies = (await made()).map(({ title, salaryCurrency }) => `${title} ${salaryCurrency}`)
    expect(currencies.slice(0, 2)).toEqual(['A EUR', 'B GBP'])
    expect(await api.postingImports.preview({ csv })).toMatchObject({ withoutCurrency: 1, currency: 'EUR' })
    expect((await api.companyProfile.get()).defaultCurrency).toBe('EUR')
  })

  it('is not remembered where every row has one', async () => {
    const { api, run } = await employer()
    await run('title,salary\nB,"£30,000"', { currency: 'EUR' })
    expect((await api.companyProfile.get()).defaultCurrency).toBe('USD')
  })
})
