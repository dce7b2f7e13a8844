import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { createMember, createUser } from '#testing/factories.ts'
import { type Api, type TestProduct, testProduct } from '#testing/product.ts'
import { auditAndEventsOf, createEmployer, posting } from './postings.testing.ts'

let product: TestProduct
let api: Api
beforeAll(async () => {
  product = await testProduct()
  const { admin } = await createEmployer(product.db, { slug: 'fernway' })
  api = product.as(admin.id)
})
afterAll(() => product.close())

type Fields = NonNullable<Parameters<typeof posting>[0]>
async function posted(fields: Fields) {
  const id = newId()
  await api.postings.create({ ...posting({ workMode: 'remote', ...fields }), id })
  return id
}
async function read(id: string) {
  const { applicantPlaces, applicantNames, applicantUtcFrom, applicantUtcTo } = await api.postings.get({ id })
  return {
    places: applicantPlaces.join(' '),
    names: applicantNames.join(' '),
    zones: [applicantUtcFrom, applicantUtcTo],
  }
}

describe('who may apply', () => {
  it.each([
    ['no code', { applicantPlaces: ['Germany'] }, 'BAD_REQUEST'],
    ['more than fifty', { applicantPlaces: Array.from({ length: 51 }, () => 'DE') }, 'BAD_REQUEST'],
    ['an unknown country', { applicantPlaces: ['DE', 'XX'] }, 'POSTING_UNKNOWN_PLACE'],
    ['an unknown state', { applicantPlaces: ['US-QQ'] }, 'POSTING_UNKNOWN_PLACE'],
    ['one time zone', { applicantUtcFrom: 60 }, 'BAD_REQUEST'],
    ['time zones in the wrong order', { applicantUtcFrom: 60, applicantUtcTo: 0 }, 'BAD_REQUEST'],
    ['an offset that no place has', { applicantUtcFrom: 0, applicantUtcTo: 15 * 60 }, 'BAD_REQUEST'],
    ['an offset of seven minutes', { applicantUtcFrom: 0, applicantUtcTo: 7 }, 'BAD_REQUEST'],
  ])('refuses %s', async (_what, fields, code) => {
    await expect(posted(fields)).rejects.toMatchObject({ code })
  })

  it('is stored, named, and shown to seekers', async () => {
    const id = await posted({ applicantPlaces: ['NP', 'US-TX', 'NP'], applicantUtcFrom: 0, applicantUtcTo: 345 })
    expect(await read(id)).toEqual({ places: 'NP US-TX', names: 'Nepal Texas', zones: [0, 345] })
    const { openTo } = await product.as(null).jobs.get({ slugOrId: id })
    expect(openTo).toBe('Open to applicants in Nepal and Texas, in time zones UTC to UTC+5:45')
    expect((await product.as(null).jobs.get({ slugOrId: await posted({}) })).openTo).toBeNull()
  })

  it('is not changed by a program that does not know it, copied, and its change recorded', async () => {
    const id = await posted({ applicantPlaces: ['DE'], applicantUtcFrom: 0, applicantUtcTo: 120 })
    await api.postings.update({ ...posting({ workMode: 'remote', title: 'Planner' }), id })
    const copyId = newId()
    await api.postings.duplicate({ id, copyId })
    for (const one of [id, copyId]) expect(await read(one)).toMatchObject({ places: 'DE', zones: [0, 120] })
    const nothing = { applicantPlaces: [], applicantUtcFrom: null, applicantUtcTo: null }
    await api.postings.update({ ...posting({ workMode: 'remote', title: 'Planner', ...nothing }), id })
    expect(await read(id)).toEqual({ places: '', names: '', zones: [null, null] })
    const { events } = await auditAndEventsOf(product.db, id)
    expect(events.at(-1)?.payload.fields).toEqual(['applicantPlaces', 'applicantUtcFrom', 'applicantUtcTo'])
  })

  it('is only of jobs that are not on site', async () => {
    const id = await posted({ workMode: 'hybrid', applicantPlaces: ['DE'] })
    expect(await read(id)).toMatchObject({ places: 'DE' })
    await api.postings.update({ ...posting({ workMode: 'on-site' }), id })
    expect(await read(id)).toMatchObject({ places: '' })
  })

  it('is shown in the application form to people elsewhere, who can apply', async () => {
    const id = await posted({ applicantPlaces: ['DE', 'AT', 'CH'] })
    const formFor = async (location: string) => {
      const seeker = await createUser(product.db, { roles: ['job_seeker'] })
      const own = product.as(seeker.id)
      await own.profiles.updatePersonal({ displayName: 'Maya', phone: '', website: '', bio: '', location })
      const { job, outsidePlace } = await own.applications.formFor({ jobId: id })
      return [job.openTo, outsidePlace]
    }
    const openTo = 'Open to applicants in Germany, Austria and Switzerland'
    expect(await formFor('Kathmandu, Nepal')).toEqual([openTo, 'Kathmandu, Nepal'])
    expect(await formFor('Wien')).toEqual([openTo, null])
    expect(await formFor('somewhere')).toEqual([openTo, null])
  })
})

describe('the places to choose from', () => {
  it('are found by name, and read from sentences', async () => {
    const member = await createMember(product.db, (await createEmployer(product.db)).company.id, 'client_user')
    const { applicantPlaces } = product.as(member.id)
    expect(await applicantPlaces.find({ q: 'Deutsch' })).toEqual([])
    expect((await applicantPlaces.find({ q: 'Deutschland' }))[0]).toEqual({
      label: 'Germany (DE)',
      places: [{ code: 'DE', name: 'Germany' }],
    })
    expect(await applicantPlaces.read({ sentences: ['Remote (US only)', 'UTC-8 to UTC-5'] })).toEqual({
      quote: 'Remote (US only) … UTC-8 to UTC-5',
      places: [{ code: 'US', name: 'United States' }],
      utcFrom: -480,
      utcTo: -300,
      openTo: 'Open to applicants in the United States, in time zones UTC-8 to UTC-5',
    })
    expect(await applicantPlaces.read({ sentences: ['Hello'] })).toBeNull()
    const tooMuch = { sentences: Array.from({ length: 21 }, () => 'x') }
    await expect(applicantPlaces.read(tooMuch)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
