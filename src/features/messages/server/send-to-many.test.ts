import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { applicationMessages } from '#db/schema/messages.ts'
import { newId } from '#lib/ids.ts'
import { createJob, createUser } from '#testing/factories.ts'
import { maxRecipients, messagesPerDay } from '../rules.ts'
import { applyAs, code, conversationWorld, openConversation, product, withdraw, world } from './conversation.testing.ts'

openConversation()
let others: string[]
beforeEach(async () => {
  others = []
  for (const name of ['Tom Reed', 'Ana $& {{job_title}}']) {
    const { id: userId } = await createUser(product.db, { name })
    others.push(await applyAs(product, { jobId: world.job.id, userId, name }))
  }
})

const own = () => product.as(world.recruiter.id).messages
const toMany = (applicationIds: string[], more: object = {}) => ({
  jobId: world.job.id,
  subject: '{{candidate_name}}: {{job_title}}',
  body: 'Hello {{candidate_first_name}}',
  to: applicationIds.map((applicationId) => ({ id: newId(), applicationId })),
  ...more,
})
const subjectOf = async (applicationId: string) => {
  const { messages } = await own().thread({ applicationId })
  return messages.map(({ subject, body }) => [subject, body])
}

describe('a message to several candidates of a job', () => {
  it('is refused for no one, more than a hundred, duplicates, and anyone who did not apply to the job', async () => {
    const elsewhere = await createJob(product.db, world.company.id)
    const { id: userId } = await createUser(product.db)
    const foreign = await applyAs(product, { jobId: elsewhere.id, userId })
    expect(await code(own().sendMany(toMany([])))).toBe('BAD_REQUEST')
    expect(await code(own().sendMany(toMany(Array.from({ length: maxRecipients + 1 }, newId))))).toBe('BAD_REQUEST')
    expect(await code(own().sendMany(toMany([world.applicationId, world.applicationId])))).toBe('BAD_REQUEST')
    expect(await code(own().sendMany(toMany([world.applicationId, foreign])))).toBe('NOT_FOUND')
    expect(await code(own().sendMany(toMany([world.applicationId], { jobId: newId() })))).toBe('NOT_FOUND')
    expect(await subjectOf(world.applicationId)).toEqual([])
  })

  it("fills in each recipient's own names, and nothing twice", async () => {
    const wish = toMany([world.applicationId, ...others])
    expect(await own().sendMany(wish)).toEqual({ sent: 3, skipped: [] })
    expect(await own().sendMany(wish)).toEqual({ sent: 3, skipped: [] })
    expect(await subjectOf(world.applicationId)).toEqual([['Maya Okafor: Data Analyst', 'Hello Maya']])
    expect(await subjectOf(others[1] as string)).toEqual([['Ana $& {{job_title}}: Data Analyst', 'Hello Ana']])
  })

  it('skips candidates who withdrew meanwhile, and names them', async () => {
    await withdraw(product, others[0] as string)
    expect(await own().sendMany(toMany([world.applicationId, ...others]))).toEqual({ sent: 2, skipped: [others[0]] })
    expect(await subjectOf(others[0] as string)).toEqual([])
  })

  it('sends nothing beyond the daily limit, and then fewer that fit', async () => {
    const limit = { points: messagesPerDay, seconds: 24 * 60 * 60 }
    await product.services.throttle.consume('company-messages', world.company.id, limit, messagesPerDay - 2)
    expect(await code(own().sendMany(toMany([world.applicationId, ...others])))).toBe('DAY_IS_FULL')
    expect(await subjectOf(world.applicationId)).toEqual([])
    expect(await own().sendMany(toMany(others))).toEqual({ sent: 2, skipped: [] })
    expect(await code(own().sendMany(toMany([world.applicationId])))).toBe('DAY_IS_FULL')
  })

  it('lists the possible recipients, with the date of the last message', async () => {
    await withdraw(product, others[0] as string)
    await own().send(world.write())
    const { jobTitle, people } = await own().recipients({ jobId: world.job.id })
    expect(jobTitle).toBe('Data Analyst')
    expect(people.map(({ name, lastWrittenAt }) => [name, lastWrittenAt instanceof Date])).toEqual([
      ['Ana $& {{job_title}}', false],
      ['Maya Okafor', true],
    ])
    const some = { jobId: world.job.id, applicationIds: [world.applicationId, others[0] as string] }
    expect((await own().recipients(some)).people.map(({ name }) => name)).toEqual(['Maya Okafor'])
    const stranger = await conversationWorld(product)
    const theirs = product.as(stranger.recruiter.id).messages
    expect(await code(theirs.recipients({ jobId: world.job.id }))).toBe('NOT_FOUND')
    expect(await code(theirs.sendMany(toMany([world.applicationId])))).toBe('NOT_FOUND')
    const rows = await product.db
      .select()
      .from(applicationMessages)
      .where(eq(applicationMessages.applicationId, world.applicationId))
    expect(rows).toHaveLength(1)
  })
})
