import { createServer, type Server, type Socket } from 'node:net'
import type { SMTPServerOptions } from 'smtp-server'
import { describe, expect, it } from 'vitest'
import { isAboutRecipient, MailRefused, MailUnavailable } from './mailer.ts'
import { refusalIn } from './read-refusal.ts'
import { closers, closeServers, mailerTo, message, startSmtp, unfolded } from './smtp-server.testing.ts'

closeServers()

async function startRaw(talk: (socket: Socket) => void): Promise<number> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined))
    talk(socket)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closers.push(() => {
    for (const socket of sockets) socket.destroy()
    return new Promise((resolve) => server.close(resolve))
  })
  return (server.address() as { port: number }).port
}

const calendar = {
  fileName: 'interview.ics',
  contentType: 'text/calendar; charset=utf-8',
  content: 'BEGIN:VCALENDAR\r\n',
}

describe('attachments', () => {
  it('are sent with the mail under their name and type (INTV-29)', async () => {
    const { port, mails } = await startSmtp()
    await mailerTo(port).send({ ...message, attachments: [calendar] })
    const source = mails[0]?.source ?? ''
    expect(source).toMatch(/Content-Type: text\/calendar; charset=utf-8; name=interview\.ics/i)
    expect(source).toMatch(/Content-Disposition: attachment; filename=interview\.ics/i)
    expect(source).toContain(Buffer.from(calendar.content).toString('base64').slice(0, 20))
  })

  it.each([
    { fileName: '../interview.ics' },
    { fileName: 'a\r\nBcc: evil@example.com' },
    { contentType: 'text/calendar\r\nBcc: evil@example.com' },
    { contentType: 'application/x-msdownload' },
  ])('are refused as %o', async (wrong) => {
    const { port } = await startSmtp()
    const sent = mailerTo(port).send({ ...message, attachments: [{ ...calendar, ...wrong }] })
    await expect(sent).rejects.toBeInstanceOf(MailRefused)
  })
})

describe('the SMTP mailer', () => {
  it('sends both texts and the images, and passes on the unsubscribe headers', async () => {
    const { port, mails } = await startSmtp()
    const headers = {
      'List-Unsubscribe': '<https://tandem.example/u/1>, <mailto:stop@tandem.example>',
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }
    const { id } = await mailerTo(port).send({ ...message, headers })
    const source = unfolded(mails[0]?.source ?? '')
    expect(mails[0]?.recipients).toEqual(['maya@example.com'])
    expect(source).toContain(`Message-ID: ${id}`)
    expect(source).toContain('From: Tandem <hello@tandem.example>')
    expect(source).toContain(`List-Unsubscribe: ${headers['List-Unsubscribe']}`)
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    expect(source).toContain('Auto-Submitted: auto-generated')
    expect(source).toContain('Content-Type: text/plain')
    expect(source).toContain('Content-Type: text/html')
    expect(source.match(/Content-ID: <wordmark-light@tandem>/g)).toHaveLength(1)
    expect(source).not.toContain('wordmark-dark')
  })

  it('gives the same mail the same id, and another mail another one', async () => {
    const { port } = await startSmtp()
    const mailer = mailerTo(port)
    const first = await mailer.send(message)
    expect(await mailer.send(message)).toEqual(first)
    expect(await mailer.send({ ...message, key: 'another' })).not.toEqual(first)
    expect(first.id).toMatch(/^<[0-9a-f]{40}@tandem\.example>$/)
  })

  it('calls back once before the server accepts a mail, and does not send it if that call refuses', async () => {
    const { port, mails } = await startSmtp()
    const mailer = mailerTo(port)
    const heldBy: number[] = []
    await mailer.send({ ...message, handOver: () => void heldBy.push(mails.length) })
    expect([heldBy, mails.length]).toEqual([[0], 1])
    const refuse = () => {
      throw new Error('not now')
    }
    await expect(mailer.send({ ...message, handOver: refuse })).rejects.toThrow(MailUnavailable)
    await mailer.send({ ...message, to: 'next@example.com' })
    expect(mails.map(({ recipients }) => recipients[0])).toEqual([message.to, 'next@example.com'])
  })

  it('sends many over few connections', async () => {
    const clients = new Set<string>()
    const { port, mails } = await startSmtp({
      onConnect(session, callback) {
        clients.add(session.id)
        callback()
      },
    })
    const mailer = mailerTo(port)
    const keys = Array.from({ length: 60 }, (_, index) => `k${index}`)
    await Promise.all(keys.map((key) => mailer.send({ ...message, key })))
    expect(mails).toHaveLength(60)
    expect(clients.size).toBeLessThanOrEqual(5)
  })
})

