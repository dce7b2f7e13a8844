import { createHash } from 'node:crypto'

/** The left part of a mail's Message-ID. It is made of the mail's key, so that a repeated mail can be recognized. */
export const messageIdOf = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 40)

/** The left part of one of our Message-IDs, with or without its angle brackets; null for any other. */
export const readMessageId = (text: string | null | undefined): string | null =>
  /^\s*<?([0-9a-f]{40})@/.exec(text ?? '')?.[1] ?? null
