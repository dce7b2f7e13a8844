import { beforeAll, describe, expect, it } from 'vitest'
import type { jobApplicationRequirements } from '#db/schema/job-postings.ts'
import { newId } from '#lib/ids.ts'
import { createJob, createRequirement } from '#testing/factories.ts'
import type { Api } from '#testing/product.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { auditAndEventsOf, createEmployer, readJob } from './postings.testing.ts'

const product = productOfFile()
let api: Api['postings']
let companyId: string
beforeAll(async () => {
  const employer = await createEmployer(product.db)
  companyId = employer.company.id
  api = product.as(employer.admin.id).postings
})

const job = (overrides: Parameters<typeof createJob>[2] = {}) => createJob(product.db, companyId, overrides)

describe('many at once', () => {
  it('changes those that it can, and lists the reason for each other one, in the given order (CJOB-04)', async () => {
    const { company: other } = await createEmployer(product.db)
    const foreign = await createJob(product.db, other.id, { title: 'Theirs' })
    const missing = newId()
    const [open, paused, draft, gone] = [
      await job({ title: 'Open' }),
      await job({ title: 'Paused', status: 'paused' }),
      await job({ title: 'Draft', status: 'draft', postedAt: null }),
      await job({ title: 'Gone', status: 'deleted' }),
    ]
    const ids = [draft.id, open.id, foreign.id, paused.id, missing, gone.id, open.id]
    expect(await api.setStatuses({ ids, status: 'paused' })).toEqual({
      changed: [{ id: open.id, title: 'Open' }],
      unchanged: [
        { id: draft.id, title: 'Draft', reason: 'POSTING_NOT_ACTIVE' },
        { id: foreign.id, title: null, reason: 'NOT_FOUND' },
        { id: paused.id, title: 'Paused', reason: 'SAME' },
        { id: missing, title: null, reason: 'NOT_FOUND' },
        { id: gone.id, title: null, reason: 'NOT_FOUND' },
      ],
    })
    expect((await auditAndEventsOf(product.db, open.id)).names).toEqual(['posting.status_changed'])
    expect((await auditAndEventsOf(product.db, foreign.id)).actions).toEqual([])
    expect((await readJob(product.db, foreign.id)).status).toBe('active')
  })

  it('undoes a pause only for those that are still paused (CJOB-04)', async () => {
    const [first, second] = [await job({ title: 'First' }), await job({ title: 'Second' })]
    const ids = [first.id, second.id]
    await api.setStatuses({ ids, status: 'paused' })
    await api.setStatus({ id: second.id, status: 'closed' })
    expect(await api.setStatuses({ ids, status: 'active', from: 'paused' })).toEqual({
      changed: [{ id: first.id, title: 'First' }],
      unchanged: [{ id: second.id, title: 'Second', reason: 'MOVED' }],
    })
    expect((await readJob(product.db, second.id)).status).toBe('closed')
  })

  it('names what prevents a job from becoming active (CJOB-10, APPLY-30)', async () => {
    const rows = [
      await job({ title: '', status: 'paused' }),
      await job({ description: '', status: 'paused' }),
      await job({ status: 'paused', applicationDeadline: '2020-01-01', closesAt: new Date('2020-01-02') }),
    ]
    const { changed, unchanged } = await api.setStatuses({ ids: rows.map(({ id }) => id), status: 'active' })
    expect(changed).toEqual([])
    expect(unchanged.map(({ reason }) => reason)).toEqual([
      'POSTING_TITLE_MISSING',
      'POSTING_DESCRIPTION_MISSING',
      'POSTING_DEADLINE_OVER',
    ])
  })

  it('two at once in opposite orders both finish', async () => {
    const rows = await Promise.all(Array.from({ length: 8 }, () => job()))
    const ids = rows.map(({ id }) => id)
    const answers = await Promise.all([
      api.setStatuses({ ids, status: 'paused' }),
      api.setStatuses({ ids: ids.toReversed(), status: 'paused' }),
    ])
    expect(answers.map(({ changed }) => changed.length).toSorted()).toEqual([0, 8])
  })

  it('refuses none, more than 100 and a status that cannot be set', async () => {
    for (const input of [
      { ids: [], status: 'paused' },
      { ids: Array.from({ length: 101 }, newId), status: 'paused' },
      { ids: [newId()], status: 'draft' },
    ])
      await expect(api.setStatuses(input as never)).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })
})

