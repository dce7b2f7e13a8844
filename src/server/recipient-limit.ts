import type { Throttle } from './throttle.ts'

const PER_RECIPIENT = { points: 6, seconds: 60 * 60 }

/**
 * Counts a mail whose recipient may not be the user who requested it: sign-up, reset, change of address, newsletter, invitation.
 * RATE_LIMITED after six mails an hour to one address, over all kinds and senders.
 */
export const consumeMailTo = ({ throttle }: { throttle: Throttle }, email: string): Promise<void> =>
  throttle.consume('mail-to', email.toLowerCase(), PER_RECIPIENT)
