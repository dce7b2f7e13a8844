import type { Env } from '../env.ts'

const DAY_MS = 24 * 60 * 60 * 1000
/** The standard recommends less than a year. */
const GOOD_FOR_DAYS = 180

/** The file that says where to report a vulnerability (RFC 9116); null if no contact is configured. */
export function securityTxt(env: Pick<Env, 'SECURITY_CONTACT' | 'PUBLIC_URL'>, now = new Date()): string | null {
  if (env.SECURITY_CONTACT.length === 0) return null
  const midnight = Math.floor(now.getTime() / DAY_MS) * DAY_MS
  const expires = new Date(midnight + GOOD_FOR_DAYS * DAY_MS).toISOString().replace('.000', '')
  const lines = [
    ...env.SECURITY_CONTACT.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires}`,
    'Preferred-Languages: en',
    `Canonical: ${env.PUBLIC_URL}/.well-known/security.txt`,
  ]
  return `${lines.join('\n')}\n`
}
