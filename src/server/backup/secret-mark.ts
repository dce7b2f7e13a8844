import { createHmac } from 'node:crypto'

/** Sixteen digits that identify a secret; the secret cannot be derived from them. */
export const secretMark = (secret: string): string =>
  createHmac('sha256', secret).update('tandem backup').digest('hex').slice(0, 16)
