import { createHash } from 'node:crypto'

/** The hash of a random token, which is stored instead of it. The token cannot be recovered from it. */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
