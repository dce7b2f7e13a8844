import type { SecurityKind } from '#lib/security-kinds.ts'

/** What each kind is called, in a list and as a filter. */
export const kindLabels: Record<SecurityKind, string> = {
  signed_in: 'Signed in',
  wrong: 'Wrong sign-in',
  limited: 'Too many tries',
  refused: 'Not allowed',
}

const reasons: Record<string, string> = {
  INVALID_CREDENTIALS: 'Wrong address or password',
  WRONG_PASSWORD: 'Wrong password',
  CODE_WRONG: 'Wrong two-factor code',
  PASSKEY_FAILED: 'Passkey not accepted',
  API_KEY_INVALID: 'API key not known',
  API_KEY_PAUSED: 'API key paused since a change of password',
  RATE_LIMITED: 'Over a limit',
  UNAUTHENTICATED: 'Not signed in, or no longer',
  FORBIDDEN: 'No right to it',
  SECOND_FACTOR_REQUIRED: 'Two-factor code asked for',
  PASSWORD_CHANGE_REQUIRED: 'Must change the password first',
  FILE_INFECTED: 'Uploaded a file with a virus',
  LOOKING_ONLY: 'Tried to change something while looking as another person',
}

/** The reason of a refusal in words; a code without words of its own is read from its name. */
export const reasonLabels = (code: string): string => {
  const words = code.toLowerCase().replaceAll('_', ' ')
  return reasons[code] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
