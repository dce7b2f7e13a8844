import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { events, liveMessages } from '#db/schema/operations.ts'
import { supportConversations, supportMessages } from '#db/schema/support.ts'
import { newId } from '#lib/ids.ts'
import type { SignedIn } from '#server/context.ts'
import { createUser } from '#testing/factories.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { openConversation } from './open-conversation.ts'

const product = productOfFile()
let seekerId: string
let staffId: string
beforeEach(async () => {
  seekerId = (await createUser(product.db, { name: 'Maya Okafor' })).id
  staffId = (await createUser(product.db, { name: 'Staff', roles: ['platform_user'] })).id
})

async function opened(text = 'I was charged twice.', shared: { by: 'person' | 'coach'; text: string }[] | null = null) {
  const id = newId()
  await openConversation((await product.contextFor(seekerId)) as SignedIn, { id, text, shared })
  return id
}
const seeker = () => product.as(seekerId).support
const staff = () => product.as(staffId).support

describe('a conversation with staff', () => {
  it('appears in the inbox, is answered, and the answer reaches the person (COACH-06)', async () => {
    const id = await opened()
    const { items, counts } = await staff().inbox({ mine: false })
    expect(items.find((entry) => entry.id === id)).toMatchObject({
      subject: 'I was charged twice',
      person: 'Maya Okafor',
      status: 'open',
      isUnread: true,
      assignedTo: null,
    })
    expect(counts.open).toBeGreaterThan(0)
    const thread = await staff().reply({ id, messageId: newId(), text: 'One was given back today.' })
    expect(thread).toMatchObject({ status: 'waiting', assignedTo: { id: staffId }, isUnread: false })
    expect(await seeker().listOwn()).toMatchObject([{ id, isUnread: true, status: 'waiting' }])
    expect((await seeker().getOwn({ id })).messages.map(({ side, text }) => [side, text])).toEqual([
      ['person', 'I was charged twice.'],
      ['staff', 'One was given back today.'],
    ])
    await seeker().markRead({ id })
    expect(await seeker().listOwn()).toMatchObject([{ isUnread: false }])
    const [event] = await product.db.select().from(events).where(eq(events.name, 'support.answered'))
    expect(event?.payload).toMatchObject({ conversationId: id, userId: seekerId })
    const published = await product.db.select().from(liveMessages).where(eq(liveMessages.topic, 'support_changed'))
    expect(new Set(published.map(({ userId }) => userId))).toContain(staffId)
  })

  it('is open again when the person writes, also after it was closed; a repeated message is stored once', async () => {
    const id = await opened()
    await staff().setStatus({ id, status: 'closed' })
    const message = { id, messageId: newId(), text: 'One more thing.' }
    await Promise.all([seeker().write(message), seeker().write(message), seeker().write(message)])
    expect(await seeker().getOwn({ id })).toMatchObject({ status: 'open', messages: [{}, { text: 'One more thing.' }] })
    expect(await staff().read({ id })).toMatchObject({ isUnread: true })
  })

  it("includes the coach's conversation only with the person's consent (COACH-06)", async () => {
    const shared = [{ by: 'person' as const, text: 'Where is my refund?' }]
    expect(await staff().read({ id: await opened() })).toMatchObject({ shared: null })
    expect(await staff().read({ id: await opened('Help', shared) })).toMatchObject({ shared })
  })

  it('is private to its person: others cannot read, write or mark anything (SHELL-33)', async () => {
    const id = await opened()
    const other = product.as((await createUser(product.db)).id).support
    for (const attempt of [
      () => other.getOwn({ id }),
      () => other.markRead({ id }),
      () => other.write({ id, messageId: newId(), text: 'Mine now' }),
    ]) {
      await expect(attempt()).rejects.toMatchObject({ code: 'NOT_FOUND' })
    }
    await expect(other.inbox({ mine: false })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    await expect(other.reply({ id, messageId: newId(), text: 'x' })).rejects.toMatchObject({ code: 'FORBIDDEN' })
    const messages = await product.db.select().from(supportMessages).where(eq(supportMessages.conversationId, id))
    expect(messages).toHaveLength(1)
  })

  it("another person's id opens nothing and changes nothing", async () => {
    const id = await opened()
    const other = await createUser(product.db)
    const ctx = (await product.contextFor(other.id)) as SignedIn
    await openConversation(ctx, { id, text: 'Mine now', shared: null })
    const [row] = await product.db.select().from(supportConversations).where(eq(supportConversations.id, id))
    expect(row).toMatchObject({ userId: seekerId, subject: 'I was charged twice' })
    expect((await staff().read({ id })).messages).toHaveLength(1)
  })

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
  ])('refuses a message of %s (COACH-02)', async (_, text) => {
    const id = await opened()
    await expect(seeker().write({ id, messageId: newId(), text })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
    await expect(staff().reply({ id, messageId: newId(), text })).rejects.toMatchObject({ code: 'BAD_REQUEST' })
  })

  it('can be assigned only to staff', async () => {
    const id = await opened()
    await expect(staff().assign({ id, staffId: seekerId })).rejects.toMatchObject({ code: 'NOT_STAFF' })
    expect(await staff().assign({ id, staffId })).toMatchObject({ assignedTo: { name: 'Staff' } })
    expect((await staff().inbox({ mine: true })).items.map((entry) => entry.id)).toContain(id)
    expect(await staff().assign({ id, staffId: null })).toMatchObject({ assignedTo: null })
  })

  it('pages the inbox: open ones first by waiting time, each once, in both directions', async () => {
    const person = await createUser(product.db, { name: 'Page Turner' })
    const minute = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n))
    const values = Array.from({ length: 120 }, (_, n) => ({
      id: newId(),
      userId: person.id,
      subject: `Paged ${n}`,
      status: (['open', 'waiting', 'closed'] as const)[n % 3] ?? 'open',
      lastMessageAt: minute(n),
    }))
    await product.db.insert(supportConversations).values(values)
    const q = 'Page Turner'
    const first = await staff().inbox({ q })
    const second = await staff().inbox({ q, cursor: first.after ?? '' })
    const third = await staff().inbox({ q, cursor: second.after ?? '' })
    const of = (status: string) => values.filter((one) => one.status === status)
    const expected = [...of('open'), ...of('waiting').reverse(), ...of('closed').reverse()].map(({ id }) => id)
    expect([first, second, third].flatMap(({ items }) => items.map(({ id }) => id))).toEqual(expected)
    expect([first.before, third.after]).toEqual([null, null])
    const back = await staff().inbox({ q, cursor: third.before ?? '' })
    expect(back.items).toEqual(second.items)
    expect((await staff().inbox({ q, status: 'waiting' })).items).toHaveLength(40)
  })
})
