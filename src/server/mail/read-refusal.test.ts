import { describe, expect, it } from 'vitest'
import { type RefusalKind, readRefusal, refusalIn } from './read-refusal.ts'

// Answers of real mail servers, each with its command.
const answers: [kind: RefusalKind, command: string, text: string][] = [
  ['policy', 'RCPT TO', '550 5.7.1 Service unavailable, Client host [192.0.2.1] blocked using Spamhaus'],
  ['policy', 'RCPT TO', '554 5.7.1 <a@x.example>: Relay access denied'],
  ['policy', 'RCPT TO', '554 5.7.1 <a@x.example>: Recipient address rejected: Access denied'],
  ['policy', 'DATA', '550-5.7.26 This mail has been blocked because the sender is unauthenticated.'],
  ['policy', 'DATA', '554 5.7.9 Message not accepted for policy reasons.'],
  ['policy', 'RCPT TO', '550 5.1.8 <us@x.example>: Sender address rejected: Domain not found'],
  ['policy', 'RCPT TO', '550 5.1.0 <us@x.example> sender rejected'],
  ['policy', 'RCPT TO', '550 Rejected: 192.0.2.1 listed at zen.spamhaus.org'],
  ['policy', 'RCPT TO', '550 Administrative prohibition'],
  ['policy', 'RCPT TO', '550 relay not permitted'],
  ['policy', 'DATA', '554 rejected due to spam content'],
  ['policy', 'RCPT TO', '550 5.2.1 The user you are trying to contact is receiving mail at a rate that prevents'],
  ['refused', 'DATA', '552 5.3.4 Message size exceeds fixed limit'],
  ['refused', 'DATA', '554 Transaction failed'],
  ['refused', 'RCPT TO', '554 5.0.0 no'],
  ['full', 'RCPT TO', '552 5.2.2 The email account that you tried to reach is over quota.'],
  ['full', 'RCPT TO', '552 too much'],
  ['full', 'RCPT TO', '550 Mailbox is full'],
  [
    'no_mailbox',
    'RCPT TO',
    '550-5.1.1 The email account that you tried to reach does not exist.\r\n550 5.1.1 Try again',
  ],
  [
    'no_mailbox',
    'RCPT TO',
    '550 5.1.1 <a@x.example>: Recipient address rejected: User unknown in local recipient table',
  ],
  ['no_mailbox', 'RCPT TO', '554 5.1.1 <a@spamfilter.example>: no'],
  ['no_mailbox', 'RCPT TO', '550 5.1.10 RESOLVER.ADR.RecipientNotFound; Recipient not found by SMTP address lookup'],
  ['no_mailbox', 'RCPT TO', '550 5.2.1 The email account that you tried to reach is disabled.'],
  ['no_mailbox', 'RCPT TO', '550 5.4.1 Recipient address rejected: Access denied.'],
  ['no_mailbox', 'RCPT TO', '550 5.5.0 Requested action not taken: mailbox unavailable'],
  ['no_mailbox', 'DATA', '554 delivery error: dd This user doesn’t have a yahoo.com account (a@yahoo.com)'],
  ['no_mailbox', 'RCPT TO', '550 No such user here'],
  ['no_mailbox', 'RCPT TO', '551 5.1.6 moved'],
  ['no_mailbox', 'RCPT TO', '550'],
  ['no_mailbox', 'RCPT TO', '553 sorry'],
]

describe('readRefusal', () => {
  it.each(answers)('reads %s from the answer to %s “%s”', (kind, command, text) => {
    expect(readRefusal({ code: Number(text.slice(0, 3)), command, text }).kind).toBe(kind)
  })

  it('reads no status from an IP address', () => {
    expect(readRefusal({ code: 554, command: 'DATA', text: '554 5.1.1.9 is where you are' }).kind).toBe('refused')
  })

  it('puts the answer on one short line', () => {
    const text = `550-5.1.1 one\r\n550 5.1.1 two\u202E ${'x'.repeat(1000)}`
    const { answer } = readRefusal({ code: 550, command: 'RCPT TO', text })
    expect(answer).toMatch(/^550-5\.1\.1 one 550 5\.1\.1 two x+$/)
    expect(answer).toHaveLength(300)
  })

  it('ignores an error without an SMTP answer', () => {
    for (const error of [null, undefined, 'text', new Error('x'), { response: 5 }])
      expect(refusalIn(error)).toEqual({ kind: 'refused', answer: null })
  })
})
