import { eq } from 'drizzle-orm'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { applicationResponses } from '#db/schema/applications.forms.ts'
import { jobApplicationRequirements } from '#db/schema/job-postings.ts'
import { newId } from '#lib/ids.ts'
import { createJob } from '#testing/factories.ts'
import type { Api } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import type { QuestionType } from '../question-types.ts'
import { auditAndEventsOf, createApplication, createEmployer, issuesOf } from './postings.testing.ts'

const product = productOfFile()
let api: Api['postings']
let companyId: string
let id: string
beforeAll(async () => {
  const { company, admin } = await createEmployer(product.db)
  companyId = company.id
  api = product.as(admin.id).postings
})
beforeEach(async () => {
  id = (await createJob(product.db, companyId)).id
})

const question = (overrides: Record<string, unknown> = {}) => ({
  questionType: 'text' as QuestionType,
  label: 'Why?',
  ...overrides,
})
const add = (overrides: Record<string, unknown> = {}) => api.addRequirement({ id, question: question(overrides) })
const labels = async () => (await api.requirements({ id })).map((row) => row.label)
const orders = async () => (await api.requirements({ id })).map((row) => row.sortOrder)

describe('add', () => {
  it('stores a question with its defaults, and empty values as null (CJOB-24, CJOB-25)', async () => {
    const row = await add({ label: '  Why  this job? ', helpText: ' ', placeholder: '', groupName: undefined })
    expect(row).toMatchObject({
      questionType: 'text',
      label: 'Why this job?',
      helpText: null,
      placeholder: null,
      groupName: null,
      required: false,
      private: false,
      internalOnly: false,
      externalOnly: false,
      options: [],
      validationRules: {},
      sortOrder: 0,
    })
    expect(await auditAndEventsOf(product.db, id)).toMatchObject({
      actions: ['requirement.added'],
      names: ['posting.changed'],
    })
  })

  it('uses the next order, also after a removal, and starts at 0 (CJOB-31)', async () => {
    const [first, , third] = [await add(), await add(), await add()]
    expect(await orders()).toEqual([0, 1, 2])
    await api.removeRequirement({ id, requirementId: first.id })
    expect((await add()).sortOrder).toBe(3)
    await api.removeRequirement({ id, requirementId: third.id })
    expect(await orders()).toEqual([1, 3])
  })

  it('50 at once get 50 different orders, the 51st is refused (CJOB-31)', async () => {
    await Promise.all(Array.from({ length: 50 }, (_, n) => add({ label: `Q${n}` })))
    expect(await orders()).toEqual(Array.from({ length: 50 }, (_, n) => n))
    await expect(add()).rejects.toMatchObject({ code: 'POSTING_QUESTION_LIMIT' })
  })

  it('stores options trimmed and once, for the types that have them (CJOB-26)', async () => {
    const options = [' dbt ', 'Looker', '', 'dbt']
    expect((await add({ questionType: 'dropdown', options })).options).toEqual(['dbt', 'Looker'])
    expect((await add({ questionType: 'text', options })).options).toEqual([])
  })

  it.each([
    [{ label: ' \u0000 ' }, { label: 'Label is required' }],
    [{ label: 'x'.repeat(301) }, { label: 'Label must be at most 300 characters' }],
    [
      { internalOnly: true, externalOnly: true },
      { externalOnly: "A question can't be both internal only and external only" },
    ],
    [{ questionType: 'dropdown' }, { options: 'Please add at least one option' }],
    [{ label: '\u200b\u200b' }, { label: 'Label is required' }],
    [{ questionType: 'checkbox', options: [' '] }, { options: 'Please add at least one option' }],
    [{ validationRules: { min_length: 9, max_length: 3 } }, { max_length: "The maximum can't be below the minimum" }],
    [
      { questionType: 'number', validationRules: { min_value: 2, max_value: 1 } },
      { max_value: "The maximum can't be below the minimum" },
    ],
  ])('refuses %j (CJOB-25, CJOB-28, CJOB-30)', async (input, texts) => {
    expect(await issuesOf(add(input))).toEqual(texts)
    expect(await labels()).toEqual([])
  })

  it.each([
    { questionType: 'essay' },
    { options: Array.from({ length: 1000 }, (_, n) => `Option ${n}`), questionType: 'dropdown' },
    { options: 'dbt', questionType: 'dropdown' },
    { options: [{ a: 1 }], questionType: 'dropdown' },
    { required: 'yes' },
    { validationRules: { pattern: '.*' } },
    { validationRules: { max_length: '5' } },
    { questionType: 'file_upload', validationRules: { max_file_size: 10_485_761 } },
    { questionType: 'file_upload', validationRules: { max_file_size: -1 } },
    { questionType: 'file_upload', validationRules: { allowed_file_types: ['exe'] } },
    { questionType: 'file_upload', validationRules: { allowed_file_types: [] } },
    { validationRules: { __proto__: null, max_length: Number.NaN } },
  ])('refuses values of the wrong kind: %# (CJOB-23, CJOB-28)', async (input) => {
    await expect(add(input)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('stores hostile text as text', async () => {
    const label = "<img src=x onerror=alert(1)> {{7*7}} '; drop table jobs; --"
    const row = await add({
      label,
      questionType: 'dropdown',
      options: ['\ud800', '\u0000a'],
      helpText: '\u202egnp.exe',
    })
    expect(row).toMatchObject({ label, options: ['\ufffd', 'a'], helpText: 'gnp.exe' })
  })
})

describe('update', () => {
  it('changes the question in place, without the fields its new type does not use (CJOB-22, CJOB-28)', async () => {
    const { id: requirementId } = await add({ questionType: 'dropdown', options: ['a', 'b'] })
    await add({ label: 'Last' })
    const changed = await api.updateRequirement({
      id,
      requirementId,
      question: question({ questionType: 'number', options: ['a'], validationRules: { min_value: 1, max_length: 5 } }),
    })
    expect(changed).toMatchObject({
      questionType: 'number',
      options: [],
      validationRules: { min_value: 1 },
      sortOrder: 0,
    })
    expect((await auditAndEventsOf(product.db, id)).actions.at(-1)).toBe('requirement.changed')
  })

  it('does not change the question of another job, nor a removed one', async () => {
    const other = await createJob(product.db, companyId)
    const { id: requirementId } = await add()
    const foreign = api.updateRequirement({ id: other.id, requirementId, question: question() })
    await expect(foreign).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await api.removeRequirement({ id, requirementId })
    const removed = api.updateRequirement({ id, requirementId, question: question() })
    await expect(removed).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('remove', () => {
  it('removes the question from the form and leaves its answers readable', async () => {
    const { id: requirementId } = await add({ label: 'Asked once' })
    const { id: applicationId } = await createApplication(product.db, id)
    await product.db.insert(applicationResponses).values({ applicationId, requirementId, responseText: 'Because' })
    expect(await api.removeRequirement({ id, requirementId })).toEqual({ requirementId })
    expect(await labels()).toEqual([])
    const [answer] = await product.db
      .select({ label: jobApplicationRequirements.label, text: applicationResponses.responseText })
      .from(applicationResponses)
      .innerJoin(jobApplicationRequirements, eq(jobApplicationRequirements.id, applicationResponses.requirementId))
      .where(eq(applicationResponses.applicationId, applicationId))
    expect(answer).toEqual({ label: 'Asked once', text: 'Because' })
    await expect(api.removeRequirement({ id, requirementId })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('reorder', () => {
  const three = async () => [
    (await add({ label: 'A' })).id,
    (await add({ label: 'B' })).id,
    (await add({ label: 'C' })).id,
  ]

  it('rewrites every order as its position (CJOB-31)', async () => {
    const [a, b, c] = await three()
    await api.removeRequirement({ id, requirementId: a! })
    const d = (await add({ label: 'D' })).id
    await api.reorderRequirements({ id, requirementIds: [d, b!, c!] })
    expect(await labels()).toEqual(['D', 'B', 'C'])
    expect(await orders()).toEqual([0, 1, 2])
    expect((await auditAndEventsOf(product.db, id)).actions.at(-1)).toBe('requirement.reordered')
  })

  it('refuses a list that is not exactly the questions (CJOB-31)', async () => {
    const [a, b, c] = await three()
    for (const ids of [[], [a, b], [a, b, c, newId()], [a, b, b], [a, b, c, c], [a, b, newId()]]) {
      const call = api.reorderRequirements({ id, requirementIds: ids as string[] })
      await expect(call).rejects.toMatchObject({ code: 'POSTING_ORDER_STALE' })
    }
    expect(await labels()).toEqual(['A', 'B', 'C'])
  })

  it('parallel reorders and additions leave no tie and no gap (CJOB-31)', async () => {
    const ids = await three()
    const orderings = Array.from({ length: 20 }, (_, n) =>
      api.reorderRequirements({ id, requirementIds: n % 2 ? ids : [...ids].reverse() }).catch((error) => error.code),
    )
    const additions = Array.from({ length: 10 }, () => add())
    const outcomes = await Promise.all([...orderings, ...additions])
    expect(outcomes.filter((code) => typeof code === 'string' && code !== 'POSTING_ORDER_STALE')).toEqual([])
    expect(await orders()).toEqual(Array.from({ length: 13 }, (_, n) => n))
  })
})

it("publishes no change of a draft's questions", async () => {
  id = (await createJob(product.db, companyId, { status: 'draft' })).id
  await add()
  expect(await auditAndEventsOf(product.db, id)).toMatchObject({ actions: ['requirement.added'], names: [] })
})
