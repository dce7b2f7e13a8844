import { isAboutRecipient, type Mailer, MailUnavailable } from './mailer.ts'

/** Sending pauses after this number of failures in a row. */
const FAILURES = 3
const FIRST_MS = 30_000
const LONGEST_MS = 5 * 60_000

/**
 * A mailer that pauses while the mail server does not answer: after three failures in a row it refuses every mail for 30 seconds, and twice
 * as long after each further failure, up to five minutes. A refused mail, or one put off because of its recipient, does not count as a
 * failure.
 */
export function pauseMail(mailer: Mailer, now: () => number = Date.now): Pick<Mailer, 'send'> {
  let failures = 0
  let until = 0
  return {
    async send(message) {
      if (now() < until) throw new MailUnavailable(new Error('the mail server did not answer a moment ago'))
      try {
        const sent = await mailer.send(message)
        failures = 0
        return sent
      } catch (error) {
        if (!(error instanceof MailUnavailable) || isAboutRecipient(error)) failures = 0
        else failures += 1
        if (failures >= FAILURES) until = now() + Math.min(LONGEST_MS, FIRST_MS * 2 ** (failures - FAILURES))
        throw error
      }
    },
  }
}