describe('a copy', () => {
  const full = {
    title: 'Nurse Educator',
    description: '<p>Teach.</p>',
    requirements: '<ul><li>RN</li></ul>',
    location: 'Gresham, OR',
    employmentType: 'part-time' as const,
    salaryMin: 84_000,
    salaryMax: 101_000,
    remoteAllowed: true,
    internalPosting: true,
    externalPosting: false,
    autoRejectIncomplete: true,
    applicationDeadline: '2099-10-31',
    closesAt: new Date('2099-11-01T00:00:00Z'),
  }
  const asks = (overrides: Partial<typeof jobApplicationRequirements.$inferInsert> = {}) => overrides

  it('is a draft of everything but its history, with its questions in their order, once (CJOB-09, CJOB-31)', async () => {
    const original = await job({ ...full, status: 'closed' })
    await createRequirement(product.db, original.id, asks({ label: 'Gone', sortOrder: 0, removedAt: new Date() }))
    await createRequirement(
      product.db,
      original.id,
      asks({ label: 'First', sortOrder: 3, private: true, internalOnly: true }),
    )
    await createRequirement(
      product.db,
      original.id,
      asks({ label: 'Second', sortOrder: 7, questionType: 'dropdown', options: ['a', 'b'], groupName: 'G' }),
    )
    const copyId = newId()
    const [saved, again] = await Promise.all([
      api.duplicate({ id: original.id, copyId }),
      api.duplicate({ id: original.id, copyId }),
    ])
    expect(saved).toMatchObject({ id: copyId, status: 'draft' })
    expect(again).toEqual(saved)
    const copy = await readJob(product.db, copyId)
    expect(copy).toMatchObject({ ...full, title: 'Nurse Educator (copy)', status: 'draft', postedAt: null, companyId })
    expect(copy.slug).not.toBe(original.slug)
    const copied = await api.requirements({ id: copyId })
    expect(
      copied.map(({ label, sortOrder, private: isPrivate, internalOnly, options, groupName }) => [
        label,
        sortOrder,
        isPrivate,
        internalOnly,
        options,
        groupName,
      ]),
    ).toEqual([
      ['First', 0, true, true, [], null],
      ['Second', 1, false, false, ['a', 'b'], 'G'],
    ])
    const { audits, names } = await auditAndEventsOf(product.db, copyId)
    expect(audits[0]).toMatchObject({ action: 'posting.created', data: { copiedFrom: original.id } })
    expect(names).toEqual(['posting.created'])
  })

  it('omits a past deadline, and gets another number each time', async () => {
    const original = await job({
      title: 'Barista',
      applicationDeadline: '2020-01-01',
      closesAt: new Date('2020-01-02'),
    })
    const first = await api.duplicate({ id: original.id, copyId: newId() })
    expect(await readJob(product.db, first.id)).toMatchObject({ applicationDeadline: null, closesAt: null })
    const second = await api.duplicate({ id: first.id, copyId: newId() })
    expect((await readJob(product.db, second.id)).title).toBe('Barista (copy 2)')
    const third = await api.duplicate({ id: original.id, copyId: newId() })
    expect((await readJob(product.db, third.id)).title).toBe('Barista (copy 3)')
  })

  it("is refused for another company's job, and returns nothing under a taken id", async () => {
    const { company: other } = await createEmployer(product.db)
    const foreign = await createJob(product.db, other.id)
    await expect(api.duplicate({ id: foreign.id, copyId: newId() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const own = await job()
    await expect(api.duplicate({ id: own.id, copyId: foreign.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
