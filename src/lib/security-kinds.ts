/** The kinds of security events: a sign-in, a wrong secret, too many attempts, and refused access. */
export const securityKinds = ['signed_in', 'wrong', 'limited', 'refused'] as const
export type SecurityKind = (typeof securityKinds)[number]

const wrong = new Set(['INVALID_CREDENTIALS', 'WRONG_PASSWORD', 'CODE_WRONG', 'PASSKEY_FAILED', 'API_KEY_INVALID'])

/** The kind of a refusal of 401, 403 or 429; null for any other answer. */
export function kindOfRefusal(status: number | undefined, reason: string): SecurityKind | null {
  if (status === 429) return 'limited'
  if (status !== 401 && status !== 403) return null
  return wrong.has(reason) ? 'wrong' : 'refused'
}

/** How long security events are stored. */
export const securityDays = 90
