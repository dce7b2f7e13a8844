import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { jobOrigins } from '#db/schema/job-import.ts'
import { auditAndEventsOf, posting } from '#features/job-postings/server/postings.testing.ts'
import { newId } from '#lib/ids.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { file, first, importWorld, text } from './imports.testing.ts'

const product = productOfFile()
const employer = importWorld(product)

describe('the same file again', () => {
  it('adds no job and changes none', async () => {
    const { check, made, run } = await employer()
    expect(await run(first)).toEqual([2, 0])
    const before = await made()
    expect(before).toMatchObject([
      { externalId: 'R-1', externalSource: 'Ats', level: 'senior', openings: 3, moreLocations: ['York, UK'] },
      { externalId: 'R-2', level: 'mid', openings: null, status: 'draft' },
    ])
    const { sample, copies, counts, importedBefore } = await check(first)
    expect([sample.map(({ change }) => change), copies]).toEqual([['same', 'same'], []])
    expect([counts.new, counts.same, importedBefore]).toEqual([0, 2, expect.any(Date)])
    expect(await run(first)).toEqual([0, 0])
    expect(await made()).toEqual(before)
  })

  it('changed, updates the jobs that changed, posts a draft, and adds what is new', async () => {
    const { api, upload, check, made, run } = await employer()
    await run(first)
    const [nurse] = await made()
    const changed = file([
      `R-1,Ats,Ward Nurse,"${text}","Leeds, UK; York, UK; Hull, UK",active,lead,3`,
      'R-2,Ats,Planner,Plan the plans.,Berlin,active,mid,',
      'R-2,Other,Baker,Bake.,Berlin,draft,,',
    ])
    const { sample, live } = await check(changed)
    expect([sample.map(({ change }) => change), live]).toEqual([['changed', 'changed', 'new'], 1])
    const request = { id: newId(), fileId: await upload(changed), asDrafts: false }
    for (const _again of [1, 2])
      expect(await api.jobImports.start(request)).toMatchObject({ addedRows: 1, changedRows: 2, sameRows: 0 })
    expect(await made()).toMatchObject([
      { id: nurse!.id, title: 'Ward Nurse', level: 'lead', moreLocations: ['York, UK', 'Hull, UK'], slug: nurse!.slug },
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
        ...{ title: 'Nurse at night', status: 'active', level: 'senior', openings: 3 },
        ...{ location: 'Leeds, UK', moreLocations: ['York, UK'] },
      },
      { title: 'Planner' },
    ])
  })

  it('asks nothing again that the jobs already have, and takes nothing from them', async () => {
    const { api, made, check, run } = await employer()
    const csv = 'external id,title,description\nR-1,Engineer,Remote (US only).\nR-2,Baker,Bake.'
    const answers = { 'choice:work mode:no location and no work mode': 'remote' }
    const choices = { answers, asDrafts: true, readsApplicants: true }
    expect(await run(csv, choices)).toEqual([2, 0])
    const before = await made()
    expect(before).toMatchObject([{ workMode: 'remote', applicantPlaces: ['US'] }, { workMode: 'remote' }])
    expect(await check(csv, { asDrafts: true })).toMatchObject({ openQuestions: 0, applicants: [] })
    await api.postings.update({
      ...posting({ title: 'Baker', applicantPlaces: ['NP'] }),
      ...{ id: before[1]!.id, description: 'Bake.', workMode: 'remote' },
    })
    expect(await run(csv, choices)).toEqual([0, 0])
    expect((await made())[1]).toMatchObject({ workMode: 'remote', applicantPlaces: ['NP'] })
  })

  it('never takes the text of a posted job, and does not close it', async () => {
    const { check, made, run } = await employer()
    await run(first)
    const { noted, counts } = await check(file(['R-1,Ats,Nurse,,"Leeds, UK; York, UK",closed,senior,3']))
    expect(noted.map(({ reason }) => reason)).toEqual([
      '“closed”: it is imported as a draft, and not posted',
      'is empty, but the job is already posted: its text is kept',
      'is closed in the file, but posted here: close it in Job Management',
    ])
    expect([counts.refused, counts.same]).toEqual([0, 1])
    await run(file(['R-1,Ats,Nurse,,"Leeds, UK; York, UK",closed,senior,3']))
    expect((await made())[0]).toMatchObject({ status: 'active', description: expect.stringContaining('two wards') })
  })

  it('creates a new job where the former one was deleted, and in another company', async () => {
    const { api, made, run } = await employer()
    await run(first)
    await api.postings.remove({ id: (await made())[0]!.id })
    expect(await run(first)).toEqual([1, 0])
    expect(await (await employer()).run(first)).toEqual([2, 0])
  })

  it('leaves out an external id twice in one file; an id that another job has is refused elsewhere', async () => {
    const { api, made, check, run } = await employer()
    const twice = file(['R-1,Ats,A,x,Leeds,draft,,', 'R-1,Ats,B,x,Leeds,draft,,'])
    const { noted, counts } = await check(twice)
    expect(noted).toEqual([{ row: 3, column: 'ID', reason: 'is the id of row 2 too' }])
    expect([counts.new, counts.leftOut]).toEqual([1, 1])
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

describe('what was changed here', () => {
  const edited = async () => {
    const world = await employer()
    await world.run(first)
    const [nurse] = await world.made()
    await world.api.postings.update({
      ...posting({ title: 'Nurse for nights', description: text, location: 'Leeds, UK', moreLocations: ['York, UK'] }),
      ...{ id: nurse!.id, level: 'senior', openings: 5 },
    })
    return world
  }
  const here = 'choice:changes made here:jobs that were changed here since the last file'

  it('stays where the file says the same as before, and where it says something new, which is noted', async () => {
    const { check, run, made } = await edited()
    expect(await check(first)).toMatchObject({ counts: { same: 2, changed: 0 }, noted: [] })
    const newer = first.replace('Ats,Nurse,', 'Ats,Ward Nurse,').replace('senior', 'lead')
    const { noted, sample, questions } = await check(newer)
    expect(noted).toEqual([{ row: 2, column: 'Title', reason: 'was changed here and is kept' }])
    expect(sample[0]).toMatchObject({ change: 'changed', title: 'Nurse for nights', level: 'lead' })
    expect(questions.filter(({ id }) => id === here)).toMatchObject([{ suggestion: 'keep', rows: 1 }])
    expect(await run(newer)).toEqual([0, 1])
    expect((await made())[0]).toMatchObject({ title: 'Nurse for nights', openings: 5, level: 'lead' })
    // the next file that says the same is no news
    expect(await check(newer)).toMatchObject({ counts: { same: 2, changed: 0 }, noted: [] })
  })

  it('is overwritten only where the user chooses so, which is not remembered for the next file', async () => {
    const { run, made, check } = await edited()
    const newer = first.replace('Ats,Nurse,', 'Ats,Ward Nurse,')
    expect(await run(newer, { answers: { [here]: 'take' } })).toEqual([0, 1])
    expect((await made())[0]).toMatchObject({ title: 'Ward Nurse', openings: 5 })
    expect((await check(newer, { recalls: true })).chosen.answers).toEqual({})
  })

  it('is asked of jobs from imports before 0.3, of which no one knows what the file said', async () => {
    const { run, made, check } = await edited()
    for (const { id } of await made()) await product.db.delete(jobOrigins).where(eq(jobOrigins.jobId, id))
    const { openQuestions, counts, questions } = await check(first)
    expect([openQuestions, counts.asked]).toEqual([1, 1])
    await expect(run(first)).rejects.toMatchObject({ code: 'IMPORT_QUESTIONS_OPEN' })
    const [{ id = '' } = {}] = questions.filter(({ suggestion }) => suggestion === null)
    expect(await run(first, { answers: { [id]: 'keep' } })).toEqual([0, 0])
    expect((await made())[0]).toMatchObject({ title: 'Nurse for nights', openings: 5 })
  })
})

describe('a row that looks like a job of the company', () => {
  it('is named in the preview, and left out unless the user wants it', async () => {
    const { made, check, run } = await employer()
    await run(first)
    const csv = [
      'title,description,location',
      `Nurse (m/w/d),"${text} Apply soon.","Leeds, UK"`,
      `Nurse,"${text}",Kathmandu`,
      'Nurse,Another job with another text that says something else.,"Leeds, UK"',
      `Gardener,"${text}","Leeds, UK"`,
    ].join('\n')
    const { copies, counts, noted } = await check(csv, { asDrafts: true })
    const [nurse] = await made()
    expect(copies).toMatchObject([{ row: 2, jobId: nurse!.id, title: 'Nurse', status: 'active' }])
    expect([counts.new, counts.leftOut]).toEqual([3, 1])
    expect(noted).toEqual([{ row: 2, column: '', reason: 'looks like a job you have: “Nurse”' }])
    expect(await run(csv, { asDrafts: true })).toEqual([3, 0])
    expect(await run('title,description,location\nNurse,x,"York, UK"', { asDrafts: true })).toEqual([1, 0])
    const again = `title,description,location\nNurse (m/w/d),"${text} Apply soon.","Leeds, UK"`
    expect(await run(again, { asDrafts: true, repeatedRows: [2] })).toEqual([1, 0])
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
  const csv = 'title,location,salary_min,salary\nA,"Leeds, UK",45000,\nB,"Leeds, UK",,"£30,000"\nC,"Leeds, UK",,'
  const id = 'choice:salary min:pay without a currency'

  it('is asked, and the answer is what the next import and job begin with', async () => {
    const { api, made, check, run } = await employer()
    expect(await check(csv, { asDrafts: true })).toMatchObject({ openQuestions: 1, counts: { asked: 1, new: 2 } })
    expect((await api.companyProfile.get()).defaultCurrency).toBe('USD')
    await expect(check(csv, { currency: 'XXQ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await run(csv, { answers: { [id]: 'EUR' }, asDrafts: true })
    const currencies = (await made()).map(({ title, salaryCurrency }) => `${title} ${salaryCurrency}`)
    expect(currencies.slice(0, 2)).toEqual(['A EUR', 'B GBP'])
    const { questions, openQuestions } = await check(csv, { asDrafts: true })
    expect([openQuestions, questions.find((one) => one.id === id)?.suggestion]).toEqual([0, 'EUR'])
    expect((await api.companyProfile.get()).defaultCurrency).toBe('EUR')
  })

  it('can be given with the call, and is not remembered where every row has one', async () => {
    const { api, made, run } = await employer()
    await run('title,location,salary\nB,"Leeds, UK","£30,000"', { currency: 'EUR', asDrafts: true })
    expect((await api.companyProfile.get()).defaultCurrency).toBe('USD')
    await run('title,location,salary_min\nA,"Leeds, UK",45000', { currency: 'eur', asDrafts: true })
    expect((await made()).at(-1)).toMatchObject({ salaryCurrency: 'EUR' })
    expect((await api.companyProfile.get()).defaultCurrency).toBe('EUR')
  })
})