describe('the SMTP mailer with a failing server', () => {
  const refusal = (code: number, text: string) => Object.assign(new Error(text), { responseCode: code })

  it('refused connection: unavailable', async () => {
    const port = await startRaw(() => undefined)
    await closers.pop()?.()
    await expect(mailerTo(port).send(message)).rejects.toThrow(MailUnavailable)
  })

  it('silence: gives up in time', async () => {
    const port = await startRaw(() => undefined)
    await expect(mailerTo(port, 300).send(message)).rejects.toThrow(MailUnavailable)
  })

  it('a server that stalls after the mail, a byte at a time: gives up in time', async () => {
    const { port } = await startSmtp({ onData: (stream) => void stream.resume() })
    await expect(mailerTo(port, 300).send(message)).rejects.toThrow(MailUnavailable)
    const drip = await startRaw((socket) => {
      const timer = setInterval(() => socket.write('2'), 20)
      socket.on('close', () => clearInterval(timer))
    })
    await expect(mailerTo(drip, 300).send(message)).rejects.toThrow(MailUnavailable)
  })

  it.each([
    'HTTP/1.1 200 OK\r\n\r\n<html>hotel</html>',
    '\0\x01\x02\r\n',
    '220 hi\r\n250 x\r\nlorem ipsum\r\n',
    'x'.repeat(3_000_000),
  ])('D1 garbage (%#): unavailable', async (words) => {
    const port = await startRaw((socket) => {
      socket.resume()
      socket.write(words)
    })
    await expect(mailerTo(port, 1000).send(message)).rejects.toThrow(MailUnavailable)
  })

  it('reports a connection that breaks after the mail as unavailable, and sends the next mail', async () => {
    let cuts = 2
    const { port, mails } = await startSmtp()
    const proxy = await startRaw((socket) => {
      cuts -= 1
      if (cuts >= 0) return void socket.end('421 closing\r\n')
      const onward = new (socket.constructor as typeof Socket)().connect(port, '127.0.0.1')
      onward.on('error', () => undefined)
      socket.pipe(onward).pipe(socket)
    })
    const mailer = mailerTo(proxy)
    await expect(mailer.send(message)).rejects.toThrow(MailUnavailable)
    for (let tries = 0; mails.length === 0 && tries < 3; tries += 1) await mailer.send(message).catch(() => undefined)
    expect(mails).toHaveLength(1)
  })

  it('distinguishes temporary failures from final refusals', async () => {
    const onRcptTo: SMTPServerOptions['onRcptTo'] = ({ address }, _, callback) => {
      if (address.startsWith('gone')) return callback(refusal(550, 'No such user'))
      if (address.startsWith('full')) return callback(refusal(452, 'Mailbox full'))
      callback()
    }
    const { port } = await startSmtp({ onRcptTo })
    const mailer = mailerTo(port)
    await expect(mailer.send({ ...message, to: 'gone@example.com' })).rejects.toThrow(MailRefused)
    await expect(mailer.send({ ...message, to: 'full@example.com' })).rejects.toThrow(MailUnavailable)
    await mailer.send({ ...message, to: 'well@example.com' })
  })

  it.each([
    ['no_mailbox', 'RCPT TO', 550, '5.1.1 <you@example.com>: Recipient address rejected: User unknown'],
    ['no_mailbox', 'RCPT TO', 550, 'No such user'],
    ['policy', 'RCPT TO', 550, '5.7.1 Client host blocked using Spamhaus'],
    ['policy', 'DATA', 554, '5.7.9 Message not accepted for policy reasons'],
    ['refused', 'DATA', 552, '5.3.4 Message size exceeds fixed limit'],
  ] as const)('classifies a refusal as about %s: %s %i %s', async (kind, command, code, text) => {
    const answer = refusal(code, text)
    const { port } = await startSmtp(
      command === 'RCPT TO'
        ? { onRcptTo: (_, __, callback) => callback(answer) }
        : { onData: (stream, _, callback) => stream.on('end', () => callback(answer)).resume() },
    )
    const error = await mailerTo(port)
      .send(message)
      .catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(MailRefused)
    expect(refusalIn((error as Error).cause)).toEqual({ kind, answer: expect.stringContaining(text) })
  })

  it('allows another attempt for a full mailbox, even if the server calls it final', async () => {
    const answer = refusal(552, '5.2.2 The account is over quota')
    const { port } = await startSmtp({ onRcptTo: (_, __, callback) => callback(answer) })
    const error = await mailerTo(port)
      .send(message)
      .catch((thrown: unknown) => thrown)
    expect([error instanceof MailUnavailable, isAboutRecipient(error)]).toEqual([true, true])
  })

  it('treats a rejection of our server as an outage, not as a fault of the mail', async () => {
    const { port } = await startSmtp({ onMailFrom: (_, __, callback) => callback(refusal(550, 'Who are you')) })
    await expect(mailerTo(port).send(message)).rejects.toThrow(MailUnavailable)
  })
})
