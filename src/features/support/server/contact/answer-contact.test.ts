import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { devMails, events } from '#db/schema/operations.ts'
import { contactMessages } from '#db/schema/support.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfTest } from '#testing/product-of-file.ts'
import { contactPageSize } from '../../contact-contract.ts'
import { contactSubscribers } from './mail-contact.ts'

const product = productOfTest()
let staffId: string
let otherId: string
beforeEach(async () => {
  staffId = (await createUser(product.db, { name: 'Joon Park', roles: ['platform_user'] })).id
  otherId = (await createUser(product.db, { name: 'Ana', roles: ['platform_admin'] })).id
})

const inbox = (id = staffId) => product.as(id).contact
const message = (more: Partial<typeof contactMessages.$inferInsert> = {}) => ({
  id: newId(),
  name: 'Imani Diallo',
  email: 'imani@diallo.example',
  subject: 'My invoice',
  message: 'It names the wrong company.\n\nCan you mend it?',
  ...more,
})
const stored = async (more = {}) => {
  const row = message(more)
  await product.db.insert(contactMessages).values(row)
  return row.id
}
const mailOut = async (replyId: string) => {
  const event = { eventId: newId(), occurredAt: new Date() }
  const [, mailAnswer] = contactSubscribers
  await mailAnswer?.handle(product.services, { messageId: newId(), replyId }, event as never)
}
const mailsTo = async (to: string) => (await product.db.select().from(devMails)).filter((mail) => mail.to === to)

describe('answering a message of the contact form', () => {
  it.each(['', ' \n '])('is refused without text: %j (HELP-04)', async (text) => {
    const id = await stored()
    await expect(inbox().reply({ id, replyId: newId(), text, done: false })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    })
    expect(await inbox().read({ id })).toMatchObject({ state: 'open', replies: [] })
  })

  it('is emailed once, stored with the message, and assigns it to the author (HELP-04)', async () => {
    const id = await stored({ email: 'imani.once@diallo.example' })
    const answer = { id, replyId: newId(), text: 'It is mended.\n\nHave a <b>look</b>.', done: false }
    await Promise.all([inbox().reply(answer), inbox().reply(answer)])
    const thread = await inbox().read({ id })
    expect(thread).toMatchObject({ state: 'answered', assignedTo: { name: 'Joon Park' }, handledAt: null })
    expect(thread.replies).toMatchObject([{ text: answer.text, author: 'Joon Park', mailedAt: null }])
    const emitted = await product.db.select().from(events).where(eq(events.name, 'contact.answered'))
    expect(emitted.map(({ payload }) => payload)).toEqual([{ messageId: id, replyId: answer.replyId }])
    await mailOut(answer.replyId)
    await mailOut(answer.replyId)
    const [mail, ...more] = await mailsTo('imani.once@diallo.example')
    expect(more).toEqual([])
    expect(mail).toMatchObject({ subject: 'Re: My invoice' })
    expect(mail?.text).toMatch(/It is mended[\s\S]*You wrote on[\s\S]*It names the wrong company/)
    expect(mail?.html).toContain('&lt;b&gt;look&lt;/b&gt;')
    expect((await inbox().read({ id })).replies[0]?.mailedAt).toBeInstanceOf(Date)
  })

  it('answered and done in one step, it stays done with the same person (HELP-04)', async () => {
    const id = await stored()
    await inbox().assign({ id, staffId: otherId })
    expect(await inbox().reply({ id, replyId: newId(), text: 'Done.', done: true })).toMatchObject({
      state: 'done',
      handledBy: 'Joon Park',
      assignedTo: { name: 'Ana' },
    })
  })

  it('can be assigned only to staff, and shows other messages from the address', async () => {
    const email = 'twice@diallo.example'
    const [first, second] = [await stored({ email, subject: 'First' }), await stored({ email, subject: 'Second' })]
    const seeker = (await createUser(product.db)).id
    await expect(inbox().assign({ id: first, staffId: seeker })).rejects.toMatchObject({ code: 'NOT_STAFF' })
    expect(await inbox().assign({ id: first, staffId })).toMatchObject({ others: [{ id: second, subject: 'Second' }] })
    const mine = await inbox().list({ mine: true })
    expect(mine.rows.map(({ id }) => id)).toEqual([first])
    expect(await inbox().assign({ id: first, staffId: null })).toMatchObject({ assignedTo: null })
  })

  it('is found by words of the person or the message, and paged in both directions', async () => {
    const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n))
    const ids: string[] = []
    for (let n = 0; n < contactPageSize + 5; n += 1)
      ids.push(await stored({ subject: `Harvest 100%_${n}`, createdAt: at(n) }))
    const first = await inbox().list({ q: 'harvest' })
    expect(first.rows.map(({ id }) => id)).toEqual(ids.slice(0, contactPageSize))
    expect(first).toMatchObject({ before: null, counts: { open: ids.length } })
    const second = await inbox().list({ q: 'harvest', cursor: first.after ?? '' })
    expect(second.rows.map(({ id }) => id)).toEqual(ids.slice(contactPageSize))
    expect(second.after).toBeNull()
    const back = await inbox().list({ q: 'harvest', cursor: second.before ?? '' })
    expect(back.rows.map(({ id }) => id)).toEqual(ids.slice(0, contactPageSize))
    expect((await inbox().list({ q: '100%_1' })).rows.length).toBeGreaterThan(1)
    expect((await inbox().list({ q: '%%%' })).rows).toEqual([])
  })
})
