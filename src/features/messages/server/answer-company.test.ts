import { describe, expect, it } from 'vitest'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { code, happened, openConversation, product, withdraw, world } from './conversation.testing.ts'

openConversation()

const as = (userId: string) => product.as(userId).messages
const answer = (more: object = {}) => ({
  id: newId(),
  applicationId: world.applicationId,
  body: 'Tuesday suits me.',
  ...more,
})

describe('answering a company', () => {
  it('is refused before the company wrote, empty, and for everyone but the applicant', async () => {
    expect(await code(as(world.candidate.id).answer(answer()))).toBe('NOTHING_TO_ANSWER')
    await as(world.recruiter.id).send(world.write())
    expect(await code(as(world.candidate.id).answer(answer({ body: ' ' })))).toBe('BAD_REQUEST')
    const stranger = await createUser(product.db)
    expect(await code(as(stranger.id).answer(answer()))).toBe('NOT_FOUND')
    expect(await code(as(stranger.id).ownThread(world))).toBe('NOT_FOUND')
    expect(await code(as(world.recruiter.id).answer(answer()))).toBe('FORBIDDEN')
    expect((await as(world.recruiter.id).thread(world)).messages).toHaveLength(1)
  })

  it('appears in the thread of both, once on repeated calls', async () => {
    await as(world.recruiter.id).send(world.write())
    const mine = answer()
    await Promise.all(Array.from({ length: 5 }, () => as(world.candidate.id).answer(mine)))
    const own = await as(world.candidate.id).ownThread(world)
    expect(own.messages.map(({ side, body }) => [side, body])).toEqual([
      ['company', 'Hello Maya, when can we talk?'],
      ['candidate', 'Tuesday suits me.'],
    ])
    const thread = await as(world.admin.id).thread(world)
    expect(thread.messages[1]).toMatchObject({ side: 'candidate', author: 'Maya Okafor', mailState: null })
    const answered = await happened(product, 'conversation.message_answered')
    expect(answered.filter(({ messageId }) => messageId === mine.id)).toHaveLength(1)
  })

  it("does not name the company's member who wrote", async () => {
    await as(world.recruiter.id).send(world.write())
    expect(JSON.stringify(await as(world.candidate.id).ownThread(world))).not.toContain(world.recruiter.name)
  })

  it('is refused once the application is withdrawn; reading is still possible', async () => {
    await as(world.recruiter.id).send(world.write())
    await withdraw(product, world.applicationId)
    expect(await code(as(world.candidate.id).answer(answer()))).toBe('CONVERSATION_CLOSED')
    expect(await as(world.candidate.id).ownThread(world)).toMatchObject({ canAnswer: false, messages: [{}] })
  })
})
