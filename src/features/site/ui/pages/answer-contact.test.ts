import { beforeEach, describe, expect, it } from 'vitest'
import { contactMessages } from '#db/schema/support.ts'
import { productOfFile } from '#testing/product-of-file.ts'
import { answerContact, MIN_FILL_MS } from './answer-contact.ts'

const product = productOfFile()
let addresses = 0
let send: (fields: object, now?: number) => ReturnType<typeof answerContact>
beforeEach(() => {
  const { contact } = product.as(null, { clientAddress: `198.51.100.${++addresses}` })
  send = (fields, now) => {
    const form = new FormData()
    for (const [name, value] of Object.entries(fields)) form.set(name, value)
    return answerContact(form, contact.write, now)
  }
})

const SHOWN = 1_000_000
const typed = { name: 'Imani', email: 'imani@diallo.example', subject: 'By a plain form', category: '', message: 'Hi.' }
const filled = { ...typed, seen: String(SHOWN), website: '' }
const later = SHOWN + MIN_FILL_MS
const stored = async (subject: string) =>
  (await product.db.select().from(contactMessages)).filter((row) => row.subject === subject)

describe('the contact form without JavaScript', () => {
  it.each([
    [{ name: ' ' }, { name: 'Name is required' }],
    [{ email: 'nobody' }, { email: 'Please enter a valid email address' }],
    [
      { subject: '', message: '\r\n' },
      { subject: 'Subject is required', message: 'Message is required' },
    ],
    [{ category: 'pills' }, { category: expect.any(String) }],
  ])('rejects %o, shows each error and returns all values (HELP-03)', async (input, wrong) => {
    const answer = await send({ ...filled, subject: 'Wrong', ...input }, later)
    expect(answer).toMatchObject({ state: 'form', wrong })
    expect(answer.typed?.email).toBe({ ...filled, ...input }.email)
    expect(await stored('Wrong')).toEqual([])
  })

  it('rejects other requests (HELP-03)', async () => {
    expect(await send({}, later)).toMatchObject({ state: 'form', wrong: { name: 'Name is required' } })
  })

  it.each([
    ['sooner than people write', String(SHOWN + 1)],
    ['without having seen the form', ''],
    ['as if from tomorrow', String(later + 86_400_000)],
  ])('asks for confirmation of a form that arrives %s, then sends it (HELP-04)', async (how, seen) => {
    const subject = `Quick, ${how}`
    const quick = { ...filled, subject, seen }
    expect(await send(quick, later)).toEqual({ state: 'quick', typed: { ...typed, subject } })
    expect(await stored(subject)).toEqual([])
    expect(await send({ ...quick, again: 'yes' }, later)).toEqual({ state: 'sent' })
    expect(await stored(subject)).toHaveLength(1)
  })

  it('sends the text with its lines, with or without a category (HELP-03)', async () => {
    const message = 'It names the wrong company.\r\n\r\nCould you mend it?'
    expect(await send({ ...filled, subject: 'Plain', category: 'billing', message }, later)).toEqual({ state: 'sent' })
    expect(await stored('Plain')).toMatchObject([{ category: 'billing', message: message.replaceAll('\r\n', '\n') }])
    expect(await send({ ...filled, subject: 'Bare' }, later)).toEqual({ state: 'sent' })
    expect(await stored('Bare')).toMatchObject([{ category: null }])
  })

  it("drops a bot's message, and returns the values when rate-limited (HELP-04)", async () => {
    expect(await send({ ...filled, subject: 'Pills', website: 'https://pills.example' }, later)).toEqual({
      state: 'sent',
    })
    expect(await stored('Pills')).toEqual([])
    for (let n = 0; n < 4; n += 1) await send(filled, later)
    expect(await send({ ...filled, subject: 'Sixth' }, later)).toEqual({
      state: 'often',
      typed: { ...typed, subject: 'Sixth' },
    })
    expect(await stored('Sixth')).toEqual([])
  })
})
