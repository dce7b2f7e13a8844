import { describe, expect, it } from 'vitest'
import { createMailer } from './create-mailer.ts'
import { type Mailer, type MailMessage, MailRefused } from './mailer.ts'
import { closeServers, mailerTo, message, startSmtp, unfolded } from './smtp-server.testing.ts'

closeServers()

const boxes: [string, (caught: MailMessage[]) => Promise<Mailer>][] = [
  [
    'smtp',
    async (caught) => {
      const { port, mails } = await startSmtp()
      const mailer = mailerTo(port)
      return {
        async send(mail) {
          const result = await mailer.send(mail)
          caught.push({
            ...mail,
            subject: /^Subject: (.*)$/m.exec(unfolded(mails.at(-1)?.source ?? ''))?.[1]?.trim() ?? '',
          })
          return result
        },
      }
    },
  ],
  [
    'mailbox',
    async (caught) =>
      createMailer({
        kind: 'mailbox',
        async store(mail) {
          caught.push(mail)
          return { id: 'm1' }
        },
      }),
  ],
]

describe.each(boxes)('any message, to %s', (_, start) => {
  it.each([
    'maya@example.com\r\nBcc: all@example.com',
    'maya@example.com, all@example.com',
    'Maya <maya@example.com>',
    '<maya@example.com>',
    'maya@example.com;all@example.com',
    'maya@@example.com',
    'maya',
    '@example.com',
    'maya@exa mple.com',
    'maya@example.com\0',
    'maya\u202E@example.com',
    '',
    `${'x'.repeat(300)}@example.com`,
  ])('X1 refuses the address %j', async (to) => {
    const mailer = await start([])
    await expect(mailer.send({ ...message, to })).rejects.toThrow(MailRefused)
  })

  it.each([
    ['X-A', 'one\r\nBcc: all@example.com'],
    ['X-A', 'one\0'],
    ['X-A\r\nBcc', 'all@example.com'],
    ['X A', 'one'],
    ['Bcc', 'all@example.com'],
    ['to', 'all@example.com'],
    ['FROM', 'boss@example.com'],
    ['Content-Type', 'text/html'],
    ['Message-ID', '<1@x>'],
    ['X-Long', 'x'.repeat(2000)],
  ])('X1 refuses the header %j: %j', async (name, value) => {
    const mailer = await start([])
    await expect(mailer.send({ ...message, headers: { [name]: value } })).rejects.toThrow(MailRefused)
  })

  it('puts a hostile subject on one line', async () => {
    const caught: MailMessage[] = []
    const mailer = await start(caught)
    await mailer.send({ ...message, subject: 'Job\r\nBcc: all@example.com\r\n\r\n<b>body</b>\u202E' })
    expect(caught[0]?.subject).toBe('Job Bcc: all@example.com <b>body</b>')
    await mailer.send({ ...message, subject: 'x'.repeat(5000) })
    expect(caught).toHaveLength(2)
  })
})

describe('the development mailbox', () => {
  it('stores the mail as one self-contained page', async () => {
    const caught: Omit<MailMessage, 'handOver'>[] = []
    const mailer = createMailer({
      kind: 'mailbox',
      async store(mail) {
        caught.push(mail)
        return { id: 'm1' }
      },
    })
    expect(await mailer.send({ ...message, headers: { 'List-Unsubscribe': '<https://x.example>' } })).toEqual({
      id: 'm1',
    })
    expect(caught[0]).toMatchObject({
      to: message.to,
      key: message.key,
      headers: { 'List-Unsubscribe': '<https://x.example>' },
    })
    expect(caught[0]?.html).toContain('src="data:image/png;base64,iVBOR')
  })
})
