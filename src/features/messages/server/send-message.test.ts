import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { replyPromises } from '#db/schema/applications.forms.ts'
import { companyMembers } from '#db/schema/companies.ts'
import { applicationMessages } from '#db/schema/messages.ts'
import { liveMessages } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { createCompany, createMember, createUser } from '#testing/factories.ts'
import { maxMessageCharacters, messagesPerDay } from '../rules.ts'
import {
  code,
  conversationWorld,
  happened,
  openConversation,
  product,
  withdraw,
  world,
} from './conversation.testing.ts'

openConversation()

const as = (userId: string) => product.as(userId).messages
const stored = () =>
  product.db.select().from(applicationMessages).where(eq(applicationMessages.applicationId, world.applicationId))

describe('writing to a candidate', () => {
  it.each([
    ['no subject', { subject: ' ' }],
    ['no text', { body: '\n \n' }],
    ['too long a text', { body: 'x'.repeat(maxMessageCharacters + 1) }],
    ['too long a subject', { subject: 'x'.repeat(151) }],
  ])('refuses %s', async (_name, wrong) => {
    expect(await code(as(world.recruiter.id).send(world.write(wrong)))).toBe('BAD_REQUEST')
    expect(await stored()).toEqual([])
  })

  it('rejects an unknown placeholder, by its name', async () => {
    const wrong = world.write({ body: 'Dear {{candidate_frist_name}} and {{constructor}}' })
    const refused = await as(world.recruiter.id)
      .send(wrong)
      .catch((error) => error)
    const said = JSON.stringify(refused.data.issues)
    expect(refused.code).toBe('BAD_REQUEST')
    expect(said).toContain("{{candidate_frist_name}} isn't a valid placeholder")
    expect(said).toContain("{{constructor}} isn't a valid placeholder")
    expect(await stored()).toEqual([])
  })

  it('counts as the promised answer, only the first message', async () => {
    const { applicationId, company } = world
    const at = new Date()
    await product.db.insert(replyPromises).values({ applicationId, companyId: company.id, sentAt: at, dueAt: at })
    const repliedAt = async () =>
      (await product.db.select().from(replyPromises).where(eq(replyPromises.applicationId, applicationId)))[0]
        ?.repliedAt
    await as(world.recruiter.id).send(world.write())
    const first = await repliedAt()
    expect(first).toBeInstanceOf(Date)
    await as(world.recruiter.id).send(world.write())
    expect(await repliedAt()).toEqual(first)
  })

  it("is for members of the job's company; staff read, for others it does not exist", async () => {
    const other = await createCompany(product.db)
    const foreign = await createMember(product.db, other.id, 'client_admin')
    const staff = await createUser(product.db, { roles: ['platform_admin'] })
    expect(await code(as(foreign.id).send(world.write()))).toBe('NOT_FOUND')
    expect(await code(as(foreign.id).thread(world))).toBe('NOT_FOUND')
    expect(await code(as(staff.id).send(world.write()))).toBe('FORBIDDEN')
    expect(await as(staff.id).thread(world)).toMatchObject({ closedBecause: 'FORBIDDEN', messages: [] })
    expect(await code(as(world.candidate.id).send(world.write()))).toBe('FORBIDDEN')
    expect(await stored()).toEqual([])
  })

  it('fills the placeholders, stores it once and publishes only ids', async () => {
    const thread = await as(world.recruiter.id).send(world.write())
    expect(thread.messages).toMatchObject([
      {
        side: 'company',
        subject: 'About Data Analyst',
        body: 'Hello Maya, when can we talk?',
        author: world.recruiter.name,
        mailState: 'queued',
      },
    ])
    const [event] = (await happened(product, 'conversation.message_sent')).filter(
      (payload) => payload.applicationId === world.applicationId,
    )
    expect(Object.keys(event ?? {}).sort()).toEqual(['applicationId', 'companyId', 'jobId', 'messageId', 'userId'])
    const published = await product.db.select().from(liveMessages).where(eq(liveMessages.topic, 'conversation_changed'))
    const people = published
      .filter(({ payload }) => payload.applicationId === world.applicationId)
      .map(({ userId }) => userId)
    expect(people.sort()).toEqual([world.admin.id, world.recruiter.id, world.candidate.id].sort())
  })

  it('is sent once for repeated and parallel calls with the same id', async () => {
    const message = world.write()
    const all = await Promise.all(Array.from({ length: 8 }, () => as(world.recruiter.id).send(message)))
    expect(all.every(({ messages }) => messages.length === 1)).toBe(true)
    await as(world.recruiter.id).send({ ...message, body: 'Other words' })
    expect(await stored()).toMatchObject([{ body: 'Hello Maya, when can we talk?' }])
    const sent = await happened(product, 'conversation.message_sent')
    expect(sent.filter(({ messageId }) => messageId === message.id)).toHaveLength(1)
  })

  it('refuses the id of a message in another thread', async () => {
    const theirs = await conversationWorld(product)
    const message = world.write()
    await as(world.recruiter.id).send(message)
    const taken = theirs.write({ id: message.id })
    expect(await code(as(theirs.recruiter.id).send(taken))).toBe('NOT_FOUND')
    expect((await as(theirs.recruiter.id).thread(theirs)).messages).toEqual([])
  })

  it('is refused once the application is withdrawn; messages can still be read', async () => {
    await as(world.recruiter.id).send(world.write())
    await withdraw(product, world.applicationId)
    expect(await code(as(world.recruiter.id).send(world.write()))).toBe('CONVERSATION_CLOSED')
    expect(await code(as(world.recruiter.id).preview(world.write()))).toBe('CONVERSATION_CLOSED')
    const thread = await as(world.recruiter.id).thread(world)
    expect(thread).toMatchObject({ closedBecause: 'CONVERSATION_CLOSED', messages: [{}] })
  })

  it("is refused beyond the company's daily limit", async () => {
    const spent = { points: messagesPerDay, seconds: 24 * 60 * 60 }
    await product.services.throttle.consume('company-messages', world.company.id, spent, messagesPerDay)
    expect(await code(as(world.recruiter.id).send(world.write()))).toBe('DAY_IS_FULL')
    expect(await code(as(world.admin.id).send(world.write()))).toBe('DAY_IS_FULL')
    expect(await stored()).toEqual([])
  })

  it('is refused for a former member of the company', async () => {
    await product.db.delete(companyMembers).where(eq(companyMembers.userId, world.recruiter.id))
    expect(await code(as(world.recruiter.id).send(world.write()))).toBe('FORBIDDEN')
  })
})

