import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { interviewSessions } from '#db/schema/interview-prep.ts'
import { interviewQuestions, interviewResponses } from '#db/schema/question-bank.ts'
import { scoreAnswer } from '#features/answer-feedback/score/score-answer.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { maxResponseCharacters } from '../rules.ts'
import { storeQuestions } from './store-questions.ts'

const product = productOfFile()
let question: typeof interviewQuestions.$inferSelect
beforeAll(async () => {
  await storeQuestions(product.db)
  const [row] = await product.db
    .select()
    .from(interviewQuestions)
    .where(eq(interviewQuestions.key, 'data-number-wrong'))
  question = row!
})

const GOOD =
  'In March our refund total did not match the bank. I had to be sure before quarter end on Friday. I rebuilt the figure from 4,000 raw invoices and found that we rounded each line. As a result we corrected 61,000 dollars a year, and finance signed it off the same week.'

async function createWorld() {
  const user = await createUser(product.db)
  const api = product.as(user.id).interviewQuestions
  const answer = { id: newId(), questionId: question.id, text: GOOD, durationSeconds: 112 }
  return { user, api, answer }
}
const stored = (id: string) => product.db.select().from(interviewResponses).where(eq(interviewResponses.id, id))

describe('practice answers', () => {
  it('rejects an empty answer and an answer above the maximum length (INTV-09)', async () => {
    const { api, answer } = await createWorld()
    for (const text of ['', '   \n\t ', 'x'.repeat(maxResponseCharacters + 1)]) {
      await expect(api.saveResponse({ ...answer, text })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    }
    expect(await stored(answer.id)).toEqual([])
  })

  it('stores the answer with person, question and score, and returns it with its question (INTV-10)', async () => {
    const { api, answer, user } = await createWorld()
    const saved = await api.saveResponse({ ...answer, text: `  ${GOOD}\n` })
    const feedback = scoreAnswer({ question, text: GOOD })
    const [row] = await stored(answer.id)
    expect(row).toMatchObject({
      userId: user.id,
      questionId: question.id,
      responseText: GOOD,
      responseAudioFileId: null,
      responseVideoFileId: null,
      durationSeconds: 112,
      score: feedback.total,
      scoreVersion: feedback.version,
      createdAt: expect.any(Date),
    })
    expect(saved).toMatchObject({
      responseText: GOOD,
      score: feedback.total,
      hasAudio: false,
      hasVideo: false,
      sessionId: null,
      question: { id: question.id, title: question.title, content: question.content },
    })
    expect(await api.responses({ questionId: question.id })).toEqual({ items: [saved], total: 1 })
    expect(await api.get({ id: question.id })).toMatchObject({ tries: 1, bestScore: feedback.total })
  })

  it('changes an answer and scores it again, and reports the best score of the question (INTV-10)', async () => {
    const { api, answer } = await createWorld()
    const first = await api.saveResponse(answer)
    const second = await api.saveResponse({ ...answer, id: newId(), text: 'Um, stuff happened.' })
    expect(second.score).toBeLessThan(first.score ?? 0)
    expect(await api.get({ id: question.id })).toMatchObject({ tries: 2, bestScore: first.score })
    const changed = await api.updateResponse({ id: first.id, seen: first.updatedAt, text: 'It was fine.' })
    expect(changed.responseText).toBe('It was fine.')
    expect(changed.score).toBe(scoreAnswer({ question, text: 'It was fine.' }).total)
    expect((await api.responses({})).items.map(({ id }) => id)).toEqual([second.id, first.id])
    const stale = api.updateResponse({ id: first.id, seen: first.updatedAt, text: 'Older words' })
    await expect(stale).rejects.toMatchObject({ code: 'RESPONSE_CHANGED' })
    await expect(api.updateResponse({ id: first.id, seen: changed.updatedAt, text: ' ' })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect((await stored(first.id))[0]?.responseText).toBe('It was fine.')
  })

  it('stores an answer once when it is sent several times simultaneously', async () => {
    const { api, answer } = await createWorld()
    const saved = await Promise.all(Array.from({ length: 8 }, () => api.saveResponse(answer)))
    expect(new Set(saved.map(({ id }) => id)).size).toBe(1)
    expect((await api.responses({})).total).toBe(1)
  })

  it('rejects the id of another person’s answer, and does not change that answer', async () => {
    const { api, answer } = await createWorld()
    await api.saveResponse(answer)
    const other = await createWorld()
    await expect(other.api.saveResponse({ ...answer, text: 'Mine now' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    expect((await stored(answer.id))[0]?.responseText).toBe(GOOD)
  })

  it('deletes an answer permanently', async () => {
    const { api, answer } = await createWorld()
    await api.saveResponse(answer)
    expect(await api.deleteResponse({ id: answer.id })).toEqual({ deleted: true })
    expect(await stored(answer.id)).toEqual([])
    await expect(api.deleteResponse({ id: answer.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('rejects changing or deleting an answer of a mock interview', async () => {
    const { api, answer, user } = await createWorld()
    const [session] = await product.db
      .insert(interviewSessions)
      .values({ userId: user.id, sessionName: 'Mock', sessionData: {} })
      .returning()
    const { text: responseText, ...rest } = answer
    await product.db
      .insert(interviewResponses)
      .values({ ...rest, responseText, userId: user.id, sessionId: session!.id })
    const [item] = (await api.responses({})).items
    expect(item?.sessionId).toBe(session!.id)
    const change = api.updateResponse({ id: answer.id, seen: item!.updatedAt, text: 'Better' })
    await expect(change).rejects.toMatchObject({ code: 'OF_MOCK' })
    await expect(api.deleteResponse({ id: answer.id })).rejects.toMatchObject({ code: 'OF_MOCK' })
  })
})
