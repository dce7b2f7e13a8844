import type { SecurityKind } from '#lib/security-kinds.ts'

/** Labels of the kinds, in the list and as filters. */
export const securityKindLabels: Record<SecurityKind, string> = {
  signed_in: 'Signed in',
  wrong: 'Failed sign-in',
  limited: 'Rate limited',
  refused: 'Access denied',
}

const reasons: Record<string, string> = {
  INVALID_CREDENTIALS: 'Wrong email or password',
  WRONG_PASSWORD: 'Wrong password',
  CODE_WRONG: 'Wrong two-factor code',
  PASSKEY_FAILED: 'Passkey rejected',
  API_KEY_INVALID: 'Unknown API key',
  API_KEY_PAUSED: 'API key paused after a password change',
  RATE_LIMITED: 'Rate limit exceeded',
  UNAUTHENTICATED: 'Not signed in, or session ended',
  FORBIDDEN: 'No permission',
  SECOND_FACTOR_REQUIRED: 'Two-factor code required',
  PASSWORD_CHANGE_REQUIRED: 'Password change required',
  FILE_INFECTED: 'Uploaded a file with a virus',
  IMPERSONATION_READ_ONLY: 'Tried to make a change while impersonating',
}

/** Text for the reason of a refusal. A code without its own text is turned into words. */
export const reasonLabels = (code: string): string => {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return reasons[code] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