describe('a draft', () => {
  const draft = { subject: 'About', body: 'Hello {{candidate_first_name}}, I wo' }

  it('is saved for its author and this application only, and deleted once sent', async () => {
    const about = { applicationId: world.applicationId }
    expect(await as(world.recruiter.id).saveDraft({ ...about, ...draft })).toEqual({ kept: true })
    expect((await as(world.recruiter.id).thread(about)).draft).toEqual(draft)
    expect((await as(world.admin.id).thread(about)).draft).toBeNull()
    expect((await as(world.candidate.id).ownThread(about)).draft).toBe('')
    await as(world.recruiter.id).send(world.write())
    expect((await as(world.recruiter.id).thread(about)).draft).toBeNull()
  })

  it('that is empty is deleted, and no one else can save one', async () => {
    const about = { applicationId: world.applicationId }
    await as(world.recruiter.id).saveDraft({ ...about, ...draft })
    expect(await as(world.recruiter.id).saveDraft({ ...about, subject: ' ', body: '' })).toEqual({ kept: false })
    expect((await as(world.recruiter.id).thread(about)).draft).toBeNull()
    const stranger = await createUser(product.db)
    expect(await code(as(stranger.id).saveDraft({ ...about, ...draft }))).toBe('NOT_FOUND')
    expect(await code(as(stranger.id).saveDraft({ ...draft, applicationId: newId() }))).toBe('NOT_FOUND')
  })
})
