import { beforeEach, describe, expect, it } from 'vitest'
import { questionSets } from '#db/schema/job-postings.ts'
import { newId } from '#lib/ids.ts'
import { createJob, createRequirement, createUser } from '#testing/factories.ts'
import type { Api } from '#testing/product.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import { auditAndEventsOf, createEmployer } from '../postings.testing.ts'

const product = productOfTest()
let sets: Api['questionSets']
let postings: Api['postings']
let companyId: string
beforeEach(async () => {
  const { company, admin } = await createEmployer(product.db)
  companyId = company.id
  const api = product.as(admin.id)
  sets = api.questionSets
  postings = api.postings
})

/** A job with these questions. */
async function jobAsking(...labels: string[]) {
  const job = await createJob(product.db, companyId)
  for (const [sortOrder, label] of labels.entries()) await createRequirement(product.db, job.id, { label, sortOrder })
  return job.id
}
const labels = async (id: string) => (await postings.requirements({ id })).map(({ label }) => label)

describe('a set', () => {
  it('stores the questions of a job with all their fields, once, and is listed by name', async () => {
    const jobId = await jobAsking('Why us?')
    await createRequirement(product.db, jobId, {
      ...{ label: 'Pay', sortOrder: 1, questionType: 'number', private: true, internalOnly: true, required: true },
      ...{ validationRules: { min_value: 0 }, groupName: 'Terms', helpText: 'A year', placeholder: '50000' },
    })
    const id = newId()
    const saved = await sets.save({ id, jobId, name: '  The   usual ' })
    expect(saved).toMatchObject({ id, name: 'The usual' })
    expect(saved.questions[1]).toEqual({
      ...{
        label: 'Pay',
        questionType: 'number',
        private: true,
        internalOnly: true,
        externalOnly: false,
        required: true,
      },
      ...{
        validationRules: { min_value: 0 },
        groupName: 'Terms',
        helpText: 'A year',
        placeholder: '50000',
        options: [],
      },
    })
    expect(await sets.save({ id, jobId, name: 'Another' })).toEqual(saved)
    await sets.save({ id: newId(), jobId, name: 'first' })
    expect((await sets.list({ jobId })).map(({ name }) => name)).toEqual(['first', 'The usual'])
    const [audit] = (await auditAndEventsOf(product.db, id)).audits
    expect(audit).toMatchObject({ action: 'requirement_set.saved', companyId })
  })

  it('is refused without a name, with a taken one, for a job without questions, and beyond fifty', async () => {
    const jobId = await jobAsking('Why us?')
    const silent = await jobAsking()
    await expect(sets.save({ id: newId(), jobId, name: ' ' })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await sets.save({ id: newId(), jobId, name: 'Taken' })
    await expect(sets.save({ id: newId(), jobId, name: 'tAKEN' })).rejects.toMatchObject({ code: 'SET_NAME_TAKEN' })
    await expect(sets.save({ id: newId(), jobId: silent, name: 'New' })).rejects.toMatchObject({ code: 'SET_EMPTY' })
    const setCount = (await sets.list({ jobId })).length
    await product.db
      .insert(questionSets)
      .values(Array.from({ length: 50 - setCount }, (_, at) => ({ companyId, name: `Filler ${at}`, questions: [] })))
    await expect(sets.save({ id: newId(), jobId, name: 'One more' })).rejects.toMatchObject({ code: 'SET_LIMIT' })
    await product.db.delete(questionSets)
  })

  it('of two at once with the same name, one is stored', async () => {
    const jobId = await jobAsking('Why us?')
    const outcomes = await Promise.allSettled([1, 2, 3].map(() => sets.save({ id: newId(), jobId, name: 'Race' })))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected', 'rejected'])
  })

  it('is renamed and deleted without changing the jobs that copied it', async () => {
    const jobId = await jobAsking('Why us?')
    const [first, other] = [newId(), newId()]
    await sets.save({ id: first, jobId, name: 'Kept' })
    await sets.save({ id: other, jobId, name: 'Other' })
    await expect(sets.rename({ id: first, name: 'OTHER' })).rejects.toMatchObject({ code: 'SET_NAME_TAKEN' })
    expect(await sets.rename({ id: first, name: 'kept' })).toMatchObject({ id: first, name: 'kept' })
    const taker = await jobAsking()
    await sets.insert({ jobId: taker, from: { kind: 'set', id: first } })
    await sets.remove({ id: first })
    await expect(sets.rename({ id: first, name: 'Late' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect(await labels(taker)).toEqual(['Why us?'])
  })
})

describe('copying questions', () => {
  it("adds them after the job's own, and none twice on repeated calls (CJOB-31)", async () => {
    const source = await jobAsking('A', 'B', 'C')
    const target = await jobAsking('B', 'Z')
    const from = { kind: 'job' as const, id: source }
    expect(await sets.insert({ jobId: target, from })).toEqual({ added: 2, alreadyAsked: 1 })
    expect(await labels(target)).toEqual(['B', 'Z', 'A', 'C'])
    expect(await sets.insert({ jobId: target, from })).toEqual({ added: 0, alreadyAsked: 3 })
    const orders = (await postings.requirements({ id: target })).map(({ sortOrder }) => sortOrder)
    expect(new Set(orders).size).toBe(4)
    const { actions, names } = await auditAndEventsOf(product.db, target)
    expect([actions, names]).toEqual([['requirement.added'], ['posting.changed']])
  })

  it('copies private, internal and external (CJOB-29, CJOB-30)', async () => {
    const source = await jobAsking()
    await createRequirement(product.db, source, { label: 'P', sortOrder: 0, private: true, externalOnly: true })
    const target = await jobAsking()
    await sets.insert({ jobId: target, from: { kind: 'job', id: source } })
    expect(await postings.requirements({ id: target })).toMatchObject([
      { label: 'P', private: true, externalOnly: true },
    ])
  })

  it('adds none of them if there would be more than fifty', async () => {
    const source = await jobAsking(...Array.from({ length: 26 }, (_, at) => `S${at}`))
    const target = await jobAsking(...Array.from({ length: 25 }, (_, at) => `T${at}`))
    await expect(sets.insert({ jobId: target, from: { kind: 'job', id: source } })).rejects.toMatchObject({
      code: 'POSTING_QUESTION_LIMIT',
    })
    expect(await labels(target)).toHaveLength(25)
  })

  it('finds other jobs of the company that have questions, and no others', async () => {
    const own = await createEmployer(product.db)
    const api = product.as(own.admin.id).questionSets
    const ask = async (title: string, status: 'active' | 'deleted' = 'active') => {
      const { id } = await createJob(product.db, own.company.id, { title, status })
      await createRequirement(product.db, id)
      return id
    }
    const here = await ask('Here')
    const there = await ask('There 100%')
    await ask('Gone', 'deleted')
    await createJob(product.db, own.company.id, { title: 'Silent' })
    await jobAsking('Of another company')
    expect(await api.sources({ jobId: here })).toEqual([
      { id: there, title: 'There 100%', status: 'active', requirementsCount: 1 },
    ])
    expect(await api.sources({ jobId: here, search: '100%' })).toHaveLength(1)
    expect(await api.sources({ jobId: here, search: '1_0' })).toEqual([])
  })

  it('never crosses companies, even for platform staff', async () => {
    const other = await createEmployer(product.db)
    const foreign = await createJob(product.db, other.company.id)
    await createRequirement(product.db, foreign.id)
    const foreignSet = newId()
    await product.as(other.admin.id).questionSets.save({ id: foreignSet, jobId: foreign.id, name: 'Theirs' })
    const mine = await jobAsking()
    const staff = await createUser(product.db, { roles: ['platform_admin'] })
    for (const api of [sets, product.as(staff.id).questionSets]) {
      for (const from of [
        { kind: 'job' as const, id: foreign.id },
        { kind: 'set' as const, id: foreignSet },
      ])
        await expect(api.insert({ jobId: mine, from })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(sets.rename({ id: foreignSet, name: 'Mine' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(sets.remove({ id: foreignSet })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(sets.save({ id: foreignSet, jobId: await jobAsking('Q'), name: 'X' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})

describe('dismissed advice', () => {
  it('is stored for the job and all its editors, once each, and can be shown again', async () => {
    const id = await jobAsking()
    const { admin } = await createEmployer(product.db)
    const staff = await createUser(product.db, { roles: ['platform_user'] })
    const advice = product.as(staff.id).postingAdvice
    expect(await advice.dismissed({ id })).toEqual({ findings: [] })
    await advice.dismiss({ id, findings: ['gender:ninja', 'gender:ninja'] })
    expect(await advice.dismiss({ id, findings: ['age:young team', 'gender:ninja'] })).toEqual({
      findings: ['age:young team', 'gender:ninja'],
    })
    await expect(product.as(admin.id).postingAdvice.dismissed({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const many = Array.from({ length: 200 }, (_, at) => `jargon:${at}`)
    expect((await advice.dismiss({ id, findings: many })).findings).toHaveLength(200)
    expect(await advice.restore({ id })).toEqual({ findings: [] })
    for (const finding of ['', 'x'.repeat(201), 'a\u0000b', 'a\ud800'])
      await expect(advice.dismiss({ id, findings: [finding] })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})
