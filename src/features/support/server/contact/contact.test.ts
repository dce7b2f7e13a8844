import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { devMails, platformSettings } from '#db/schema/operations.ts'
import { contactMessages } from '#db/schema/support.ts'
import { newId } from '#lib/ids.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { contactSubscribers } from './mail-contact.ts'

const product = productOfFile()
let staff: string
beforeAll(async () => {
  staff = (await createUser(product.db, { name: 'Joon Park', roles: ['platform_user'] })).id
})

let addresses = 0
const from = () => product.as(null, { clientAddress: `203.0.113.${++addresses}` })
const written = (overrides: object = {}) => ({
  id: newId(),
  name: 'Imani Diallo',
  email: 'imani@diallo.example',
  subject: 'My invoice',
  category: 'billing' as const,
  message: 'It names the wrong company.',
  ...overrides,
})
const stored = async (id: string) => (await product.db.select().from(contactMessages)).filter((row) => row.id === id)

describe('a contact message', () => {
  it.each([
    [{ name: '  ' }, 'Name is required'],
    [{ email: 'imani' }, /valid email/],
    [{ subject: '' }, 'Subject is required'],
    [{ message: ' \n ' }, 'Message is required'],
    [{ message: 'x'.repeat(5001) }, /at most 5,000 characters/],
    [{ category: 'spam' }, /./],
  ])('is refused by the server with %o (HELP-03)', async (wrong, text) => {
    const sent = written(wrong)
    await expect(from().contact.write(sent as never)).rejects.toSatisfy((error: { data?: unknown }) =>
      typeof text === 'string' ? JSON.stringify(error.data).includes(text) : text.test(JSON.stringify(error.data)),
    )
    expect(await stored(sent.id)).toEqual([])
  })

  it('is stored once, without a category too, and mailed to support (HELP-03, HELP-04)', async () => {
    const sent = written({ category: null, message: 'It names the wrong company.\n\nCould you mend it? <b>Thanks</b>' })
    const writer = from()
    await Promise.all(Array.from({ length: 4 }, () => writer.contact.write(sent)))
    const [row, ...more] = await stored(sent.id)
    expect(more).toEqual([])
    expect(row).toMatchObject({ name: 'Imani Diallo', category: null, userId: null, handledAt: null })
    const event = { eventId: newId(), occurredAt: new Date() }
    await contactSubscribers[0]!.handle(product.services, { messageId: sent.id }, event as never)
    const mails = await product.db.select().from(devMails)
    const mail = mails.find(({ subject }) => subject === 'Contact: My invoice')
    expect(mail?.to).toBe('hello@tandem.test')
    await product.db.update(platformSettings).set({ supportEmail: 'help@tandem.example' })
    const other = { eventId: newId(), occurredAt: new Date() }
    await contactSubscribers[0]!.handle(product.services, { messageId: sent.id }, other)
    const moved = await product.db.select().from(devMails).where(eq(devMails.to, 'help@tandem.example'))
    expect(moved).toHaveLength(1)
    await product.db.update(platformSettings).set({ supportEmail: null })
    expect(mail?.text).toContain('imani@diallo.example')
    expect(mail?.html).toContain('&lt;b&gt;Thanks&lt;/b&gt;')
  })

  it('is dropped with a filled honeypot field, and refused after five an hour (HELP-04)', async () => {
    const spam = written({ website: 'https://pills.example' })
    await expect(from().contact.write(spam)).resolves.toEqual({ done: true })
    expect(await stored(spam.id)).toEqual([])
    const writer = from()
    for (let n = 0; n < 5; n += 1) await writer.contact.write(written())
    await expect(writer.contact.write(written())).rejects.toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('is in the staff inbox until it is done, with who did it (HELP-04)', async () => {
    const sent = written({ subject: 'A partnership', category: 'partnership' })
    await from().contact.write(sent)
    const inbox = product.as(staff).contact
    const open = await inbox.list({ category: 'partnership' })
    expect(open.rows).toMatchObject([{ id: sent.id, subject: 'A partnership', hasAccount: false, state: 'open' }])
    await inbox.setDone({ id: sent.id, done: true })
    expect((await inbox.list({ category: 'partnership' })).rows).toEqual([])
    const [done] = (await inbox.list({ state: 'done', category: 'partnership' })).rows
    expect(done).toMatchObject({ id: sent.id, handledBy: 'Joon Park' })
    await inbox.setDone({ id: sent.id, done: false })
    expect((await inbox.list({ category: 'partnership' })).rows).toHaveLength(1)
    await expect(inbox.setDone({ id: newId(), done: true })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})
