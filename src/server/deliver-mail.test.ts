import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { mailSuppressions } from '#db/schema/mail.ts'
import { mailDeliveries } from '#db/schema/operations.ts'
import { newId } from '#lib/ids.ts'
import { freshDatabase, type TestDatabase } from '#testing/database.ts'
import { deliverMail } from './deliver-mail.ts'
import { type Mailer, MailRefused, MailUnavailable } from './mail/mailer.ts'
import { allowMailAfterBounce, suppressAddress, suppressionOf } from './suppressions.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await freshDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.db.delete(mailSuppressions)
})

const NO_MAILBOX = { responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 User unknown' }
const POLICY = { responseCode: 550, command: 'RCPT TO', response: '550 5.7.1 blocked' }

/** A mailer that counts its mails and fails with the given error. */
function mailServer(fails: () => Error | null = () => null): Mailer & { attempts: string[] } {
  const requests: string[] = []
  return {
    attempts: requests,
    async send({ to, key }) {
      requests.push(to)
      const error = fails()
      if (error) throw error
      return { id: key }
    },
  }
}
const mailTo = (to: string, kind = 'invitation') => ({
  ...{ to, key: `${kind} ${newId()}` },
  ...{ subject: 'S', html: '<p>W</p>', text: 'W' },
})
const never = () => database.db.select().from(mailSuppressions)

describe('deliverMail', () => {
  it('suppresses an address without a mailbox at the first answer, and does not retry', async () => {
    const mailer = mailServer(() => new MailRefused('by the mail server', NO_MAILBOX))
    const mail = mailTo('Gone@x.example', 'job alert')
    expect(await deliverMail({ db: database.db, mailer }, mail)).toBe('refused')
    expect(await deliverMail({ db: database.db, mailer }, mail)).toBe('refused')
    expect(await deliverMail({ db: database.db, mailer }, mailTo('GONE@x.example'))).toBe('suppressed')
    expect(mailer.attempts).toEqual(['Gone@x.example'])
    expect(await never()).toEqual([
      expect.objectContaining({
        ...{ email: 'gone@x.example', reason: 'bounce', answer: '550 5.1.1 User unknown', mail: 'job alert' },
        createdAt: expect.any(Date),
      }),
    ])
  })

  it.each([
    ['our server or our mail', () => new MailRefused('by the mail server', POLICY), MailRefused],
    ['a mail server that is away', () => new MailUnavailable(new Error('away')), MailUnavailable],
    ['a mail that we made wrongly', () => new MailRefused('no key'), MailRefused],
  ])('does not suppress the address if the refusal is about %s', async (_, fails, thrown) => {
    const mailer = mailServer(fails)
    await expect(deliverMail({ db: database.db, mailer }, mailTo('here@x.example'))).rejects.toBeInstanceOf(thrown)
    expect(await never()).toEqual([])
  })

  it('sends vital mail to suppressed addresses, and does not retry a refused one', async () => {
    await suppressAddress(database.db, { email: 'back@x.example', reason: 'bounce' })
    const mailer = mailServer()
    expect(await deliverMail({ db: database.db, mailer }, mailTo('back@x.example'), { isVital: true })).toBe('sent')
    const refusing = mailServer(() => new MailRefused('by the mail server', NO_MAILBOX))
    const again = { db: database.db, mailer: refusing }
    expect(await deliverMail(again, mailTo('back@x.example'), { isVital: true })).toBe('refused')
    expect([mailer.attempts.length, refusing.attempts.length, (await never()).length]).toEqual([1, 1, 1])
  })

  it.each([
    ['bounce', 'suppressed'],
    ['complaint', 'suppressed'],
    ['staff', 'sent'],
  ] as const)('to an address on the list for %s is %s', async (reason, became) => {
    await suppressAddress(database.db, { email: 'listed@x.example', reason })
    const mail = mailTo('listed@x.example')
    expect(await deliverMail({ db: database.db, mailer: mailServer() }, mail)).toBe(became)
    const [row] = await database.db.select().from(mailDeliveries).where(eq(mailDeliveries.key, mail.key))
    expect([row?.state, row?.sentAt !== null]).toEqual([became, became === 'sent'])
  })
})

describe('the list of suppressed addresses', () => {
  const { email, ...bounce } = { email: 'one@x.example', reason: 'bounce' as const, answer: '550', mail: 'invitation' }

  it('adds each address once; a complaint outweighs a bounce, and later reports change nothing', async () => {
    const first = await suppressAddress(database.db, { email, ...bounce })
    expect(first.isNew).toBe(true)
    expect(await suppressAddress(database.db, { email: 'ONE@x.example', reason: 'staff' })).toEqual({
      ...first,
      isNew: false,
    })
    expect(await never()).toMatchObject([bounce])
    await suppressAddress(database.db, { email, reason: 'complaint', answer: 'abuse' })
    await suppressAddress(database.db, { email, ...bounce })
    expect(await never()).toMatchObject([{ reason: 'complaint', answer: 'abuse' }])
  })

  it('removes a bounce, but no complaint, when a link of a mail is opened', async () => {
    await suppressAddress(database.db, { email, ...bounce })
    await suppressAddress(database.db, { email: 'two@x.example', reason: 'complaint' })
    expect(await allowMailAfterBounce(database.db, 'One@x.example')).toMatchObject({ email })
    expect(await allowMailAfterBounce(database.db, 'two@x.example')).toBeNull()
    expect([await suppressionOf(database.db, email), (await never()).length]).toEqual([null, 1])
  })

  it('cuts the answer of a server at the limit', async () => {
    await suppressAddress(database.db, { email, reason: 'bounce', answer: 'x'.repeat(5000), mail: 'm'.repeat(5000) })
    const [row] = await never()
    expect([row?.answer?.length, row?.mail?.length]).toEqual([300, 160])
  })
})
