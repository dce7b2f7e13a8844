import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { companyMembers } from '#db/schema/companies.ts'
import { auditLog, liveMessages } from '#db/schema/operations.ts'
import { scorecardDrafts, scorecardScores, scorecards } from '#db/schema/scorecards.ts'
import { deleteUser } from '#features/accounts/server/delete-user.ts'
import { newId } from '#lib/ids.ts'
import { createJob } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { evaluationWorld, submissionOf } from './evaluations.testing.ts'
import { noteCountsOf } from './queries.ts'

const product = productOfFile()

const api = (person: { id: string }) => product.as(person.id).scorecards
const SECRET = 'The refunds page is sharp work'

describe('refusals', () => {
  it('a score without evidence, of nothing, out of range, twice, or without a recommendation', async () => {
    const { id, hannah, attributes } = await evaluationWorld(product)
    const [first] = attributes
    const score = { attributeId: first!.id, score: 3, evidence: 'Rebuilt it from invoices.' }
    const bad: [string, object][] = [
      ['Please score at least one attribute', { scores: [], recommendation: 'yes' }],
      ['Describe in a sentence', { scores: [{ ...score, evidence: 'Good' }], recommendation: 'yes' }],
      ['Describe in a sentence', { scores: [{ ...score, evidence: '... !! ,' }], recommendation: 'yes' }],
      ['at most 600', { scores: [{ ...score, evidence: 'so very long '.repeat(60) }], recommendation: 'yes' }],
      ['Invalid', { scores: [{ ...score, score: 3.5 }], recommendation: 'yes' }],
      ['Invalid', { scores: [{ ...score, score: 5 }], recommendation: 'yes' }],
      ['List each attribute once', { scores: [score, score], recommendation: 'yes' }],
      ['Please choose a recommendation', { scores: [score], recommendation: 'maybe' }],
    ]
    for (const [words, submission] of bad) {
      const error = await api(hannah)
        .submit({ id, submission: submission as never })
        .catch((refused) => refused)
      expect(error.code, words).toBe('BAD_REQUEST')
      expect(JSON.stringify(error.data), words).toContain(words)
    }
    expect(await product.db.$count(scorecards, eq(scorecards.applicationId, id))).toBe(0)
  })

  it('an attribute of another job, or a missing one; a removed one of the same job is accepted', async () => {
    const { id, hannah, company, job, attributes } = await evaluationWorld(product)
    const other = await createJob(product.db, company.id)
    const foreign = { id: newId(), name: 'Other', lookFor: '' }
    await api(hannah).saveAttributes({ jobId: other.id, seen: [], attributes: [foreign] })
    for (const wrong of [foreign, { id: newId() }]) {
      const call = api(hannah).submit({ id, submission: submissionOf([attributes[0]!, wrong]) })
      await expect(call).rejects.toMatchObject({ code: 'SCORECARD_CHANGED' })
    }
    const seen = attributes.map((one) => one.id)
    await api(hannah).saveAttributes({ jobId: job.id, seen, attributes: attributes.slice(1) })
    await api(hannah).submit({ id, submission: submissionOf(attributes) })
    const { own } = await api(hannah).read({ id })
    expect(own?.scores).toHaveLength(2)
  })

  it('a candidate, another company, and a colleague on their own application', async () => {
    const { id, rival, seeker, hannah, staff, attributes, apply } = await evaluationWorld(product)
    const submission = submissionOf(attributes)
    await expect(api(seeker).read({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    for (const call of [() => api(rival).read({ id }), () => api(rival).submit({ id, submission })]) {
      await expect(call()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(api(staff).submit({ id, submission })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const own = await apply(hannah.id)
    for (const call of [
      () => api(hannah).read({ id: own }),
      () => api(hannah).submit({ id: own, submission }),
      () => api(hannah).saveDraft({ id: own, draft: { scores: [], recommendation: null } }),
    ]) {
      await expect(call()).rejects.toMatchObject({ code: 'OWN_APPLICATION' })
    }
    expect((await product.as(hannah.id).scorecards.compare({ ids: [id, own] })).candidates[1]).toEqual({
      id: own,
      notes: null,
      evaluation: null,
    })
  })
})

describe('the blind rule', () => {
  type World = Awaited<ReturnType<typeof evaluationWorld>>
  const table: [string, (s: World) => { id: string }, (s: World) => Promise<unknown>, boolean][] = [
    ['who has scored nothing', (s) => s.hannah, async () => {}, false],
    [
      'who keeps a draft',
      (s) => s.hannah,
      (s) =>
        api(s.hannah).saveDraft({ id: s.id, draft: { ...submissionOf(s.attributes), recommendation: 'strong_yes' } }),
      false,
    ],
    [
      'who scored another application',
      (s) => s.hannah,
      async (s) => {
        const other = await s.apply(s.idris.id)
        await api(s.hannah).submit({ id: other, submission: submissionOf(s.attributes) })
      },
      false,
    ],
    [
      'who scored',
      (s) => s.hannah,
      (s) => api(s.hannah).submit({ id: s.id, submission: submissionOf(s.attributes) }),
      true,
    ],
    [
      'who scored one attribute of two',
      (s) => s.hannah,
      (s) => api(s.hannah).submit({ id: s.id, submission: submissionOf(s.attributes.slice(0, 1)) }),
      true,
    ],
    ['who defines the scorecard as an admin', (s) => s.admin, async () => {}, false],
    ['of platform staff, who score nothing', (s) => s.staff, async () => {}, true],
  ]
  it.each(table)('answers a viewer who is %s', async (_, who, before, sees) => {
    const s = await evaluationWorld(product)
    await api(s.idris).submit({ id: s.id, submission: submissionOf(s.attributes, { score: 4, evidence: SECRET }) })
    await before(s)
    const person = who(s)
    const read = await api(person).read({ id: s.id })
    expect(JSON.stringify(read).includes(SECRET)).toBe(sees)
    expect(read.results !== null).toBe(sees)
    expect(read.progress.by.map(({ id }) => id)).toContain(s.idris.id)
    expect(read.progress.people).toBe(3)
    const compared = await api(person).compare({ ids: [s.id, await s.apply(s.rival.id)] })
    expect(JSON.stringify(compared).includes(SECRET)).toBe(sees)
  })

  it('publishes no values to open pages, in the history or in counts', async () => {
    const s = await evaluationWorld(product)
    await api(s.idris).submit({ id: s.id, submission: submissionOf(s.attributes, { evidence: SECRET }) })
    const said = await product.db.select().from(liveMessages).where(eq(liveMessages.userId, s.hannah.id))
    expect(said.map(({ topic, payload }) => [topic, payload])).toEqual([
      ['evaluation_changed', { applicationId: s.id }],
    ])
    const written = await product.db.select().from(auditLog).where(eq(auditLog.subjectId, s.id))
    expect(written.map(({ action, data }) => [action, data])).toEqual([['scorecard.submitted', {}]])
    expect(await noteCountsOf(product.db, [s.id])).toEqual(new Map())
  })
})

describe('a scorecard', () => {
  it('is stored once on repeated and parallel submissions', async () => {
    const { id, hannah, attributes } = await evaluationWorld(product)
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) =>
        api(hannah).submit({ id, submission: submissionOf(attributes, { score: (1 + (i % 4)) as 1 | 2 | 3 | 4 }) }),
      ),
    )
    expect(answers).toHaveLength(50)
    const cards = await product.db.select().from(scorecards).where(eq(scorecards.applicationId, id))
    expect(cards).toHaveLength(1)
    const scores = await product.db.select().from(scorecardScores).where(eq(scorecardScores.scorecardId, cards[0]!.id))
    expect(scores).toHaveLength(2)
    expect(new Set(scores.map(({ score }) => score)).size).toBe(1)
  })

  it.each([
    ['without a score and the recommendation', {}],
    ['with values that are no longer known', { score: 7, weight: 2, recommendation: 'maybe' }],
  ])(
    'opens with the evidence of a draft that was stored %s',
    async (_, { recommendation, ...more }: { recommendation?: string }) => {
      const { id, hannah, attributes } = await evaluationWorld(product)
      const attributeId = attributes[0]!.id
      await api(hannah).saveDraft({ id, draft: { scores: [], recommendation: null } })
      const content = { scores: [{ attributeId, evidence: 'Found the join error', ...more }, 'none'], recommendation }
      await product.db
        .update(scorecardDrafts)
        .set({ content: content as never })
        .where(eq(scorecardDrafts.applicationId, id))
      const scores = [{ attributeId, score: null, evidence: 'Found the join error' }]
      expect((await api(hannah).read({ id })).draft).toEqual({ scores, recommendation: null })
    },
  )

  it('retains its draft until it is submitted, and is marked when it is changed afterwards', async () => {
    const { id, hannah, idris, attributes } = await evaluationWorld(product)
    const draft = {
      scores: [{ attributeId: attributes[0]!.id, score: null, evidence: 'Half a sent' }],
      recommendation: null,
    }
    await api(hannah).saveDraft({ id, draft })
    expect((await api(hannah).read({ id })).draft).toEqual(draft)
    expect((await api(idris).read({ id })).draft).toBeNull()
    expect((await api(hannah).read({ id })).progress.scored).toBe(0)
    const submission = submissionOf(attributes)
    const first = await api(hannah).submit({ id, submission })
    expect(await product.db.$count(scorecardDrafts, eq(scorecardDrafts.applicationId, id))).toBe(0)
    // the same again is no change
    expect(await api(hannah).submit({ id, submission })).toEqual({ submittedAt: first.submittedAt, editedAt: null })
    const changed = await api(hannah).submit({ id, submission: { ...submission, recommendation: 'no' } })
    expect(changed.submittedAt).toEqual(first.submittedAt)
    expect(changed.editedAt).toBeInstanceOf(Date)
    // a draft of a later change does not affect the submitted one
    await api(hannah).saveDraft({ id, draft })
    expect((await api(hannah).read({ id })).own?.recommendation).toBe('no')
    await api(hannah).discardDraft({ id })
    expect((await api(hannah).read({ id })).draft).toBeNull()
  })

  it('has averages of the given scores, and old scores of a removed attribute', async () => {
    const { id, job, admin, hannah, attributes } = await evaluationWorld(product)
    const [sql, numbers] = attributes
    await api(hannah).submit({ id, submission: submissionOf([sql!, numbers!], { score: 4 }) })
    await api(admin).submit({ id, submission: submissionOf([sql!], { score: 3 }) })
    const seen = attributes.map((one) => one.id)
    await api(admin).saveAttributes({ jobId: job.id, seen, attributes: [numbers!] })
    const read = await api(admin).read({ id })
    expect(read.results?.averages).toEqual([
      { attributeId: sql!.id, average: 3.5, people: 2 },
      { attributeId: numbers!.id, average: 4, people: 1 },
    ])
    expect(read.attributes.map(({ name, isRemoved }) => [name, isRemoved])).toEqual([
      ['Explains numbers', false],
      ['SQL, in depth', true],
    ])
  })

  it("remains with its author's name after they leave the team, and without it after their account is deleted", async () => {
    const { id, hannah, idris, attributes } = await evaluationWorld(product)
    await api(idris).submit({ id, submission: submissionOf(attributes) })
    await api(hannah).submit({ id, submission: submissionOf(attributes) })
    await product.db.delete(companyMembers).where(eq(companyMembers.userId, idris.id))
    await expect(api(idris).read({ id })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const left = await api(hannah).read({ id })
    expect(left.progress).toMatchObject({ scored: 2, people: 3 })
    expect(left.results?.cards.map(({ author }) => author?.name)).toContain(idris.name)
    await deleteUser(product.db, idris.id)
    const gone = await api(hannah).read({ id })
    expect(gone.progress).toMatchObject({ scored: 2, people: 3 })
    expect(gone.results?.cards.map(({ author }) => author?.name ?? null)).toEqual([null, hannah.name])
  })

  it('is deleted with the application', async () => {
    const { id, seeker, hannah, attributes } = await evaluationWorld(product)
    await api(hannah).submit({ id, submission: submissionOf(attributes) })
    await deleteUser(product.db, seeker.id)
    expect(await product.db.$count(scorecards, eq(scorecards.applicationId, id))).toBe(0)
  })
})

describe('comparing', () => {
  it('accepts two to four applications to one job, in the requested order', async () => {
    const { id, company, hannah, rival, idris, apply } = await evaluationWorld(product)
    const second = await apply(rival.id)
    const other = await apply(idris.id, (await createJob(product.db, company.id)).id)
    const compare = (ids: string[], who = hannah) => api(who).compare({ ids })
    await expect(compare([id])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(compare([id, id])).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(compare(Array.from({ length: 5 }, newId))).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(compare([id, other])).rejects.toMatchObject({ code: 'COMPARE_ONE_JOB' })
    await expect(compare([id, newId()])).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(compare([id, second], rival)).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const { jobTitle, candidates } = await compare([second, id])
    expect(jobTitle).toBe('Senior Data Analyst')
    expect(candidates.map((one) => [one.id, one.notes])).toEqual([
      [second, 0],
      [id, 0],
    ])
  })
})
