import { describe, expect, it } from 'vitest'
import { type MailMessage, MailRefused, MailUnavailable } from './mailer.ts'
import { pauseMail } from './pause-mail.ts'

const message: MailMessage = { to: 'maya@mail.example', subject: 'Hi', html: '', text: '', key: 'k' }

function mailerThat() {
  let callCount = 0
  let fails: Error | null = null
  let at = 0
  const mailer = pauseMail(
    {
      send: () => {
        callCount += 1
        return fails ? Promise.reject(fails) : Promise.resolve({ id: 'sent' })
      },
    },
    () => at,
  )
  const attempt = () =>
    mailer.send(message).then(
      () => 'sent',
      (error: Error) => error.name + (error as { code?: string }).code,
    )
  return {
    attempt,
    asked: () => callCount,
    fail: (error: Error | null) => {
      fails = error
    },
    pass: (ms: number) => {
      at += ms
    },
  }
}

describe('a mail server that does not answer', () => {
  it('is paused after three failures, longer each time, and then tried again', async () => {
    const mail = mailerThat()
    mail.fail(new MailUnavailable(new Error('ECONNREFUSED')))
    for (let n = 0; n < 10; n++) expect(await mail.attempt()).toContain('MAIL_UNAVAILABLE')
    expect(mail.asked()).toBe(3)
    mail.pass(30_000)
    await mail.attempt()
    await mail.attempt()
    expect(mail.asked()).toBe(4)
    mail.pass(59_999)
    await mail.attempt()
    expect(mail.asked()).toBe(4)
    mail.pass(1)
    mail.fail(null)
    expect(await mail.attempt()).toBe('sent')
    expect(await mail.attempt()).toBe('sent')
  })

  it('is not a server that refuses a mail, or postpones it because of its recipient', async () => {
    const mail = mailerThat()
    const greylisted = new MailUnavailable({ responseCode: 451, command: 'RCPT TO' })
    for (const error of [greylisted, new MailRefused('no mailbox'), greylisted, greylisted, greylisted]) {
      mail.fail(error)
      await mail.attempt()
    }
    expect(mail.asked()).toBe(5)
  })
})
