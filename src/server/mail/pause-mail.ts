import { isAboutRecipient, type Mailer, MailUnavailable } from './mailer.ts'

/** After this number of failures in a row nothing is sent for a while. */
const FAILURES = 3
const FIRST_MS = 30_000
const LONGEST_MS = 5 * 60_000

/**
 * A mailer that leaves a server alone that does not answer: after three failures in a row it refuses at once for half a minute, twice as
 * long after each further failure, five minutes at most. A mail that the server refuses, or puts off for its recipient, is an answer.
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
